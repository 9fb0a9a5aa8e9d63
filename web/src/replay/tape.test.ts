import { PACE, Tape } from "./tape.svelte";

const mark = (number: number, round: number) => ({ number, round, phase: round, within: 1 });
/** A deal of 30 draws, then decisions, some of them with draws. */
const tape = (start = 0) => new Tape([30, 31, 32, 35, 36, 40], [mark(31, 1), mark(35, 2)], start);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it opens at the beginning, and the deal is one step", () => {
  const found = tape();
  expect(found.at).toBe(0);
  found.step(1);
  expect(found.at).toBe(30);
  found.step(1);
  expect(found.at).toBe(31);
});

test("an address leads to the moment that holds the decision, or to the end", () => {
  expect(tape(33).at).toBe(35);
  expect(tape(12).at).toBe(30);
  expect(tape(999).at).toBe(40);
  expect(tape(-3).at).toBe(0);
});

test("steps end at the ends", () => {
  const found = tape(40);
  found.step(1);
  expect(found.at).toBe(40);
  found.seek(-1);
  expect(found.at).toBe(0);
});

test("rounds are jumped to, forth and back", () => {
  const found = tape();
  const seen: number[] = [];
  for (const by of [1, 1, 1, 1, -1, -1, -1, -1] as const) {
    found.jump(by);
    seen.push(found.at);
  }
  expect(seen).toEqual([31, 35, 40, 40, 35, 31, 0, 0]);
  expect(found.mark).toBeNull();
  found.go(36);
  expect(found.mark?.round).toBe(2);
  found.jump(-1);
  expect(found.at).toBe(35); // first to the beginning of the round that goes on
});

test("playing goes on by itself, once each moment is on the table", () => {
  const found = tape();
  found.play();
  vi.advanceTimersByTime(PACE);
  expect(found.at).toBe(30);
  vi.advanceTimersByTime(5 * PACE);
  expect(found.at).toBe(30); // the next picture has not come yet: nothing is skipped
  found.shown();
  vi.advanceTimersByTime(PACE);
  expect(found.at).toBe(31);
  expect(found.playing).toBe(true);
});

test("at the end it stops, and play begins again", () => {
  const found = tape(36);
  found.play();
  vi.advanceTimersByTime(PACE);
  expect(found.at).toBe(40);
  expect(found.playing).toBe(false);
  found.toggle();
  expect(found.at).toBe(0);
  expect(found.playing).toBe(true);
  vi.advanceTimersByTime(PACE);
  expect(found.at).toBe(30);
});

test("pause stands still, and so does who steps by hand", () => {
  const found = tape();
  found.play();
  found.toggle();
  vi.advanceTimersByTime(9 * PACE);
  expect(found.at).toBe(0);
  found.play();
  found.step(1);
  vi.advanceTimersByTime(9 * PACE);
  expect(found.at).toBe(30);
  expect(found.playing).toBe(false);
});

test("speed changes how long a moment stays", () => {
  const found = tape();
  found.speed = 4;
  found.play();
  vi.advanceTimersByTime(PACE / 4);
  expect(found.at).toBe(30);
  found.speed = 0.5;
  found.shown();
  vi.advanceTimersByTime(PACE);
  expect(found.at).toBe(30);
  vi.advanceTimersByTime(PACE);
  expect(found.at).toBe(31);
});
