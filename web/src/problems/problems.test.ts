import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { api, Refusal } from "../base/api";
import { parse } from "../base/route.svelte";
import { words } from "../base/words.svelte";
import type { ProblemInfo, ProblemNow, Verdict } from "../protocol";
import type { Update } from "../table/connection.svelte";
import type { TableModel } from "../table/model.svelte";
import { infoOf } from "../testing/fixtures";
import { speak } from "../testing/sentences";
import { ANY, following, themes } from "./picking";
import { ProblemTry } from "./problem.svelte";
import { keep, outcomes } from "./progress";
import Shelf from "./Shelf.svelte";
import { shelves } from "./shelves.svelte";
import VerdictPanel from "./VerdictPanel.svelte";

beforeAll(() => speak());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  shelves.all = {};
  shelves.wanted = ANY;
});

const problem = (name: string, theme = "block", difficulty = 1, kind = "proven"): ProblemInfo => ({
  name,
  theme,
  seats: 3,
  difficulty,
  kind,
});
const PROBLEMS = [problem("a"), problem("b", "removal"), problem("c", "block", 3, "judged")];
const due = { decision: "1-red", ask: { choices: [{ action: "pass" }, { action: "open krug" }], refusals: [] } };
const put = {
  theme: "block",
  difficulty: 2,
  kind: "proven",
  state: { number: 1, seat: "red", lines: [], now: { due } },
  forecast: null,
};
const verdict = (part: Partial<Verdict> = {}): Verdict => ({
  right: true,
  theme: "last-cards",
  best: ["open krug"],
  gap: 3,
  worse: 0,
  margin: null,
  played: "pass",
  solved: { beginner: 1, expert: 5 },
  tries: 5,
  effect: { action: "open krug", events: [], gains: { red: 12, blue: 6 } },
  instead: { action: "pass", events: [], gains: { red: 9, blue: 6 } },
  ...part,
});
const model = { info: infoOf("goldbraeu"), game: { Suit: () => undefined } } as unknown as TableModel;

/** A problem that is being tried, and what it told the table. */
async function trying(judged: Verdict) {
  vi.spyOn(api, "problem").mockResolvedValue(put as unknown as ProblemNow);
  vi.spyOn(api, "answer").mockResolvedValue(judged);
  const told: Update[] = [];
  const one = new ProblemTry("goldbraeu", "a");
  one.connect((update) => told.push(update));
  one.open();
  await vi.waitFor(() => expect(told.length).toBe(1));
  const decide = (action: string) => one.request({ type: "decide", decision: "1-red", action, once: "x" });
  return { one, told, decide };
}

describe("picking", () => {
  test("every problem has an address", () => {
    expect(parse("/problems/goldbraeu/0a1b2c3d", "")).toEqual({
      page: "problems",
      game: "goldbraeu",
      problem: "0a1b2c3d",
    });
    expect(parse("/problems", "")).toEqual({ page: "problems", game: "", problem: "" });
  });

  test("themes are counted; the next problem is one that was not solved", () => {
    expect(themes(PROBLEMS)).toEqual([
      ["block", 2],
      ["removal", 1],
    ]);
    expect(following(PROBLEMS, "a", {})).toBe("b");
    expect(following(PROBLEMS, "a", { b: "first" })).toBe("c");
    expect(following(PROBLEMS, "c", { a: "later", b: "shown" })).toBe("a");
    expect(following([problem("a")], "a", {})).toBeUndefined();
  });

  test("the shelf offers the problem of the day, and what fits the wishes", async () => {
    const shelf = { problems: PROBLEMS, today: "b" };
    shelves.all = { goldbraeu: shelf };
    keep("goldbraeu", "a", "first");
    const { container } = render(Shelf, { name: "goldbraeu", shelf });
    expect(container.querySelector("[data-today]")?.getAttribute("href")).toBe("/problems/goldbraeu/b");
    expect(screen.getByRole("status").textContent).toBe("1 of 3 problems solved");
    expect(container.querySelector("[data-begin]")?.getAttribute("href")).toBe("/problems/goldbraeu/b");
    shelves.wanted = { ...ANY, theme: "block", difficulty: 3 };
    await vi.waitFor(() => expect(container.querySelectorAll("li").length).toBe(1));
    expect(container.querySelector("li")?.textContent).toContain("judged");
    shelves.wanted = { ...ANY, kind: "proven" };
    await vi.waitFor(() => expect(container.querySelectorAll("li").length).toBe(2));
  });
});

