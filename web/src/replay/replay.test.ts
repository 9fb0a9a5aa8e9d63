import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { api } from "../base/api";
import { words } from "../base/words.svelte";
import { type GameUi, load } from "../games/registry";
import type { Frame, Line, Replay as Record } from "../protocol";
import { fixture, infoOf } from "../testing/fixtures";
import { speak } from "../testing/sentences";
import Replay from "./Replay.svelte";
import { ReplayModel } from "./replay.svelte";

interface Recorded {
  replay: Record;
  open: Frame;
  seat: Frame; // the same moment as the second seat saw it
  lines: readonly Line[];
}

let game: GameUi;

async function opened(name: string, at = 0, viewer = "open", log?: readonly Line[]) {
  const { replay, lines, ...frames } = fixture<Recorded>(`${name}/replay`);
  vi.spyOn(api, "story").mockResolvedValue({ moments: [] });
  vi.spyOn(api, "bots").mockResolvedValue({ bots: [], friendly: "" });
  vi.spyOn(api, "replayLog").mockResolvedValue({ lines: log ?? lines });
  vi.spyOn(api, "moment").mockImplementation(async (_id, number, who) => ({
    ...(who === "open" ? frames.open : frames.seat),
    number,
  }));
  game = await load(name);
  const model = new ReplayModel(replay, infoOf(name), game, { at, viewer });
  const { container } = render(Replay, { model });
  await vi.waitFor(() => expect(model.frame?.number).toBe(model.tape.at));
  await tick();
  return { model, container, replay };
}
/** The cards in the rows of the players, each kind once. */
const hands = (container: HTMLElement) =>
  [...container.querySelectorAll(".seats [data-seat]")].map((row) =>
    [...row.querySelectorAll<HTMLElement>("[data-card]")].map((card) => card.dataset.card),
  );
const groups = (container: HTMLElement) => container.querySelectorAll(".tray .group").length;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  words.names = {};
});

test.each(["goldbraeu", "golden_city"])("%s: open cards are all hands; a seat's view is its own", async (name) => {
  speak("en", name);
  const { container, model } = await opened(name, 1);
  const players: readonly { hand: readonly string[] | null; bonus?: readonly string[] | null }[] =
    model.frame?.view.players ?? [];
  const held = players.map(({ hand, bonus }) => [...new Set(hand), ...(bonus ?? [])]);
  const open = groups(container);
  expect(held.flat().length).toBeGreaterThan(3);
  expect(hands(container)).toEqual(held);
  await fireEvent.change(container.querySelector(".view select") as Element, { target: { value: model.seats[1] } });
  await vi.waitFor(() => expect(model.frame?.view.viewer).toBe(model.seats[1]));
  await tick();
  expect(hands(container).flat()).toEqual([]);
  expect(groups(container)).toBeGreaterThan(open); // the seat's own cards lie where they lie at the table
});

test("rows, views and the seats to continue with are told apart by colour and level", async () => {
  speak("en", "goldbraeu");
  words.names = fixture<Recorded>("goldbraeu/replay").replay.players;
  const { container } = await opened("goldbraeu");
  const rows = [...container.querySelectorAll(".seats strong")].map((row) => row.textContent);
  const views = [...container.querySelectorAll(".view option")].map((option) => option.textContent);
  const resume = [...container.querySelectorAll(".resume option")].map((option) => option.textContent);
  expect(rows).toEqual(["Resi", "Blue (Apprentice)", "Yellow (Connoisseur)"]);
  expect(views).toEqual(["all cards open", "as spectators saw it", ...rows]);
  expect(resume).toEqual(rows);
});

test("a line of the log leads to its moment", async () => {
  speak("en", "goldbraeu");
  const { container, model } = await opened("goldbraeu");
  const line = [...container.querySelectorAll<HTMLElement>(".log .line")][9];
  expect(line?.classList).toContain("later");
  await fireEvent.click(line as HTMLElement);
  expect(model.tape.at).toBe(Number(line?.dataset.line));
});

test("a step on into payday opens its ledger; time stands still until it is closed", async () => {
  speak("en", "goldbraeu");
  const { replay, lines } = fixture<Recorded>("goldbraeu/replay");
  const payday = lines.find(({ entry }) => "ledger" in entry && entry.ledger)?.number ?? 0;
  const before = replay.stops[replay.stops.indexOf(payday) - 1] ?? 0;
  const { model, container } = await opened("goldbraeu", before);
  expect(container.querySelector(".payday")).toBeNull();
  model.tape.play();
  model.tape.seek(model.tape.index + 1);
  await vi.waitFor(() => expect(container.querySelector(".payday")).not.toBeNull());
  expect(model.tape.at).toBe(payday);
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(container.querySelector(".payday")).toBeNull();
  model.goTo({ at: payday - 40, viewer: "open" });
  await vi.waitFor(() => expect(model.frame?.number).toBe(model.tape.at));
  model.goTo({ at: payday, viewer: "open" });
  await vi.waitFor(() => expect(model.frame?.number).toBe(payday));
  expect(model.show).toBeNull(); // who leaps is not interrupted
});

test("at the end the result is shown, and there is nothing to continue", async () => {
  speak("en", "goldbraeu");
  const { container } = await opened("goldbraeu", 9999);
  expect(container.querySelectorAll(".end li")).toHaveLength(3);
  expect(container.querySelector(".resume button")).toBeNull();
});

test.each(["en", "de", "fr"] as const)(
  "%s: the question mark lists the keys of a replay, those of the analysis too",
  async (language) => {
    speak(language, "goldbraeu");
    HTMLDialogElement.prototype.showModal = vi.fn();
    const { container, model } = await opened("goldbraeu", 1);
    await fireEvent.keyDown(window, { key: "?" });
    const caps = (list: string) => [...container.querySelectorAll(`${list} kbd`)].map((cap) => cap.textContent);
    const all = caps("dialog");
    expect(all).toEqual(expect.arrayContaining([...caps(".keys"), "H", "Esc", "?"]));
    expect(caps(".keys")).toEqual(expect.arrayContaining(["←", "→", "↑", "↓", "N", "P"]));
    expect([...container.querySelectorAll("dialog dd")].every((line) => !line.textContent?.startsWith("ui-"))).toBe(
      true,
    );
    const at = model.tape.at;
    await fireEvent.keyDown(container.querySelector("dialog dl") as Element, { key: "ArrowRight" });
    expect(model.tape.at).toBe(at); // what lies below an open list does not hear its keys
  },
);

test("who was helped is told at its moment, one line each", async () => {
  speak("en", "goldbraeu");
  const { lines } = fixture<Recorded>("goldbraeu/replay");
  const { container } = await opened("goldbraeu", 1, "open", [
    ...lines.slice(0, 1),
    { number: lines[0]?.number ?? 0, entry: { type: "helped", seat: "red", kind: "warnings" } },
    { number: lines[0]?.number ?? 0, entry: { type: "helped", seat: "red", kind: "hint" } },
    ...lines.slice(1),
  ]);
  const told = [...container.querySelectorAll(".log .line")].map((line) => line.textContent?.trim());
  expect(told).toEqual(
    expect.arrayContaining(["Red is warned of costly choices from now on.", "Red asks for a hint."]),
  );
});
