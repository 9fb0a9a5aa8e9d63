/** Totals that follow what is told: what the events of an act have added to the players' numbers so far. */
import type { AnyView } from "../games/registry";
import type { Event } from "../protocol";

/** An event's fact that is added to, or taken from, a number in the row of its seat; `field` is its name in the view. */
export interface Amount {
  field: string;
  fact: string;
  sign: 1 | -1;
}

export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export function added(counts: Counts, { facts }: Event, amount: Amount | undefined): Counts {
  const [seat, number] = [facts.seat, amount && facts[amount.fact]];
  if (!amount || typeof seat !== "string" || typeof number !== "number") return counts;
  const before = counts[seat]?.[amount.field] ?? 0;
  return { ...counts, [seat]: { ...counts[seat], [amount.field]: before + amount.sign * number } };
}

/** A view whose players have what they had and what was told since; what is hidden stays hidden. */
export function withCounts(view: AnyView | null, counts: Counts): AnyView | null {
  if (!view || !Object.keys(counts).length) return view;
  const players = view.players.map((player: Record<string, unknown> & { seat: string }) => {
    const sums = Object.entries(counts[player.seat] ?? {}).filter(([field]) => typeof player[field] === "number");
    return { ...player, ...Object.fromEntries(sums.map(([field, n]) => [field, (player[field] as number) + n])) };
  });
  return { ...view, players };
}
