import { load as loadGame } from "../games/registry";
import type { Event, GameInfo, GameLedger, Line } from "../protocol";
import { asked, fixture, infoOf, played } from "../testing/fixtures";
import { GAMES, speak as load } from "../testing/sentences";
import { logParts, onTable, putQuestion, speak, describe as tell, tellEvents } from "./log";

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

test.each(["unread", "of a server newer than this page"])("what cannot be read is no line: %s", (type) => {
  const line = { number: 3, entry: { type } } as unknown as Line;
  expect(logParts(line, {} as Parameters<typeof logParts>[1], info)).toEqual([]);
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

interface Told {
  events: readonly Event[];
  ledger: GameLedger | null;
}

describe.each(GAMES)("the log of %s", (name) => {
  const story = fixture<Told[]>(`${name}/story`).map(({ events, ledger }, i) => played(events, i + 1, ledger));
  const parts = async () => {
    const game = await loadGame(name);
    return story.map((line) => logParts(line, game, infoOf(name)));
  };

  test("no line is a wall: what is dealt and what is paid is folded", async () => {
    const all = (await parts()).flat();
    expect(Math.max(...all.map(({ text }) => text.length))).toBeLessThan(9);
    expect(all[0]?.folded.length).toBeGreaterThan(5);
    expect(all.flatMap(({ text }) => text).filter((text) => /\[|undefined/.test(text))).toEqual([]);
  });

  test("a scoring is one line with what everybody got, and its ledger opens", async () => {
    const scored = (await parts()).flat().filter(({ ledger }) => ledger);
    expect(scored.length).toBeGreaterThan(0);
    for (const { text, ledger } of scored) {
      expect(text).toHaveLength(2);
      for (const total of Object.values(ledger?.ledger.totals ?? {})) expect(text[1]).toContain(`+${total}`);
    }
  });

  test("a record that is continued is folded up to the day or round it stopped in", async () => {
    const events = story.flatMap(({ entry }) => ("events" in entry ? entry.events : []));
    const begun = { number: 1, entry: { type: "began", events, ledger: null } } as unknown as Line;
    const told = logParts(begun, await loadGame(name), infoOf(name));
    expect(told.filter(({ heading }) => heading)).toHaveLength(1);
    expect(told[0]?.text).toHaveLength(1);
    expect(told[0]?.folded.length).toBeGreaterThan(20);
  });

  test("each week's day or round has a heading of its own, and what follows stands below it", async () => {
    const { heading } = await loadGame(name);
    for (const [i, line] of (await parts()).entries()) {
      const { entry } = story[i] as Line;
      const begins = "events" in entry && entry.events.some(({ kind }) => kind === heading);
      expect(line.filter((part) => part.heading)).toHaveLength(begins ? 1 : 0);
    }
  });
});

test("bookkeeping is not told", async () => {
  const hidden = { kind: "secret-shown", facts: { seat: "blue", landform: "woodland", cards: 1 } };
  expect(logParts(played([hidden]), await loadGame("golden_city"), infoOf("golden_city"))).toEqual([]);
});
