import type { GameInfo, Setup } from "../protocol";
import { speak } from "../testing/sentences";
import { around, differing, levelName, sketched, standIn, strength } from "./levels";
import { botAbout, botName } from "./words.svelte";

const sitting = (...names: string[]) => names.map((name) => ({ name, rating: RATED[name] ?? null }));
const RATED: Record<string, number> = { beginner: 200, regular: 445, strong: 538 };
const ORDER = ["random", "beginner", "regular", "strong", "expert", "aunt"];

describe("levels", () => {
  test("a level keeps its seat where it can sit", () => {
    expect(standIn("strong", ORDER, sitting(...ORDER))).toBe("strong");
  });

  test("else the next weaker one that can sits down", () => {
    const able = sitting("random", "beginner", "regular");
    expect(standIn("expert", ORDER, able)).toBe("regular");
    expect(standIn("aunt", ORDER, able)).toBe("regular");
    expect(standIn("random", ORDER, sitting("beginner", "regular"))).toBe("beginner");
    expect(standIn("gone", ORDER, able)).toBe("random");
    expect(standIn("regular", ORDER, [])).toBe("regular");
  });

  test("a strength stays between the levels that can sit", () => {
    expect(standIn("elo-500", ORDER, sitting(...ORDER))).toBe("elo-500");
    expect(standIn("elo-500", ORDER, sitting("random", "beginner", "regular"))).toBe("elo-445");
    expect(standIn("elo-500", ORDER, sitting("random", "aunt"))).toBe("random");
    expect(strength(20, sitting("strong", "beginner"))).toBe("elo-200");
    expect(around(200, sitting("beginner", "regular", "strong"))).toEqual(["beginner", "regular"]);
    expect(around(500, sitting("strong", "regular", "aunt", "beginner"))).toEqual(["regular", "strong"]);
  });

  test("a strength has a name in every language", () => {
    for (const [language, name] of Object.entries({ en: "Strength 1250", de: "Stärke 1250", fr: "Force 1250" })) {
      speak(language);
      expect(botName("elo-1250")).toBe(name);
      expect(botAbout("elo-1250")).not.toBe("");
    }
    speak();
    expect(botName("elo-12500")).toBe("elo-12500");
  });

  test("a rating stands behind the name where there is one", () => {
    for (const [language, name] of Object.entries({ en: "Regular", de: "Stammgast", fr: "Habitué" })) {
      speak(language);
      expect(levelName({ name: "regular", rating: 1702 })).toBe(`${name} (Elo 1702)`);
      expect(levelName({ name: "regular", rating: null })).toBe(name);
    }
    speak();
    expect(levelName({ name: "aunt", rating: null })).toBe("aunt");
  });

  test("of a table only what differs from its edition is told", () => {
    const info = { editions: { first: { tie: "shared", three: "5" } } } as unknown as GameInfo;
    const setup: Setup = {
      game: "goldbraeu",
      edition: "first",
      options: { tie: "shares", three: "5" },
      board: "standard",
      seats: 4,
    };
    expect(sketched(setup, info)).toEqual({ ...setup, options: { tie: "shares" } });
    expect(differing({ tie: "shared" }, info.editions.first)).toEqual({});
  });
});
