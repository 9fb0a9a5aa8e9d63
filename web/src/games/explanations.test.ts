/** Everything on a table explains itself, in every language, asked or not. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { cleanup, render } from "@testing-library/svelte";
import { type Component, flushSync } from "svelte";
import { words } from "../base/words.svelte";
import { explanationOf, spoken } from "../table/explained.svelte";
import { explainReason } from "../table/log";
import { Picker } from "../table/picker.svelte";
import { infoOf, moment } from "../testing/fixtures";
import { fluent, GAMES } from "../testing/sentences";
import { type GameUi, load } from "./registry";

const FIXTURES = join(__dirname, "../../fixtures");
const LANGUAGES = ["en", "de", "fr"];
const DRAWN = "4-over"; // a board is slow to draw, and the things on it are the same all the time
afterEach(cleanup);

/** The sentences of one game, as at its table. */
const speak = (game: string, language: string) => {
  words.read(language, fluent(language, ["core/words", `games/${game}/words`, "server/words"]));
  flushSync();
};

const moments = (game: string) =>
  readdirSync(join(FIXTURES, game))
    .filter((name) => /^(4-|3-box)/.test(name))
    .map((name) => name.replace(".json", ""));

/** Draw all that lies on the table at a moment. */
function draw(ui: GameUi, game: string, name: string) {
  const { view, ask } = moment(`${game}/${name}`);
  const info = infoOf(game);
  const picker = new Picker(
    () => undefined,
    () => false,
  );
  picker.put(ask);
  const seats = view.players.map(({ seat }: { seat: string }) => seat);
  const parts = [ui.Clock, ui.Tray, ui.Scene, ...(name === DRAWN ? [ui.Board, ...seats.map(() => ui.Purse)] : [])];
  parts.forEach((part, i) => {
    const props = { view, info, picker, lines: [], seat: seats[i - 4] };
    if (part) render(part as unknown as Component<typeof props>, props);
  });
}

describe.each(GAMES)("%s", (game) => {
  test("every thing has a card with a title and a line, in every language", async () => {
    const ui = await load(game);
    const found = new Set<string>();
    for (const name of moments(game)) {
      speak(game, "en");
      draw(ui, game, name);
      for (const language of LANGUAGES) {
        speak(game, language);
        for (const thing of document.querySelectorAll("[data-target], [data-explained]")) {
          const card = explanationOf(thing);
          if (!card) throw new Error(`no card: ${thing.outerHTML.slice(0, 200)}`);
          expect(card.title, spoken(card)).toMatch(/\S/);
          expect(card.lines.length, card.title).toBeGreaterThan(0);
          expect(spoken(card)).not.toMatch(/[[\]{}]|undefined|null|NaN/);
          found.add(card.title);
        }
      }
      cleanup();
    }
    expect(found.size).toBeGreaterThan(150);
  });

  test.each(LANGUAGES)("every refusal is a sentence with what would be needed (%s)", (language) => {
    speak(game, language);
    const info = infoOf(game);
    const reasons = moments(game).flatMap((name) => moment(`${game}/${name}`).ask?.refusals ?? []);
    expect(reasons.length).toBeGreaterThan(50);
    for (const { reason } of reasons) expect(explainReason(reason, info)).toMatch(/^[^[{$]+\.$/);
  });
});
