import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import type { Ask, Choice, Refusal } from "../protocol";
import { infoOf } from "../testing/fixtures";
import { speak as load } from "../testing/sentences";
import type { TableModel } from "./model.svelte";
import { Picker } from "./picker.svelte";
import Question from "./Question.svelte";

beforeAll(() => load());
afterEach(cleanup);

const choice = (action: string, ...warnings: string[]): Choice => ({ action, targets: [], warnings });
const at = (action: string, target: string): Choice => ({ action, targets: [target], warnings: [] });

const seats = ["red", "blue", "yellow", "green"].map((seat) => ({ seat, holder: "person", name: "", bot: "" }));
const company = (...here: string[]) => ({ connection: { present: { here } } });

interface Asked {
  question: string;
  choices: readonly Choice[];
  refusals?: readonly Refusal[];
  toAct?: readonly string[];
  here?: readonly string[];
}

function put({ question, choices, refusals = [], toAct = ["red"], here = [] }: Asked) {
  const sent: string[] = [];
  const picker = new Picker(
    (action) => sent.push(action),
    (_touch, { warnings }) => warnings.length > 0,
  );
  const ask: Ask = {
    question,
    seat: "red",
    facts: { card: "krug", challenger: "green", business: "eiche" },
    choices,
    refusals,
  };
  picker.put(ask);
  const game = { kinds: ["business", "space"] };
  const now = { view: { to_act: toAct }, table: { seats } };
  const model = { ...company(...here), picker, info: infoOf("goldbraeu"), mine: true, seat: "red", now, game };
  const page = render(Question, { model: model as unknown as TableModel });
  const button = (action: string) => page.container.querySelector(`[data-action="${action}"]`) as HTMLElement;
  return { sent, page, button, picker };
}

const regretted = { question: "last-cards", choices: [choice("place krug", "purge"), choice("pass")] };

test("what I may regret is said when I point at it, and asked once more when I click", async () => {
  const { sent, page, button } = put(regretted);
  expect(page.container.querySelector(".warning")).toBeNull();
  await fireEvent.pointerEnter(button("place krug"));
  expect(page.container.querySelector(".warning")?.textContent).toContain("your only marker there");
  await fireEvent.click(button("place krug"));
  expect(sent).toEqual([]);
  expect(page.container.querySelector(".warning")).not.toBeNull();
  await fireEvent.click(page.container.querySelector("[data-confirm]") as Element);
  expect(sent).toEqual(["place krug"]);
});

test("a card that is pointed at warns by itself: a line in the question would push it from under the pointer", async () => {
  const { page, picker } = put(regretted);
  picker.looking = regretted.choices[0] ?? null;
  await tick();
  expect(page.container.querySelector(".warning")).toBeNull();
});

test("what harms nobody is played at once", async () => {
  const { sent, button } = put(regretted);
  await fireEvent.click(button("pass"));
  expect(sent).toEqual(["pass"]);
});

test("a question with one answer says why, and offers OK and no list", () => {
  const reason = { key: "no-majority", rule: "GB-DUE-02", facts: { have: 1, total: 2, cards: 0 } };
  const { page, button } = put({
    question: "answer",
    choices: [choice("allow")],
    refusals: [{ action: "block 0", targets: [], reason }],
  });
  expect(page.container.textContent).toContain("1 of 2 is not more than half");
  expect(button("allow").textContent).toMatch(/^OK: /);
  expect(button("allow").classList).toContain("primary");
  expect(page.container.querySelector("details")).toBeNull();
});

test("the only answer is a button even if it could be clicked on the table", () => {
  const { page, button } = put({ question: "last-cards", choices: [at("open krug", "business:krug")] });
  expect(button("open krug")).not.toBeNull();
  expect(page.container.textContent).toContain("Nothing else is possible now.");
});

test("two answers are two equal buttons, wherever the cards lie", () => {
  const { page, button } = put({
    question: "hold-or-open",
    choices: [choice("hold"), at("open krug", "business:krug")],
  });
  expect(button("hold").className).toBe(button("open krug").className);
  expect(page.container.querySelector(".primary")).toBeNull();
});

test("passing is never the loudest answer while there are others", () => {
  const spaces = ["a1", "a2"].map((space) => at(`expand krug ${space}`, `space:${space}`));
  const { page, button } = put({ question: "expansion", choices: [choice("pass"), ...spaces] });
  expect(button("pass").classList).not.toContain("primary");
  expect(page.container.querySelectorAll(".row [data-action]")).toHaveLength(1);
});

test("who else is waited for is said by name", () => {
  const { page } = put({ ...regretted, toAct: ["red", "blue", "green"] });
  expect(page.container.textContent).toContain("Blue and Green are thinking");
});

test("who is not here does not think", () => {
  const { page } = put({ ...regretted, toAct: ["red", "blue", "green"], here: ["red", "blue"] });
  expect(page.container.textContent).toContain("Blue is thinking");
  expect(page.container.textContent).toContain("Green is not here");
});

test("after a secret choice the page says so, whom it waits for, and lets me choose again", async () => {
  const picker = new Picker(
    () => undefined,
    () => false,
  );
  const change = vi.fn();
  const now = { view: { to_act: ["blue", "yellow"] }, table: { seats }, change: {} };
  const pacing = { waiting: false, skipping: false };
  const model = {
    ...company(),
    picker,
    change,
    pacing,
    info: infoOf("goldbraeu"),
    mine: false,
    seat: "red",
    now,
    game: { kinds: [] },
  };
  const page = render(Question, { model: model as unknown as TableModel });
  expect(page.container.textContent).toContain("You have chosen.");
  expect(page.container.textContent).toContain("Blue and Yellow are thinking");
  await fireEvent.click(page.container.querySelector("[data-change]") as Element);
  expect(change).toHaveBeenCalledOnce();
});