describe("trying", () => {
  test("a wrong answer can be tried again, and a right one is remembered as found later", async () => {
    const { one, told, decide } = await trying(verdict({ right: false, worse: 4 }));
    await decide("pass");
    expect([one.over, one.answer, told.at(-1)?.now.due]).toEqual([false, "pass", null]);
    one.ask();
    expect(told.at(-1)?.now.due).toBe(put.state.now.due);
    vi.spyOn(api, "answer").mockResolvedValue(verdict());
    await decide("open krug");
    expect(one.over).toBe(true);
    expect(outcomes("goldbraeu")).toEqual({ a: "later" });
  });

  test("who looks the solution up has not solved it, but still can", async () => {
    const { one, decide } = await trying(verdict());
    one.solve();
    await vi.waitFor(() => expect(one.over).toBe(true));
    expect(outcomes("goldbraeu")).toEqual({ a: "shown" });
    await decide("open krug");
    expect(outcomes("goldbraeu")).toEqual({ a: "later" });
  });

  test("trouble is told, and nothing is judged", async () => {
    const { one, decide } = await trying(verdict());
    vi.spyOn(api, "answer").mockRejectedValue(new Refusal({ key: "too-often", about: {}, text: "", rule: "" }, 429));
    expect((await decide("pass"))?.key).toBe("too-often");
    vi.spyOn(api, "answer").mockRejectedValue(new Error("offline"));
    expect((await decide("pass"))?.key).toBe("ui-no-answer");
    expect([one.verdict, one.link]).toEqual([null, "offline"]);
  });
});

describe("why", () => {
  test("what is best, what was proved, what it brings, and who finds it", async () => {
    const { one, decide } = await trying(verdict());
    await decide("open krug");
    shelves.all = { goldbraeu: { problems: PROBLEMS, today: "" } };
    const { container } = render(VerdictPanel, { problem: one, model, verdict: one.verdict as Verdict });
    const said = container.textContent ?? "";
    expect(said).toContain(words.say("problem-right"));
    expect(said).toContain(words.say("problem-proved", { gap: 3 }));
    expect(said).toContain(words.say("problem-idea-last-cards"));
    expect([...container.querySelectorAll("td")].map((cell) => cell.textContent)).toEqual(["", "12", "9"]);
    expect(said).toContain("Connoisseur 5 of 5");
    expect(container.querySelector("[data-next]")?.getAttribute("href")).toBe("/problems/goldbraeu/b");
  });

  test("what is judged is not called proved, and says by how much", async () => {
    const judged = verdict({ gap: 8, margin: { points: 8.4, chance: 0.083, worlds: 160 } });
    const { one, decide } = await trying(judged);
    await decide("open krug");
    const { container } = render(VerdictPanel, { problem: one, model, verdict: judged });
    expect(container.textContent).toContain(words.say("problem-judged-by", { points: 8, chance: 8, worlds: 160 }));
    expect(container.textContent).not.toContain(words.say("problem-proved", { gap: 8 }));
    cleanup();
    const wrong = verdict({ right: false, worse: 9, margin: judged.margin });
    const again = await trying(wrong);
    await again.decide("pass");
    const other = render(VerdictPanel, { problem: again.one, model, verdict: wrong }).container;
    expect(other.textContent).toContain(words.say("problem-worse-judged", { points: 9 }));
  });

  test("a wrong answer is told what it costs, not what is best", async () => {
    const wrong = verdict({ right: false, worse: 4 });
    const { one, decide } = await trying(wrong);
    await decide("pass");
    const { container } = render(VerdictPanel, { problem: one, model, verdict: wrong });
    expect(container.textContent).toContain(words.say("problem-worse", { points: 4 }));
    expect(container.textContent).not.toContain(words.say("problem-idea-last-cards"));
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });
});
