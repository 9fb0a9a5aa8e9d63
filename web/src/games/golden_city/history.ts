/** What the log says about this round, read backwards from its end. */
import type { Event, Line } from "../../protocol";

const eventsOf = ({ entry }: Line): readonly Event[] => ("events" in entry ? entry.events : []);

/** All events since the last one of a kind, that one included. */
export function since(lines: readonly Line[], kind: string): Event[] {
  const found: Event[] = [];
  for (let i = lines.length - 1; i >= 0; i--) {
    const events = eventsOf(lines[i] as Line);
    const from = events.findLastIndex((event) => event.kind === kind);
    found.unshift(...events.slice(Math.max(0, from)));
    if (from >= 0) return found;
  }
  return found;
}

export interface Expulsion {
  seat: string;
  other: string;
  pair: string;
  price: number;
}

/** Who was expelled by whom in this auction. */
export function expulsions(lines: readonly Line[]): Expulsion[] {
  return since(lines, "score-revealed")
    .filter(({ kind }) => kind === "expelled")
    .map(({ facts }) => ({
      seat: String(facts.seat),
      other: String(facts.other),
      pair: String(facts.pair),
      price: Number(facts.price),
    }));
}

export interface Gains {
  goods: Record<string, number>;
  area: Record<string, number>;
}

/** What a score card paid, or would pay: for its good and for its area. */
export function scoring(events: readonly Event[]): Gains {
  const gains: Gains = { goods: {}, area: {} };
  for (const { kind, facts } of events) {
    const row = kind === "goods-scored" ? gains.goods : kind === "area-scored" ? gains.area : null;
    if (row) row[String(facts.seat)] = (row[String(facts.seat)] ?? 0) + Number(facts.amount);
  }
  return gains;
}
