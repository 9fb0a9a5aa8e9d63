import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import type { SeatClock as Told } from "../protocol";
import { speak } from "../testing/sentences";
import { isResting, isUp, leftOf, NO_CLOCK, tellClock, written } from "./clock";
import SeatClock from "./SeatClock.svelte";

beforeAll(() => speak());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const HOUR = 3_600_000;
const seat = (left: number, running = true): Told => ({
  seat: "red",
  left,
  running,
  until: running ? 5_000_000 + left : null,
});
const heard = (told: Told, waiting = false, turns: number | null = null) => ({
  clocks: { now: 5_000_000, waiting, turns, seats: [told] },
  at: performance.now(),
});

/** The clock of a seat as it was told just now. */
function shown(told: Told, { waiting = false, days = false, mine = true } = {}) {
  const page = render(SeatClock, { clock: told, heard: heard(told, waiting), days, mine });
  const text = () => page.container.querySelector(".clock")?.textContent?.trim();
  const said = () => page.container.querySelector("[aria-live=polite]")?.textContent;
  const later = (ms: number) => {
    vi.advanceTimersByTime(ms);
    flushSync();
  };
  return { page, text, said, later };
}

test("it ticks from what the house said, whatever this machine believes the time to be", () => {
  vi.setSystemTime(new Date("2001-01-01"));
  const { text, later } = shown(seat(65_000));
  expect(text()).toBe("1:05");
  later(5_000);
  expect(text()).toBe("1:00");
  vi.setSystemTime(new Date("2030-01-01"));
  later(2_000);
  expect(text()).toBe("0:58");
});

test("nobody's clock runs who is not asked, nor at night", () => {
  const idle = shown(seat(65_000, false));
  idle.later(20_000);
  expect(idle.text()).toBe("1:05");
  cleanup();
  const night = shown(seat(65_000), { waiting: true });
  night.later(20_000);
  expect(night.text()).toBe("1:05");
  expect(night.page.getByRole("timer").getAttribute("aria-label")).toContain("the clock rests");
});

test("under half a minute it warns once, politely, and only me", () => {
  const { page, said, later } = shown(seat(40_000));
  expect(said()).toBe("");
  later(11_000);
  expect(said()).toBe("You have 30 seconds left.");
  expect(page.container.querySelector(".clock.short")).not.toBeNull();
  const before = said();
  later(5_000);
  expect(said()).toBe(before);
  later(60_000);
  expect(page.getByRole("timer").getAttribute("aria-label")).toContain("time is up");
  cleanup();
  expect(shown(seat(10_000), { mine: false }).page.container.querySelector("[aria-live]")).toBeNull();
});

test("time is written as one says it", () => {
  expect([0, 59_999, 61_000, HOUR + 62_000, 5 * HOUR, 51 * HOUR].map(written)).toEqual([
    "0:00",
    "0:59",
    "1:01",
    "1:01:02",
    "5 h",
    "2 days 3 h",
  ]);
});

test("over days the end counts that the house has named", () => {
  const told = { ...seat(1000), until: 5_000_000 + 9 * HOUR };
  const said = heard(told);
  expect(isUp(told, said, said.at + 2000)).toBe(false);
  expect(isUp(told, said, said.at + 9 * HOUR)).toBe(true);
  expect(leftOf(told, said, said.at + 2000)).toBe(0);
});

test("when night falls or ends, the clock rests or runs without being told again", () => {
  const told = seat(10 * HOUR);
  const evening = heard(told, false, 5_000_000 + HOUR);
  expect(leftOf(told, evening, evening.at + 5 * HOUR)).toBe(9 * HOUR);
  expect([0, 5].map((hours) => isResting(evening, evening.at + hours * HOUR))).toEqual([false, true]);
  const night = heard(told, true, 5_000_000 + HOUR);
  expect(leftOf(told, night, night.at + 5 * HOUR)).toBe(6 * HOUR);
  expect([0, 5].map((hours) => isResting(night, night.at + hours * HOUR))).toEqual([true, false]);
});

test("those who are about to sit down are told how the clocks run", () => {
  expect(tellClock({ ...NO_CLOCK, kind: "live", bank: 1200, increment: 1, when_up: "bot" })).toBe(
    "Clock: 20 minutes for the whole game, and one second more with each decision. When time is up: a bot answers this question.",
  );
  expect(tellClock({ ...NO_CLOCK, kind: "correspondence", allowance: 86_400, free_weekdays: [6] })).toContain(
    "24 hours for each decision. It rests at night or on free days.",
  );
});
