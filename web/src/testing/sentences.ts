/** The real sentences, for tests. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { words } from "../base/words.svelte";

const ROOT = join(__dirname, "../../../src/stammtisch");
export const FOLDERS = ["core/words", "games/goldbraeu/words", "games/golden_city/words", "bots/words", "server/words"];

export function fluent(language: string, folders = FOLDERS): string {
  const texts: string[] = [];
  for (const folder of folders)
    for (const file of readdirSync(join(ROOT, folder)).sort())
      if (file === `${language}.ftl` || file.endsWith(`.${language}.ftl`))
        texts.push(readFileSync(join(ROOT, folder, file), "utf8"));
  return texts.join("\n");
}

export const speak = (language = "en") => words.read(language, fluent(language));
