/** Numbers for the charts, from a record's decisions. */
import type { Gain } from "../games/registry";
import type { Event, Mark, Moment } from "../protocol";

export interface Series {
  seat: string;
  points: [moment: number, score: number][];
}

export function series(moments: readonly Moment[], seats: readonly string[]): Series[] {
  return seats.map((seat) => ({ seat, points: moments.map(({ number, scores }) => [number, scores[seat] ?? 0]) }));
}

export interface Turn {
  moment: Moment;
  leader: string;
}

const leaders = (scores: Readonly<Record<string, number>>) => {
  const most = Math.max(...Object.values(scores));
  return Object.keys(scores).filter((seat) => scores[seat] === most);
};

/** Where the lead changed hands for good reasons: a new sole leader after the first pay-out. */
export function turningPoints(moments: readonly Moment[]): Turn[] {
  const found: Turn[] = [];
  let leader = "";
  for (const moment of moments) {
    const now = leaders(moment.scores);
    const only = now.length === 1 ? (now[0] as string) : "";
    if (only && only !== leader) {
      if (leader) found.push({ moment, leader: only });
      leader = only;
    }
  }
  return found;
}

/** Gains by seat and column; gains without a column are left out. */
export type Sums = Record<string, Record<string, number>>;

function sumUp(events: readonly Event[], gain: (event: Event) => Gain | null, column: (gain: Gain) => string): Sums {
  const sums: Sums = {};
  for (const event of events) {
    const found = gain(event);
    const name = found && column(found);
    if (!found || !name) continue;
    const row = sums[found.seat] ?? {};
    sums[found.seat] = { ...row, [name]: (row[name] ?? 0) + found.amount };
  }
  return sums;
}

/** Gains and costs by seat and source. */
export const bySource = (events: readonly Event[], gain: (event: Event) => Gain | null) =>
  sumUp(events, gain, ({ source }) => source);

/** Gains by seat and the thing that paid them, such as `business:krug`. */
export const byThing = (events: readonly Event[], gain: (event: Event) => Gain | null) =>
  sumUp(events, gain, ({ thing }) => (thing ? `${thing.kind}:${thing.name}` : ""));

/** Where weeks or rounds begin: the first mark of each phase. */
export const phases = (marks: readonly Mark[]) => marks.filter(({ phase }, i) => phase !== marks[i - 1]?.phase);
