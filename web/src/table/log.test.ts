import type { GameInfo } from "../protocol";
import { asked, played } from "../testing/fixtures";
import { speak as load } from "../testing/sentences";
import { onTable, putQuestion, speak, describe as tell, tellEvents } from "./log";

const info = {
  name: "goldbraeu",
  verb_kinds: { name: ["business", "opened"], pass: [], expand: ["garden", "space"] },
  question_kinds: { seat: "seat", challenger: "seat", business: "business", card: "card" },
  field_kinds: { "boss-installed": { seat: "seat", business: "business" } },
} as unknown as GameInfo;

beforeAll(() => load());

test("answers are said in words", () => {
  expect(speak("pass", info)).toBe("Pass");
  expect(speak("name krug 1", info)).toBe("Name a boss at Zum Krug, playing one card");
  expect(speak("expand krug c4", info)).toContain("Zum Krug");
});

test("questions speak of what they are about", () => {
  expect(putQuestion(asked("goldbraeu/3-answer"), info)).toMatch(/wants to become boss of/);
});

test("each kind of line has its sentence", () => {
  const events = [{ kind: "boss-installed", facts: { seat: "red", business: "krug" } }];
  expect(tell(played(events), info)).toEqual(["Red is the new boss of Zum Krug."]);
  expect(tell({ number: 2, entry: { type: "took-back", seat: "red", line: 1 } }, info)[0]).toContain("Red");
  expect(
    tell({ number: 3, entry: { type: "seated", seat: "blue", holder: "person", name: "", bot: "regular" } }, info)[0],
  ).toContain("Regular");
});

test("an answer is on the table if some of it can be clicked there", () => {
  expect(onTable({ action: "expand krug c4", targets: ["garden:krug", "space:c4"] }, ["garden", "space"])).toBe(true);
  expect(onTable({ action: "name krug 1", targets: ["business:krug", "opened:1"] }, ["business"])).toBe(true);
  expect(onTable({ action: "block 1", targets: ["opened:1"] }, ["business"])).toBe(false);
  expect(onTable({ action: "pass", targets: [] }, ["business"])).toBe(false);
});

test("many of one kind are one sentence that can be opened", () => {
  const city = { name: "golden_city", field_kinds: {} } as unknown as GameInfo;
  const laid = (pair: number) => ({ kind: "card-laid", facts: { pair, landform: "coast" } });
  const begun = { kind: "round-begun", facts: { round: 2, seat: "red" } };
  const telling = { folds: { "card-laid": "laid" }, quiet: ["secret-shown"] };
  const hidden = { kind: "secret-shown", facts: { seat: "blue", landform: "woodland", cards: 1 } };
  const many = tellEvents([begun, hidden, ...[1, 2, 3, 4].map(laid)], city, telling);
  expect(many.text).toHaveLength(2);
  expect(many.text[1]).toBe("The pairs are laid out: 4 landform cards.");
  expect(many.folded).toHaveLength(4);
  expect(tellEvents([begun, laid(1)], city, telling).folded).toEqual([]);
});
