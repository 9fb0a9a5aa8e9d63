import { cleanup, configure, fireEvent, render } from "@testing-library/svelte";
import { api } from "../base/api";
import { hold } from "../base/keys";
import type { MyTable } from "../protocol";
import { NO_CLOCK } from "../table/clock";
import { speak } from "../testing/sentences";
import MyTables from "./MyTables.svelte";
import { sorted } from "./mine";

configure({ asyncUtilTimeout: 60_000 }); // a hang, not a busy machine
beforeAll(() => speak());
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const setup = { game: "goldbraeu", edition: "digest", options: {}, board: "standard", seats: 3 };

/** Red is mine, blue is called Eva, yellow is a bot. */
function table(
  id: string,
  status: "gathering" | "playing" | "over",
  acting: string[],
  used: number,
  standIn = "",
): MyTable {
  const seat = (name: string, holder: "person" | "bot", called = "", bot = "") => ({
    seat: name,
    holder,
    name: called,
    bot,
    here: false,
    muted: "" as const,
  });
  const seats = [
    seat("red", "person", "", standIn),
    seat("blue", "person", "Eva <b>"),
    seat("yellow", "bot", "", "beginner"),
  ];
  const over = {
    scores: { red: 1, blue: 2, yellow: 0 },
    winners: ["blue"],
    ending: "",
    places: { blue: 1, red: 2, yellow: 3 },
  };
  const info = {
    id,
    setup,
    status,
    seats,
    watch: "link",
    pace: 0,
    number: 9,
    chat: "on",
    next: "",
    clock: NO_CLOCK,
    closed: "",
    rated: false,
    aids: false,
    agreed: [],
  } as const;
  return { id, table: info, mine: ["red"], acting, result: status === "over" ? over : null, used };
}

test("mine to move first, then under way, waiting, finished, gone; the newest first", () => {
  const gone = { id: "gone", table: null, mine: [], acting: [], result: null, used: 0 };
  const tables = [
    gone,
    table("over", "over", [], 90),
    table("waiting", "gathering", [], 80),
    table("theirs", "playing", ["blue"], 10),
    table("bots", "playing", ["red"], 20, "beginner"),
    table("old", "playing", ["red"], 5),
    table("new", "playing", ["red", "blue"], 6),
  ];
  expect(sorted(tables).map(({ id }) => id)).toEqual(["new", "old", "bots", "theirs", "waiting", "over", "gone"]);
});

test("the list says with whom and whose turn it is, and a table that is gone can be removed", async () => {
  for (const id of ["mine", "theirs", "over", "gone"]) hold(id, { game: "goldbraeu", keys: { red: `key-of-${id}` } });
  const gone = { id: "gone", table: null, mine: [], acting: [], result: null, used: 0 };
  const tables = [
    gone,
    table("theirs", "playing", ["blue"], 10),
    table("over", "over", [], 5),
    table("mine", "playing", ["red"], 1),
  ];
  const asked = vi.spyOn(api, "mine").mockResolvedValue({ tables });
  const page = render(MyTables);
  await page.findByText("your turn");
  const rows = () => [...page.container.querySelectorAll("li")].map((li) => li.dataset.table);
  expect(asked.mock.calls[0]?.[0]).toContainEqual({ table: "mine", keys: ["key-of-mine"] });
  expect(rows()).toEqual(["mine", "theirs", "over", "gone"]);
  expect(page.container.querySelector(".turn")?.textContent).toContain("Eva <b> and one bot");
  expect(page.getByText("Eva <b> is to move")).toBeTruthy();
  expect(page.getByText("Eva <b> won")).toBeTruthy();
  await fireEvent.click(page.getAllByLabelText("Remove from my list").at(-1) as HTMLElement);
  expect(rows()).toEqual(["mine", "theirs", "over"]);
  expect(localStorage.getItem("stammtisch.tables")).not.toContain("key-of-gone");
});

test("a browser without a table has no list", async () => {
  const asked = vi.spyOn(api, "mine");
  const page = render(MyTables);
  expect(page.container.querySelector("section")).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});
