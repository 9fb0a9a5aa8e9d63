import { cleanup, configure, fireEvent, render, waitFor } from "@testing-library/svelte";
import { api } from "../base/api";
import type { GameInfo, Installed, NewTable, TableDraft } from "../protocol";
import { speak } from "../testing/sentences";
import Setup from "./Setup.svelte";

const game = {
  name: "goldbraeu",
  fewest: 3,
  most: 4,
  seat_names: ["red", "blue", "yellow", "green"],
  editions: {
    "hanser-2004": { open_money: "on", three_player_shares: "5" },
    digest: { open_money: "on", three_player_shares: "5" },
  },
  options: [
    { name: "open_money", values: ["on", "off"], source: "", seats: 0 },
    { name: "three_player_shares", values: ["5", "6"], source: "", seats: 3 },
  ],
} as unknown as GameInfo;
const installed = { bots: ["newcomer", "beginner", "regular", "strong"], friendly: "beginner" } as unknown as Installed;

const RATED: Record<string, number> = { beginner: 300, regular: 700, strong: 850 };

configure({ asyncUtilTimeout: 60_000 }); // a hang, not a busy machine
beforeAll(() => speak());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A house whose strong bot knows one table. */
async function sit() {
  const asked: TableDraft[] = [];
  vi.spyOn(api, "bots").mockImplementation(async (table) => {
    asked.push(table);
    const trained = table.edition === "hanser-2004" && table.seats === 4 && !Object.keys(table.options ?? {}).length;
    const bots = trained ? installed.bots : installed.bots.slice(0, 3);
    return { bots: bots.map((name) => ({ name, rating: RATED[name] ?? null })), friendly: "beginner" };
  });
  const opened: NewTable[] = [];
  const page = render(Setup, {
    game,
    way: "own",
    installed,
    onopen: (wish: NewTable) => opened.push(wish),
    onclose: () => undefined,
  });
  const level = () => page.getAllByLabelText("Strength of the bot")[0] as HTMLSelectElement;
  const offered = () => [...level().options].map(({ value }) => value);
  await waitFor(() => expect(offered()).toEqual([...installed.bots, "own"]));
  return { page, asked, opened, level, offered };
}

const choose = (select: HTMLSelectElement, value: string) => fireEvent.change(select, { target: { value } });
const NOTE = "“Old hand” has not learned to play at such a table; “Regular” takes the seat.";

test("only levels that can sit at the table are offered, with their ratings", async () => {
  const { page, level, offered } = await sit();
  expect(level().value).toBe("beginner");
  expect([...level().options].map(({ text }) => text)).toEqual([
    "Passer-by",
    "Apprentice (Elo 300)",
    "Regular (Elo 700)",
    "Old hand (Elo 850)",
    "a strength of my own…",
  ]);
  await fireEvent.click(page.getByLabelText(/digest/i));
  await waitFor(() => expect(offered()).toEqual(["newcomer", "beginner", "regular", "own"]));
  expect(level().value).toBe("beginner");
  expect(page.queryByRole("status")).toBeNull();
});

type Page = Awaited<ReturnType<typeof sit>>["page"];
const CHANGES: [string, (page: Page) => Promise<unknown>][] = [
  ["edition", (page) => fireEvent.click(page.getByLabelText(/digest/i))],
  ["number of seats", (page) => fireEvent.click(page.getByText("3 players"))],
  ["rule", (page) => choose(page.container.querySelector(".options select") as HTMLSelectElement, "off")],
];

test.each(CHANGES)("another %s takes a level away, and the page says who takes the seat", async (_what, change) => {
  const { page, opened, level, offered } = await sit();
  await choose(level(), "strong");
  await change(page);
  await waitFor(() => expect(level().value).toBe("regular"));
  expect(offered()).not.toContain("strong");
  expect(page.getByRole("status").textContent).toBe(NOTE);
  await fireEvent.click(page.getByText("Open the table"));
  expect(opened[0]?.seats?.[1]).toEqual({ holder: "bot", name: "", bot: "regular" });
});

test("back at the first table the level sits down again", async () => {
  const { page, level } = await sit();
  await choose(level(), "strong");
  await fireEvent.click(page.getByText("3 players"));
  await waitFor(() => expect(level().value).toBe("regular"));
  await fireEvent.click(page.getByText("4 players"));
  await waitFor(() => expect(level().value).toBe("strong"));
  expect(page.queryByRole("status")).toBeNull();
});

test("a strength of one's own lies between two levels, and stays within those that can sit", async () => {
  const { page, opened, level } = await sit();
  await choose(level(), "own");
  const slider = () => page.getByLabelText("How strong, in points of Elo") as HTMLInputElement;
  expect([slider().min, slider().max, slider().value]).toEqual(["300", "850", "300"]);
  await fireEvent.input(slider(), { target: { value: "800" } });
  expect(page.getByText("Elo 800: between Regular and Old hand")).toBeTruthy();
  await fireEvent.click(page.getByText("3 players"));
  await waitFor(() => expect(slider().max).toBe("700"));
  expect(page.getByText(/“Strength 700” takes the seat/)).toBeTruthy();
  await fireEvent.click(page.getByText("4 players"));
  await waitFor(() => expect(slider().max).toBe("850"));
  await fireEvent.click(page.getByText("Open the table"));
  expect(opened[0]?.seats?.[1]).toEqual({ holder: "bot", name: "", bot: "elo-800" });
});

test("a rule for three is not asked for at a table of four", async () => {
  const { page, asked, opened } = await sit();
  await fireEvent.click(page.getByText("3 players"));
  await choose(page.container.querySelectorAll(".options select")[1] as HTMLSelectElement, "6");
  await waitFor(() => expect(asked.at(-1)?.options).toEqual({ three_player_shares: "6" }));
  await fireEvent.click(page.getByText("4 players"));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ game: "goldbraeu", edition: "hanser-2004", seats: 4, options: {} }),
  );
  await fireEvent.click(page.getByText("Open the table"));
  expect(opened[0]?.options).toEqual({});
});

test("a table may have clocks: for one sitting, or over days", async () => {
  const { page, opened } = await sit();
  const submit = () => fireEvent.submit(page.container.querySelector("form") as HTMLElement);
  await submit();
  expect(opened[0]).not.toHaveProperty("clock");
  const kind = page.container.querySelector("[data-clock]") as HTMLSelectElement;
  await fireEvent.change(kind, { target: { value: "live" } });
  await fireEvent.input(page.getByLabelText(/whole game/), { target: { value: "30" } });
  await fireEvent.change(page.getByLabelText(/time is up/), { target: { value: "hand-over" } });
  await submit();
  expect(opened[1]?.clock).toMatchObject({
    kind: "live",
    bank: 1800,
    increment: 15,
    when_up: "hand-over",
    allowance: 0,
  });
  await fireEvent.change(kind, { target: { value: "correspondence" } });
  await fireEvent.click(page.getByLabelText(/Saturdays/));
  await fireEvent.input(page.getByLabelText(/free days/), { target: { value: "2026-12-24, 2026-12-25" } });
  await submit();
  expect(opened[2]?.clock).toMatchObject({
    kind: "correspondence",
    bank: 0,
    allowance: 86_400,
    night_from: 22,
    night_to: 8,
    free_weekdays: [5, 6],
    free_dates: ["2026-12-24", "2026-12-25"],
    offset: -new Date().getTimezoneOffset(),
  });
});
