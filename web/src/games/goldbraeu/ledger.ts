/** A payday as a ledger, from its events: the same sums as the rulebook's worked example. */
import type { Event } from "../../protocol";

export interface Pay {
  markers: number;
  shares: number; // for the markers
  rest: number; // what the boss gets on top
  chip: number;
}

export interface Row {
  business: string;
  income: number;
  half: number | null; // a garden's half for the brewery
  brewery: string | null;
  pay: Record<string, Pay>;
  bank: number;
}

export interface Ledger {
  week: number | null;
  rows: Row[];
  total: Record<string, number>;
}

const none = (): Pay => ({ markers: 0, shares: 0, rest: 0, chip: 0 });

export function ledger(events: readonly Event[]): Ledger {
  const rows: Row[] = [];
  const total: Record<string, number> = {};
  const chips: Row = { business: "chip", income: 0, half: null, brewery: null, pay: {}, bank: 0 };
  let week: number | null = null;
  const paid = (row: Row, seat: string) => {
    row.pay[seat] ??= none();
    return row.pay[seat];
  };
  for (const { kind, facts } of events) {
    const amount = Number(facts.amount ?? 0);
    const seat = String(facts.seat ?? "");
    const row = rows.findLast(({ business }) => business === facts.business);
    if (kind === "garden-earned")
      rows.push({
        business: String(facts.garden),
        income: Number(facts.income),
        half: Number(facts.half),
        brewery: String(facts.brewery),
        pay: {},
        bank: 0,
      });
    else if (kind === "brewery-earned")
      rows.push({
        business: String(facts.brewery),
        income: Number(facts.income),
        half: null,
        brewery: null,
        pay: {},
        bank: 0,
      });
    else if (kind === "shares-paid" && row)
      Object.assign(paid(row, seat), { markers: Number(facts.markers), shares: amount });
    else if (kind === "rest-paid" && row) paid(row, seat).rest += amount;
    else if (kind === "rest-kept" && row) row.bank += amount;
    else if (kind === "chip-paid") paid(chips, seat).chip += amount;
    else if (kind === "week-ended") week = Number(facts.week);
    if (["shares-paid", "rest-paid", "chip-paid"].includes(kind)) total[seat] = (total[seat] ?? 0) + amount;
  }
  if (Object.keys(chips.pay).length) rows.push(chips);
  return { week, rows, total };
}

export const sum = (pay: Pay | undefined) => (pay ? pay.shares + pay.rest + pay.chip : 0);
