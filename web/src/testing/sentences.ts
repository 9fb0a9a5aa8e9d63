/** The real sentences, for tests. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { words } from "../base/words.svelte";

const ROOT = join(__dirname, "../../../src/stammtisch");

/** The games of the tree that have sentences. */
export const GAMES = readdirSync(join(ROOT, "games")).filter((name) => existsSync(join(ROOT, "games", name, "words")));
export const FOLDERS = ["core/words", ...GAMES.map((name) => `games/${name}/words`), "bots/words", "server/words"];

/** The texts of a language that the page gets: all but what only the terminal says. */
export function fluent(language: string, folders = FOLDERS): string {
  const texts: string[] = [];
  for (const folder of folders)
    for (const file of readdirSync(join(ROOT, folder)).sort())
      if ((file === `${language}.ftl` || file.endsWith(`.${language}.ftl`)) && !file.startsWith("terminal."))
        texts.push(readFileSync(join(ROOT, folder, file), "utf8"));
  return texts.join("\n");
}

/** In one language; about one game, as at its table, or about all of them. */
export const speak = (language = "en", game = "") =>
  words.read(
    language,
    fluent(
      language,
      FOLDERS.filter((folder) => !game || !folder.startsWith("games/") || folder === `games/${game}/words`),
    ),
  );
