import type { GameInfo, Setup } from "../protocol";
import { speak } from "../testing/sentences";
import { differing, levelName, sketched, standIn } from "./levels";

const ORDER = ["random", "beginner", "regular", "strong", "expert", "aunt"];

describe("levels", () => {
  test("a level keeps its seat where it can sit", () => {
    expect(standIn("strong", ORDER, ORDER)).toBe("strong");
  });

  test("else the next weaker one that can sits down", () => {
    const able = ["random", "beginner", "regular"];
    expect(standIn("expert", ORDER, able)).toBe("regular");
    expect(standIn("aunt", ORDER, able)).toBe("regular");
    expect(standIn("random", ORDER, ["beginner", "regular"])).toBe("beginner");
    expect(standIn("gone", ORDER, able)).toBe("random");
    expect(standIn("regular", ORDER, [])).toBe("regular");
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
