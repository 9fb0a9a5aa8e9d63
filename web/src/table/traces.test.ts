import type { AnyView } from "../games/registry";
import { changes, isPlace, Traces } from "./traces.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const view = (coins: number, letters: number | null) =>
  ({ players: [{ seat: "red", coins, letters, hand: [] }] }) as AnyView;

test("numbers in the rows that changed, whatever the game calls them; nothing about what is hidden", () => {
  expect(changes(view(3, 7), view(1, 11))).toEqual([
    { to: "fact:red:coins", change: -2 },
    { to: "fact:red:letters", change: 4 },
  ]);
  expect(changes(view(3, null), view(3, 11))).toEqual([]);
  expect(changes(null, view(3, 11))).toEqual([]);
});

test("a number that changes again shows the sum, and nothing once it is what it was", () => {
  const traces = new Traces();
  const coins = (change: number) => traces.leave([{ to: "fact:red:coins", change }], 1000);
  coins(2);
  coins(3);
  expect(traces.all.map(({ change }) => change)).toEqual([5]);
  coins(-5);
  expect(traces.all).toEqual([]);
});

test("traces go after a while, each at its own time", () => {
  const traces = new Traces();
  traces.leave([{ to: "business:krug", kind: "boss", about: { seat: "red" }, from: "purse:red" }], 1000);
  vi.advanceTimersByTime(600);
  traces.leave([{ to: "space:c4", kind: "fence", about: {}, from: "business:krug" }], 1000);
  vi.advanceTimersByTime(600);
  expect(traces.all.map(({ to }) => to)).toEqual(["space:c4"]);
  vi.advanceTimersByTime(600);
  expect(traces.all).toEqual([]);
});

test("what went into a purse leaves its trace beside the number, not on the purse", () => {
  const traces = new Traces();
  traces.leave([{ to: "purse:red", kind: "coin", about: {}, from: "business:krug" }], 1000);
  expect(traces.all).toEqual([]);
  expect([isPlace("space:c4"), isPlace("purse:red"), isPlace(undefined)]).toEqual([true, false, false]);
});
