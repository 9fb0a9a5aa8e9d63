import { cleanup, render, screen } from "@testing-library/svelte";
import { api } from "../base/api";
import plain from "../games/plain";
import type { Replay, Result } from "../protocol";
import type { TableModel } from "../table/model.svelte";
import { fixture, infoOf, resultsOf } from "../testing/fixtures";
import { speak } from "../testing/sentences";
import ResultPage from "./Result.svelte";

beforeAll(() => speak());
beforeEach(() => {
  vi.spyOn(api, "story").mockResolvedValue({ moments: [] });
  vi.spyOn(api, "replay").mockResolvedValue(fixture<{ replay: Replay }>("goldbraeu/replay").replay);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The lines of the result page: place, seat, points; and who is said to have won. */
function shown(game: string, result: Result, seat: string | null = null) {
  const info = infoOf(game);
  const seats = Object.keys(result.scores).map((seat) => ({ seat }));
  const model = { id: "t1", seat, game: plain, info, now: { result, table: { seats } } };
  const { container } = render(ResultPage, { model: model as unknown as TableModel, onboard: () => undefined });
  const lines = [...container.querySelectorAll("ol > li")].map((line) => [
    Number(line.querySelector(".place")?.textContent),
    line.getAttribute("data-seat"),
    Number(line.querySelector(".score")?.textContent),
  ]);
  const first = [...container.querySelectorAll("li.first")].map((line) => line.getAttribute("data-seat"));
  return {
    lines,
    first,
    title: container.querySelector("h2")?.textContent,
    mine: container.querySelector(".mine")?.textContent,
  };
}

/** Records of ties, of tie-breaks and of stuck players (tests/records). */
const EXPECTED: [game: string, record: string, lines: [number, string, number][]][] = [
  [
    "goldbraeu",
    "4-rio-grande-2004-4",
    [
      [1, "red", 90],
      [1, "green", 90],
      [3, "blue", 78],
      [4, "yellow", 52],
    ],
  ],
  [
    "golden_city",
    "last-business-shared-4-players-2011",
    [
      [1, "blue", 37],
      [1, "black", 37],
      [3, "red", 30],
      [4, "white", 20],
    ],
  ],
  [
    "golden_city",
    "last-score-card-shared-4-players-767",
    [
      [1, "red", 40],
      [1, "black", 40],
      [3, "white", 34],
      [4, "blue", 30],
    ],
  ],
  [
    "golden_city",
    "stuck-player-4-players-181",
    [
      [1, "white", 5],
      [2, "red", 4],
      [3, "black", 0],
      [4, "blue", 12],
    ],
  ],
  [
    "golden_city",
    "stuck-player-shared-4-players-4905",
    [
      [1, "white", 0],
      [1, "black", 0],
      [3, "blue", 0],
      [4, "red", 0],
    ],
  ],
];

test.each(EXPECTED)("%s, %s: places are the engine's, not ranks by points", (game, record, lines) => {
  const result = resultsOf(game)[record] as Result;
  expect(shown(game, result).lines).toEqual(lines);
});

test("winners who are equal are both first, and named together", () => {
  const result = resultsOf("goldbraeu")["4-rio-grande-2004-4"] as Result;
  const { first, title } = shown("goldbraeu", result);
  expect(first).toEqual(["red", "green"]);
  expect(title).toBe("Red, Green win together");
});

test("every record's winners stand in the first place", () => {
  for (const game of ["goldbraeu", "golden_city"])
    for (const result of Object.values(resultsOf(game))) {
      expect(shown(game, result).first).toEqual(result.winners);
      cleanup();
    }
});

test("who reads it is told their own place", () => {
  const result = resultsOf("goldbraeu")["4-rio-grande-2004-4"] as Result; // red and green before blue before yellow
  const told = (seat: string | null) => {
    const { mine } = shown("goldbraeu", result, seat);
    cleanup();
    return mine;
  };
  expect(told("blue")).toBe("You came third");
  expect(told("yellow")).toBe("You came fourth");
  expect(told("red")).toMatch(/You win/);
  expect(told(null)).toBeUndefined();
});

test("a turning point says when it was, and leads there", async () => {
  speak("en", "goldbraeu");
  const { marks } = fixture<{ replay: Replay }>("goldbraeu/replay").replay;
  const tuesday = marks[1]?.number ?? 0;
  const moment = (number: number, scores: Record<string, number>) => ({
    number,
    seat: "red",
    action: "",
    events: [],
    scores,
  });
  const moments = [moment(1, { red: 9, green: 5 }), moment(tuesday + 1, { red: 9, green: 12 })];
  vi.spyOn(api, "story").mockResolvedValue({ moments });
  shown("goldbraeu", resultsOf("goldbraeu")["4-rio-grande-2004-4"] as Result);
  const link = await screen.findByRole("link", { name: /Green takes the lead \(Week 1, Tuesday\)/ });
  expect(link.getAttribute("href")).toBe(`/replay/t1#at=${tuesday + 1}`);
});
