/** The shelf: what a box says, and that newcomers are taught first. */
import { cleanup, render } from "@testing-library/svelte";
import { hold } from "../base/keys";
import type { Installed } from "../protocol";
import { infoOf } from "../testing/fixtures";
import { GAMES, speak } from "../testing/sentences";
import Shelf from "./Shelf.svelte";

beforeAll(() => speak());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const [game = ""] = GAMES;
const plain = {
  ...infoOf(game),
  name: "whist",
  chapters: [],
  fewest: 4,
  most: 4,
  minutes: 0,
  weight: 0,
  reading: "" as const,
};

function shelf(...games: Installed["games"]) {
  const installed: Installed = {
    version: "1",
    games,
    bots: ["beginner"],
    friendly: "beginner",
    languages: ["en"],
    profiles: false,
  };
  const { container } = render(Shelf, { installed, busy: false, onopen: () => undefined, onsetup: () => undefined });
  return container;
}

const loud = (container: Element) => container.querySelector(".first .primary");

test("who has never played a game is taught it first", () => {
  expect(loud(shelf(infoOf(game)))?.getAttribute("data-teach")).toBe(game);
});

test("who has played it plays", () => {
  hold("abcd", { game });
  const container = shelf(infoOf(game));
  expect(loud(container)?.getAttribute("data-play")).toBe(game);
  expect(container.querySelector("[data-teach]")).not.toBeNull();
});

test("a box says for how many, how long, how heavy, and where to read more", () => {
  const container = shelf(infoOf(game));
  const { fewest, most, minutes } = infoOf(game);
  expect(container.querySelector(".facts")?.textContent).toContain(`${fewest}–${most} players`);
  expect(container.querySelector(".facts")?.textContent).toContain(`${minutes} minutes`);
  expect(container.querySelectorAll(".pips .full")).toHaveLength(infoOf(game).weight);
  expect(container.querySelector("[data-read]")?.getAttribute("href")).toBe(`/rules/${game}`);
});

test("a game that says nothing of all that is on the shelf, too", () => {
  const container = shelf(plain);
  expect(container.querySelector(".facts")?.textContent?.trim()).toBe("4 players");
  expect(container.querySelector("[data-read]")).toBeNull();
  expect(loud(container)?.getAttribute("data-play")).toBe("whist");
});
