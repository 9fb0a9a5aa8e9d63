import { words } from "../base/words.svelte";
import type { Replay } from "../protocol";
import { fixture } from "../testing/fixtures";
import { speak } from "../testing/sentences";
import { readSpot, writeSpot } from "./address";
import { roundName, shortName, sitter } from "./names";

const { replay } = fixture<{ replay: Replay }>("goldbraeu/replay");

afterEach(() => {
  words.names = {};
});

test.each([
  ["en", "Blue (Apprentice)", "Week 2, Tuesday"],
  ["de", "Blau (Lehrling)", "Woche 2, Dienstag"],
  ["fr", "Bleu (Apprenti)", "Semaine 2, mardi"],
])("%s: a bot is called by its colour and level, a round by its day", (language, bot, day) => {
  speak(language, "goldbraeu");
  words.names = { red: "Resi" };
  const mark = replay.marks[8];
  expect(sitter("blue", { bots: { blue: "beginner" } })).toBe(bot);
  expect(sitter("red", { bots: { blue: "beginner" } })).toBe("Resi");
  expect(mark && roundName(mark)).toBe(day);
});

test("where a week begins its mark says so; a game without words of its own has rounds", () => {
  speak("en", "goldbraeu");
  const weeks = replay.marks.filter(({ within }) => within === 1);
  expect(weeks.map(shortName)).toEqual(["Week 1", "Week 2", "Week 3"]);
  speak("en", "golden_city");
  expect(roundName({ number: 40, round: 3, phase: 3, within: 1 })).toBe("Round 3");
  expect(shortName({ number: 40, round: 3, phase: 3, within: 1 })).toBe("3");
});

test("the address says where we are and who looks, and nothing that goes without saying", () => {
  expect(writeSpot({ at: 70, viewer: "open" })).toBe("#at=70");
  expect(writeSpot({ at: 70, viewer: "blue" })).toBe("#at=70&seat=blue");
  expect(writeSpot({ at: 0, viewer: "open" })).toBe("");
  expect(readSpot("#at=70&seat=blue")).toEqual({ at: 70, viewer: "blue" });
  expect(readSpot("")).toEqual({ at: 0, viewer: "open" });
  expect(readSpot("#at=seventy")).toEqual({ at: 0, viewer: "open" });
});
