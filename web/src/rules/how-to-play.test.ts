/** How to play and the reference card, of every game that brings them: the numbers are those of the table. */
import { cleanup, render } from "@testing-library/svelte";
import type { Facts } from "../base/words.svelte";
import { figuresOf } from "../games/figures";
import type { Rulebook } from "../protocol";
import { fixture, infoOf } from "../testing/fixtures";
import { fluent, GAMES, speak } from "../testing/sentences";
import HowToPlay from "./HowToPlay.svelte";
import { chapters, landing, Rules } from "./library.svelte";
import ReferenceCard from "./ReferenceCard.svelte";
import RulesAt from "./RulesAt.svelte";

interface Told {
  book: Rulebook;
  facts: Record<string, Facts>;
}

const told = (game: string) => fixture<Told>(`${game}/rules`);

function open(game: string, language: string, table: string): Rules {
  speak(language);
  const rules = new Rules(game, told(game).book, language, fluent(language, [`games/${game}/words`]));
  rules.facts = told(game).facts[table] ?? {};
  return rules;
}

afterEach(cleanup);

const everywhere = GAMES.flatMap((game) => ["en", "de", "fr"].map((language) => [game, language] as const));

test.each(everywhere)("the card of %s in %s has every row, with the numbers of each table", (game, language) => {
  for (const [table, facts] of Object.entries(told(game).facts)) {
    const { container } = render(ReferenceCard, { rules: open(game, language, table) });
    const rows = [...container.querySelectorAll("[data-row]")];
    expect(rows.map((row) => row.getAttribute("data-row"))).toEqual(told(game).book.card.map(({ key }) => key));
    const numbers = new Set(Object.values(facts).map(String));
    for (const number of (container.textContent ?? "").match(/\d+/g) ?? []) expect(numbers).toContain(number);
    expect(container.textContent).not.toMatch(/[{}[\]$]/);
    cleanup();
  }
});

test.each(everywhere)("the page of %s in %s tells every passage and links its rules", async (game, language) => {
  await figuresOf(game);
  const [table = ""] = Object.keys(told(game).facts);
  const { container } = render(HowToPlay, { rules: open(game, language, table) });
  await vi.waitFor(() => expect(container.querySelectorAll(".figure svg")).not.toHaveLength(0));
  const links = [...container.querySelectorAll("a[data-rule]")].map((link) => link.getAttribute("data-rule"));
  expect(container.querySelectorAll("h3")).toHaveLength(told(game).book.page.length);
  expect(links).toEqual(told(game).book.page.flatMap(({ rules }) => [...rules]));
  expect(container.textContent).not.toMatch(/[{}[\]$]/);
});

describe("a game brings what it has", () => {
  const empty: Rulebook = { rules: [], rulings: [], page: [], card: [] };
  const game = GAMES[0] ?? "";
  const { book } = told(game);
  const only = (part: Partial<Rulebook>) =>
    new Rules(game, { ...empty, ...part }, "en", fluent("en", [`games/${game}/words`]));

  test("everything", () => {
    expect(chapters(only(book))).toEqual(["card", "how-to-play", "rulebook"]);
    expect(landing(only(book), "")).toBe("how-to-play");
    expect(landing(only(book), book.rules[0]?.id ?? "")).toBe(book.rules[0]?.id);
  });

  test("a rulebook alone is opened instead of the card", () => {
    expect(landing(only({ rules: book.rules }), "card")).toBe("rulebook");
    expect(landing(only({ rules: book.rules }), "")).toBe("rulebook");
  });

  test("nothing at all is said so", () => {
    speak();
    const { container } = render(RulesAt, { rules: only({}), info: infoOf(game), at: "card", go: () => undefined });
    expect(container.textContent).toContain("brings no rulebook");
  });
});
