import type { Event } from "../../protocol";
import { played } from "../../testing/fixtures";
import { expulsions, scoring, since } from "./history";

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
