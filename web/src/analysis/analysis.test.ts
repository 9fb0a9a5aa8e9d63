import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { api, Refusal } from "../base/api";
import { words } from "../base/words.svelte";
import { load } from "../games/registry";
import type { AnalysisState, Frame, Line, Replay as Record } from "../protocol";
import { ReplayModel } from "../replay/replay.svelte";
import { madeUp } from "../testing/analysis";
import { fixture, infoOf } from "../testing/fixtures";
import { FOLDERS, fluent, speak } from "../testing/sentences";
import Analyse from "./Analyse.svelte";
import { AnalysisModel } from "./analysis.svelte";
import "./Report.svelte"; // fetched when it is needed; here it is already there
import { signed } from "./telling.svelte";

const GAME = "goldbraeu";
/** Only a hang is cut short. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 30_000 });
const state = (progress: AnalysisState["progress"], reached = 0): AnalysisState => ({
  progress,
  reached,
  length: 284,
  trouble: "",
  analysis: progress === "ready" ? madeUp(GAME) : null,
});

async function opened(viewer = "open", language = "en") {
  speak(language, GAME);
  const { replay, lines, open } = fixture<{ replay: Record; open: Frame; lines: readonly Line[] }>(`${GAME}/replay`);
  vi.spyOn(api, "story").mockResolvedValue({ moments: [] });
  vi.spyOn(api, "replayLog").mockResolvedValue({ lines });
  vi.spyOn(api, "moment").mockImplementation(async (_id, number) => ({ ...open, number }));
  vi.spyOn(api, "analysisWords").mockImplementation(async (tongue) =>
    fluent(tongue, ["analysis/words", ...FOLDERS.filter((one) => one.includes(GAME) || !one.startsWith("games/"))]),
  );
  const model = new ReplayModel(replay, infoOf(GAME), await load(GAME), { at: 37, viewer });
  const { container } = render(Analyse, { model });
  return { model, container };
}

/** The analysis is there at once. */
async function shown(viewer = "open", language = "en") {
  vi.spyOn(api, "analyse").mockResolvedValue(state("ready"));
  const found = await opened(viewer, language);
  await fireEvent.click(found.container.querySelector("[data-analyse]") as Element);
  await soon(() => expect(found.container.querySelector("[data-analysis]")).not.toBeNull());
  return found;
}
const text = (container: Element, selector: string) => container.querySelector(selector)?.textContent ?? "";

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  words.names = {};
  history.replaceState(null, "", "/");
});

test("one click asks for it, shows how far it is, and then what was found", async () => {
  const asked = vi.spyOn(api, "analyse").mockResolvedValue(state("running"));
  const looked = vi.spyOn(api, "analysis").mockResolvedValue(state("running", 71));
  const { container } = await opened();
  await fireEvent.click(container.querySelector("[data-analyse]") as Element);
  await soon(() => expect(container.querySelector("progress")).not.toBeNull());
  expect(location.search).toBe("?analyse");
  await soon(() => expect(text(container, "[role=status]")).toContain("71 of 284"));
  expect(container.querySelector("progress")?.value).toBe(0.25);
  looked.mockResolvedValue(state("ready", 284));
  await soon(() => expect(container.querySelector("[data-analysis]")).not.toBeNull());
  expect(asked).toHaveBeenCalledTimes(1);
});

test("it can be cancelled, and an address that wants it begins it", async () => {
  history.replaceState(null, "", "/replay/abcd?analyse");
  vi.spyOn(api, "analyse").mockResolvedValue(state("running"));
  vi.spyOn(api, "analysis").mockResolvedValue(state("running"));
  const cancelled = vi.spyOn(api, "cancelAnalysis").mockResolvedValue(state("none"));
  const { container } = await opened();
  await soon(() => expect(container.querySelector("progress")).not.toBeNull());
  await fireEvent.click(container.querySelector("button") as Element);
  await soon(() => expect(container.querySelector("[data-analyse]")).not.toBeNull());
  expect(cancelled).toHaveBeenCalledTimes(1);
  expect(location.search).toBe("");
});

