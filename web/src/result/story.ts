/** Numbers for the charts, from a record's decisions. */
import type { Event, Moment } from "../protocol";

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

export type Gain = { seat: string; amount: number; source: string };

/** Gains and costs by seat and source. */
export function bySource(
  events: readonly Event[],
  source: (event: Event) => Gain | null,
): Record<string, Record<string, number>> {
  const sums: Record<string, Record<string, number>> = {};
  for (const event of events) {
    const gain = source(event);
    if (!gain) continue;
    sums[gain.seat] ??= {};
    const of = sums[gain.seat] as Record<string, number>;
    of[gain.source] = (of[gain.source] ?? 0) + gain.amount;
  }
  return sums;
}
