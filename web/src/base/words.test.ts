import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fluent, GAMES, speak } from "../testing/sentences";
import { firstLanguage, ui, words } from "./words.svelte";

const keys = (text: string) => [...text.matchAll(/^((?:ui|view)-[a-z0-9_-]+)/gm)].map((m) => m[1] ?? "");

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts") ? [readFileSync(path, "utf8")] : [];
  });
}

describe("sentences", () => {
  test.each(["server/words", ...GAMES.map((game) => `games/${game}/words`)])(
    "each language has the same sentences for the page in %s",
    (folder) => {
      const en = keys(fluent("en", [folder])).sort();
      expect(en.length).toBeGreaterThan(0);
      for (const language of ["de", "fr"]) expect(keys(fluent(language, [folder])).sort()).toEqual(en);
    },
  );

  test("what the page says of one game stands with that game", () => {
    const general = fluent("en", ["server/words"]);
    for (const game of GAMES) expect(general).not.toContain(game);
  });

  test("every sentence that the page asks for is there", () => {
    const known = new Set(keys(fluent("en")));
    const asked = sources(join(__dirname, "..")).flatMap((text) =>
      [...text.matchAll(/\bui\(\s*"([a-z0-9-]+)"/g)].map((m) => `ui-${m[1]}`),
    );
    expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([]);
  });

  test("the same events read alike in each language, with names for things", () => {
    const kinds = { seat: "seat", business: "business" };
    speak("de");
    const de = words.tell("event-boss-installed", { seat: "red", business: "krug" }, kinds);
    speak("en");
    const en = words.tell("event-boss-installed", { seat: "red", business: "krug" }, kinds);
    expect(de).toContain("Rot");
    expect(en).toContain("Red");
    expect(de).not.toBe(en);
  });

  test("what a viewer does not see is not told", () => {
    speak("en");
    expect(words.tell("event-share-drawn", { seat: "red", card: null }, { seat: "seat", card: "card" })).toBe(
      "Red draws a share card.",
    );
  });

  test("players are called by their names", () => {
    speak("en");
    words.names = { red: "Vroni" };
    expect(words.name("seat", "red")).toBe("Vroni");
    words.names = {};
  });

  test("an unknown sentence says so, and the browser's language is followed", () => {
    expect(ui("no-such-thing")).toBe("[ui-no-such-thing]");
    expect(firstLanguage(["it", "fr-CA", "de"])).toBe("fr");
    expect(firstLanguage(["it"])).toBe("en");
  });
});
