/** The rules beside the table: a rule id opens what the rule says, with its sources, editions and references. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { words } from "../base/words.svelte";
import type { Rulebook as Book, Installed } from "../protocol";
import { fixture, infoOf } from "../testing/fixtures";
import { fluent, speak } from "../testing/sentences";
import { Rules } from "./library.svelte";
import Rulebook from "./Rulebook.svelte";
import RuleLink from "./RuleLink.svelte";
import RulesAt from "./RulesAt.svelte";
import RulesPanel from "./RulesPanel.svelte";
import { reading } from "./reading.svelte";

const GAME = readGame();
function readGame() {
  const [game = ""] = Object.keys(import.meta.glob("../../fixtures/*/rules.json")).map(
    (path) => path.split("/").at(-2) ?? "",
  );
  return game;
}
const book = fixture<{ book: Book }>(`${GAME}/rules`).book;
const info = infoOf(GAME);
const installed = { games: [info] } as unknown as Installed;
const text = (language: string) => fluent(language, [`games/${GAME}/words`]);
const rules = (language = "en") => new Rules(GAME, book, language, text(language));
const differing = book.rules.find((rule) => rule.editions.length) ?? book.rules[0];

beforeEach(() => {
  speak();
  vi.stubGlobal(
    "fetch",
    async (path: string) => new Response(path.startsWith("/api/words") ? text("en") : JSON.stringify(book)),
  );
});
afterEach(() => {
  reading.spot = null;
  cleanup();
  vi.unstubAllGlobals();
});

test("a rule id is a link that opens the rule beside the table", async () => {
  const id = book.rules[0]?.id ?? "";
  const { container } = render(RuleLink, { rule: id, game: GAME });
  const link = container.querySelector("a") as HTMLAnchorElement;
  expect(link.getAttribute("href")).toBe(`/rules/${GAME}/${id}`);
  await fireEvent.click(link);
  expect(reading.spot).toEqual({ game: GAME, at: id });
});

test("without a game there is nothing to open", () => {
  const { container } = render(RuleLink, { rule: "XY-01", game: "" });
  expect(container.querySelector("a")).toBeNull();
  expect(container.textContent).toContain("XY-01");
});

test("the panel shows the rule, what each edition plays, and closes on Escape", async () => {
  const rule = differing as Book["rules"][number];
  reading.spot = { game: GAME, at: rule.id };
  const { container } = render(RulesPanel, { spot: reading.spot, installed });
  await screen.findByText(rules().sentence(rule));
  const shown = container.textContent ?? "";
  for (const edition of Object.keys(info.editions)) expect(shown).toContain(words.say(`edition-${edition}`));
  for (const tag of rule.sources) expect(shown).toContain(rules().source(tag));
  await fireEvent.keyDown(container.querySelector("aside") as Element, { key: "Escape" });
  expect(reading.spot).toBeNull();
});

test.each(["en", "de", "fr"])("all rules are listed in %s and found while one types", async (language) => {
  speak(language);
  const { container } = render(Rulebook, { rules: rules(language), info });
  expect([...container.querySelectorAll("li[id]")].map((item) => item.id)).toEqual(book.rules.map((rule) => rule.id));
  const one = book.rules.at(-1)?.id ?? "";
  await fireEvent.input(container.querySelector("input") as Element, { target: { value: one.toLowerCase() } });
  expect([...container.querySelectorAll("li[id]")].map((item) => item.id)).toContain(one);
  await fireEvent.input(container.querySelector("input") as Element, { target: { value: "qqqq" } });
  expect(container.querySelectorAll("li[id]")).toHaveLength(0);
});

test("a deep link unfolds its rule", () => {
  const rule = differing as Book["rules"][number];
  const { container } = render(Rulebook, { rules: rules(), info, at: rule.id });
  expect(container.querySelector("li.here")?.id).toBe(rule.id);
  expect(container.querySelectorAll(".editions li").length).toBeGreaterThan(0);
});

test("a ruling says its question and our answer, and leads to its rules", () => {
  const id = book.rulings[0] ?? "";
  const { container } = render(RulesAt, { rules: rules(), info, at: id, go: () => undefined });
  expect(container.querySelector(".ruling")?.textContent).toBe(rules().ruling(id));
  const links = [...container.querySelectorAll("article a[data-rule]")].map((link) => link.getAttribute("data-rule"));
  for (const rule of book.rules) expect(links.includes(rule.id)).toBe(rule.refers.includes(id));
});
