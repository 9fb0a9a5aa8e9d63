import type { Event } from "../protocol";
import { bySource, byThing, phases, series, turningPoints } from "./story";

const moment = (number: number, scores: Record<string, number>) => ({
  number,
  seat: "red",
  action: "pass",
  events: [],
  scores,
});

test("the lead changes hands where somebody new leads alone", () => {
  const moments = [
    moment(1, { red: 25, blue: 25 }),
    moment(2, { red: 30, blue: 25 }),
    moment(3, { red: 30, blue: 30 }),
    moment(4, { red: 30, blue: 41 }),
  ];
  expect(turningPoints(moments).map((turn) => [turn.moment.number, turn.leader])).toEqual([[4, "blue"]]);
  expect(series(moments, ["blue"])[0]?.points).toEqual([
    [1, 25],
    [2, 25],
    [3, 30],
    [4, 41],
  ]);
});

test("money is counted by where it came from", () => {
  const events: Event[] = [
    { kind: "shares-paid", facts: { seat: "red", amount: 6 } },
    { kind: "shares-paid", facts: { seat: "red", amount: 4 } },
    { kind: "other", facts: {} },
  ];
  const source = (e: Event) =>
    e.kind === "other" ? null : { seat: "red", amount: Number(e.facts.amount), source: "shares" };
  expect(bySource(events, source)).toEqual({ red: { shares: 10 } });
});

test("gains by what paid them, where the event says so", () => {
  const gain = ({ facts }: Event) => ({
    seat: "red",
    amount: Number(facts.amount),
    source: "shares",
    ...(facts.business ? { thing: { kind: "business", name: String(facts.business) } } : {}),
  });
  const paid = (amount: number, business?: string): Event => ({
    kind: "paid",
    facts: { amount, business: business ?? null },
  });
  expect(byThing([paid(4, "krug"), paid(3), paid(2, "krug")], gain)).toEqual({ red: { "business:krug": 6 } });
});

test("a mark where each week begins", () => {
  const mark = (number: number, phase: number) => ({ number, round: number, phase, within: 1 });
  expect(phases([mark(3, 1), mark(9, 1), mark(20, 2), mark(31, 2)]).map(({ number }) => number)).toEqual([3, 20]);
});