test("what stops it is told in one sentence", async () => {
  vi.spyOn(api, "analyse").mockRejectedValue(
    new Refusal({ key: "too-many-analyses", about: { most: 2 }, text: "", rule: "" }, 429),
  );
  const { container } = await opened();
  await fireEvent.click(container.querySelector("[data-analyse]") as Element);
  await soon(() => expect(text(container, "[role=alert]")).toContain("2 analyses"));
  vi.spyOn(api, "analyse").mockResolvedValue({ ...state("failed"), trouble: "analysis-failed" });
  await fireEvent.click(container.querySelector("[data-analyse]") as Element);
  await soon(() => expect(text(container, "[role=alert]")).toContain("failed"));
});

test("the curve tells all chances, with open cards or as a seat saw them; a click leads to the moment", async () => {
  const { container, model } = await shown();
  const slider = container.querySelector("[role=slider]") as HTMLElement;
  expect(container.querySelectorAll(".band")).toHaveLength(3);
  expect(slider.getAttribute("aria-valuetext")).toContain("34 %");
  model.look("blue");
  await tick();
  expect(slider.getAttribute("aria-valuetext")).toContain("60 %");
  expect(text(container, "figcaption")).toContain("Blue");
  await fireEvent.click(slider, { clientX: 10_000 });
  expect(model.tape.at).toBe(284);
});

test("N and P lead from one mistake to the next, by seat and grade", async () => {
  const { container, model } = await shown();
  const pressed: number[] = [];
  for (const key of ["n", "n", "n", "n", "p"]) {
    await fireEvent.keyDown(window, { key });
    pressed.push(model.tape.at);
  }
  expect(pressed).toEqual([57, 80, 99, 99, 80]);
  await fireEvent.click(container.querySelector("[data-show=moments]") as Element);
  expect(container.querySelectorAll(".moment")).toHaveLength(3);
  expect(text(container, ".moment.here")).toContain("−12");
  await fireEvent.click(container.querySelector("[data-only=blue]") as Element);
  expect(container.querySelectorAll(".moment")).toHaveLength(1);
  await fireEvent.change(container.querySelector(".filters select") as Element, { target: { value: "blunder" } });
  expect(container.querySelectorAll(".moment")).toHaveLength(0);
});

test("a verdict says what it cost, what was better and why", async () => {
  const { container, model } = await shown();
  model.tape.go(80);
  await tick();
  const verdict = text(container, ".verdict");
  expect(container.querySelector(".verdict")?.getAttribute("data-grade")).toBe("blunder");
  for (const said of ["about 12 points", "8 % of a win", "at least 12 thalers more", "Zum Krug", "(after playing on)"])
    expect(verdict).toContain(said);
  model.tape.go(57);
  await tick();
  expect(text(container, ".verdict")).toContain("nearly always");
  expect(text(container, ".verdict")).toContain("2 percentage points");
  model.tape.go(60);
  await tick();
  expect(container.querySelector(".verdict")?.getAttribute("data-grade")).toBe("fine");
});

test.each(["en", "de", "fr"])("%s: sentences, columns and accuracy leave nothing unsaid", async (language) => {
  const { container, model } = await shown("red", language);
  model.tape.go(80);
  await tick();
  for (const tab of ["summary", "moments", "columns"]) {
    await fireEvent.click(container.querySelector(`[data-show=${tab}]`) as Element);
    expect(container.textContent).not.toMatch(/\[[a-z-]+\]|\{|undefined|NaN/);
  }
  expect(container.querySelectorAll("[data-cause]")).toHaveLength(3);
  expect(container.querySelector(".luck")?.textContent).toContain("2");
});

test("differences have a sign", () => {
  expect([0.123, -0.05, 0].map(signed)).toEqual(["+12", "−5", "0"]);
});

test("it speaks to the person at the table, named or not, before the winner", async () => {
  const { model } = await opened();
  const [first = "", second = "", third = ""] = model.seats;
  const about = (players: Record["players"], bots: Record["bots"]) => {
    const replay = { ...model.replay, players, bots };
    return new AnalysisModel(new ReplayModel(replay, model.info, model.game, { at: 0, viewer: "open" })).seat;
  };
  expect(about({ [third]: "Resi" }, { [first]: "keen" })).toBe(third);
  const bots = Object.fromEntries(model.seats.filter((seat) => seat !== second).map((seat) => [seat, "keen"]));
  expect(about({}, bots)).toBe(second);
});
