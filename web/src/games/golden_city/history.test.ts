import type { Event } from "../../protocol";
import { played } from "../../testing/fixtures";
import { expulsions, reckon, scoring, since } from "./history";

const line = (number: number, ...events: Event[]) => played(events, number);
const event = (kind: string, facts: Event["facts"] = {}): Event => ({ kind, facts });

test("only this round's expulsions are told", () => {
  const lines = [
    line(1, event("expelled", { seat: "red", other: "blue", pair: "1", price: 1 })),
    line(2, event("turn-ended"), event("score-revealed"), event("card-laid")),
    line(3, event("expelled", { seat: "white", other: "black", pair: "2", price: 1 })),
  ];
  expect(expulsions(lines)).toEqual([{ seat: "white", other: "black", pair: "2", price: 1 }]);
  expect(since(lines, "score-revealed").map(({ kind }) => kind)).toEqual(["score-revealed", "card-laid", "expelled"]);
});

test("a score card's letters are kept apart by good and area", () => {
  const gains = scoring([
    event("goods-scored", { seat: "red", good: "wine", amount: 2 }),
    event("area-scored", { seat: "red", area: "river-ne", amount: 4 }),
    event("built", { seat: "red", site: "mo-c1" }),
  ]);
  expect(gains).toEqual({ goods: { red: 2 }, area: { red: 4 } });
});

test("the end is reckoned from before it and from after it alike", () => {
  const events = [
    event("goods-scored", { seat: "red", good: "wine", amount: 2 }),
    event("bonus-paid", { seat: "red", bonus: "coin", amount: 6 }),
    event("bonus-paid", { seat: "blue", bonus: "city", amount: 1 }),
  ];
  const before = reckon(
    events,
    [
      { seat: "red", letters: 40 },
      { seat: "blue", letters: null },
    ],
    false,
  );
  const after = reckon(
    events,
    [
      { seat: "red", letters: 48 },
      { seat: "blue", letters: 31 },
    ],
    true,
  );
  expect(before[0]).toMatchObject({ before: 42, total: 48, cards: [{ bonus: "coin", amount: 6 }] });
  expect(before[1]).toMatchObject({ before: null, total: null });
  expect(after.map((row) => [row.before, row.total])).toEqual([
    [42, 48],
    [30, 31],
  ]);
});
