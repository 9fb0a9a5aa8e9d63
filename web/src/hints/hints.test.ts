import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { api, Refusal } from "../base/api";
import type { Advice, Choice } from "../protocol";
import type { TableModel } from "../table/model.svelte";
import { infoOf } from "../testing/fixtures";
import { fluent, speak } from "../testing/sentences";
import Hint from "./Hint.svelte";
import { places } from "./places";
import { Telling } from "./telling.svelte";
import Warning from "./Warning.svelte";

beforeAll(() => speak());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const choice = (action: string, ...targets: string[]): Choice => ({ action, targets, warnings: [] });
const CHOICES = [
  choice("keep krug", "business:krug", "hand:boss"),
  choice("keep eiche", "business:eiche", "hand:boss"),
  choice("keep post", "business:post", "hand:boss"),
];
const income = { name: "income", thing: "krug", kind: "business", amount: 3, when: "round" };
const ADVICE: Advice = {
  options: [
    { action: "keep krug", chance: 0.31, points: 0, doubt: 0, equal: true, causes: [] },
    { action: "keep eiche", chance: 0.3, points: -0.4, doubt: 2, equal: true, causes: [] },
    { action: "keep post", chance: 0.22, points: -6.2, doubt: 1, equal: false, causes: [income] },
  ],
  mix: [],
  predictable: null,
  trained: true,
  worlds: 24,
};
const MIX: Advice = {
  options: [],
  mix: [
    { action: "card boss", share: 0.7, low: 0.4, high: 0.9, points: 0 },
    { action: "card expand", share: 0.3, low: 0.1, high: 0.6, points: -1 },
  ],
  predictable: 0.04,
  trained: true,
  worlds: 6,
};

const sentences = (language: string) => fluent(language, ["analysis/words", "games/goldbraeu/words"]);

function modelWith(choices: readonly Choice[], more: object = {}) {
  const ask = { question: "x", facts: {}, choices, refusals: [] };
  return {
    id: "table",
    info: infoOf("goldbraeu"),
    now: { due: { decision: "7-red", ask } },
    picker: { busy: false, looking: null },
    acting: false,
    ...more,
  } as unknown as TableModel;
}

async function ask(advice: Advice, choices = CHOICES) {
  vi.spyOn(api, "analysisWords").mockImplementation(async (language) => sentences(language));
  const asked = vi.spyOn(api, "advice").mockResolvedValue(advice);
  const model = modelWith(choices);
  const { container } = render(Hint, { model, key: "secret" });
  screen.getByRole("button", { name: "Give me a hint" }).click();
  await vi.waitFor(() => expect(container.querySelector("[data-more]")).toBeTruthy());
  return { container, model, asked };
}
const more = async (container: Element) => {
  await fireEvent.click(container.querySelector("[data-more]") as Element);
};

test("where to look is what tells the best answers apart", () => {
  expect(places(CHOICES, ["keep krug", "keep post"])).toEqual(["business:krug", "business:post"]);
  expect(places(CHOICES, [])).toEqual([]);
});

test("three steps: where to look, which answers, why", async () => {
  const { container, model, asked } = await ask(ADVICE);
  expect(asked).toHaveBeenCalledWith("table", { decision: "7-red" }, "secret");
  expect(container.textContent).toContain("Look at what is ringed");
  expect(container.textContent).not.toContain("31 %");
  await more(container);
  const lines = [...container.querySelectorAll("[data-advised]")].map((one) => one.textContent);
  expect(lines[0]).toMatch(/^Best: .*Zum Krug.*about 31 %/);
  expect(lines[1]).toMatch(/Zur Eiche.*30 %.*About equal/);
  expect(lines[2]).toMatch(/Zur Post.*22 %.*About 6 points less/);
  expect(container.textContent).not.toContain("3 thalers");
  await fireEvent.focus(container.querySelector('[data-advised="keep post"]') as Element);
  expect(model.picker.looking?.action).toBe("keep post");
  await more(container);
  expect(container.querySelector(".why")?.textContent).toContain("Zur Post");
  expect(container.querySelector("ul li")?.textContent).toMatch(/3 thalers.*Zum Krug.*after playing on/);
  expect(container.querySelector("[data-more]")).toBeNull();
});

test("a secret choice is a mix in words and tenths", async () => {
  const { container } = await ask(MIX);
  expect(container.textContent).toContain("Nobody sees what you choose now");
  await more(container);
  const [first] = [...container.querySelectorAll("[data-advised]")].map((one) => one.textContent);
  expect(first).toMatch(/mostly \(between 4 and 9 times in ten\)/);
  await more(container);
  expect(container.textContent).toContain("about 4 percentage points");
});

test("without an answer there is a sentence, and one can ask again", async () => {
  vi.spyOn(api, "analysisWords").mockImplementation(async (language) => sentences(language));
  const trouble = { key: "hint-failed", about: {}, text: "", rule: "" };
  vi.spyOn(api, "advice").mockRejectedValue(new Refusal(trouble, 503));
  render(Hint, { model: modelWith(CHOICES), key: "secret" });
  screen.getByRole("button", { name: "Give me a hint" }).click();
  expect((await screen.findByRole("alert")).textContent).toContain("There is no hint now");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Give me a hint" }).disabled).toBe(false);
});

test("no hint where there is nothing to choose", () => {
  const { container } = render(Hint, { model: modelWith(CHOICES.slice(0, 1)), key: "secret" });
  expect(container.querySelector(".hint")).toBeNull();
});

test("everything is said in three languages", async () => {
  vi.spyOn(api, "analysisWords").mockImplementation(async (language) => sentences(language));
  for (const language of ["de", "fr", "en"]) {
    await speak(language);
    const telling = new Telling(infoOf("goldbraeu"));
    await telling.load();
    flushSync();
    const caution = { action: "keep post", better: "keep krug", grade: "mistake", points: 5.4, chance: 0.06 };
    const said = [
      ...ADVICE.options.map((option, place) => telling.option(option, place === 0)),
      ...ADVICE.options.flatMap((option) => [telling.whyNot(option), ...telling.reasons(option)]),
      ...MIX.mix.map((lay) => telling.lay(lay)),
      telling.mix(),
      telling.predictable(MIX),
      telling.untrained(),
      telling.caution(caution),
      telling.caution({ ...caution, chance: null }),
    ];
    expect(telling.ready).toBe(true);
    expect(said.filter((one) => !one || one.includes("[") || one.includes("{"))).toEqual([]);
  }
});

test("a warning says what it costs; the choice stays the person's", async () => {
  vi.spyOn(api, "analysisWords").mockImplementation(async (language) => sentences(language));
  const caution = { action: "keep post", better: "keep krug", grade: "mistake", points: 5.4, chance: 0.06 };
  const decide = vi.fn();
  const reconsider = vi.fn();
  render(Warning, { model: modelWith(CHOICES, { caution, decide, reconsider }) });
  expect((await screen.findByRole("alert")).textContent).toMatch(/5 points and 6 %.*Zum Krug.*really/s);
  screen.getByRole("button", { name: "Do it all the same" }).click();
  screen.getByRole("button", { name: "Choose again" }).click();
  expect(decide).toHaveBeenCalledWith("keep post");
  expect(reconsider).toHaveBeenCalled();
});
