import { prefs } from "../base/prefs.svelte";
import { Pacing } from "./pace.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  prefs.set("pace", "");
});

/** Whether a rest has come to its end. */
function watch(rest: Promise<void>) {
  const seen = { over: false };
  void rest.then(() => {
    seen.over = true;
  });
  return seen;
}

test("newcomers begin slowly, at their second table as usual, and whoever has chosen keeps it", () => {
  expect(prefs.pace).toBe("slow");
  localStorage.setItem("stammtisch.tables", JSON.stringify({ one: { at: 1 }, two: { at: 2 } }));
  expect(prefs.pace).toBe("normal");
  prefs.set("pace", "step");
  expect(prefs.pace).toBe("step");
});

test("the rest counts from what was told last", async () => {
  prefs.set("pace", "slow");
  const pacing = new Pacing();
  pacing.told();
  await vi.advanceTimersByTimeAsync(1000);
  const rest = watch(pacing.rest());
  await vi.advanceTimersByTimeAsync(700);
  expect(rest.over).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(rest.over).toBe(true);
});

test("a duel stays twice as long", async () => {
  prefs.set("pace", "slow");
  const pacing = new Pacing();
  pacing.told();
  const rest = watch(pacing.rest(2));
  await vi.advanceTimersByTimeAsync(3500);
  expect(rest.over).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(rest.over).toBe(true);
});

test("fast: no rest and no moments", async () => {
  prefs.set("pace", "fast");
  const pacing = new Pacing();
  pacing.told();
  const rest = watch(pacing.rest());
  await vi.advanceTimersByTimeAsync(0);
  expect(rest.over).toBe(true);
  expect(pacing.hasMoments).toBe(false);
});

test("step by step waits for the click, however long", async () => {
  prefs.set("pace", "step");
  const pacing = new Pacing();
  const rest = watch(pacing.rest());
  await vi.advanceTimersByTimeAsync(60_000);
  expect([rest.over, pacing.waiting]).toEqual([false, true]);
  pacing.next();
  await vi.advanceTimersByTimeAsync(0);
  expect([rest.over, pacing.waiting]).toEqual([true, false]);
});

test("skipping ends a rest and all further ones", async () => {
  prefs.set("pace", "step");
  const pacing = new Pacing();
  const rest = watch(pacing.rest());
  pacing.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(rest.over).toBe(true);
  const another = watch(pacing.rest());
  await vi.advanceTimersByTimeAsync(0);
  expect(another.over).toBe(true);
  expect(pacing.hasMoments).toBe(false);
});
