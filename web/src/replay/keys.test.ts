import type { AnalysisModel } from "../analysis/analysis.svelte";
import { press as pressAnalysis } from "../analysis/keys";
import { ANALYSIS_KEYS, KEYS, press } from "./keys";
import { Tape } from "./tape.svelte";

const marks = [{ number: 3, round: 1, phase: 1, within: 1 }];
const key = (name: string, on: Element = document.body) => {
  const event = new KeyboardEvent("keydown", { key: name, cancelable: true });
  Object.defineProperty(event, "target", { value: on });
  return event;
};

afterEach(() => void vi.useRealTimers());

/** What a keyboard sends for what is printed on a key. */
const SENT: Readonly<Record<string, string>> = {
  "←": "ArrowLeft",
  "→": "ArrowRight",
  "↑": "ArrowUp",
  "↓": "ArrowDown",
  "key-home": "Home",
  "key-end": "End",
  "key-bar": " ",
};

test("the list has every key that works, and no other", () => {
  const tape = new Tape([1, 2, 3, 4, 5], marks, 2);
  const listed = KEYS.flatMap(({ caps }) => caps).map((cap) => SENT[cap] ?? cap);
  const tried = [
    ...Object.values(SENT),
    "PageUp",
    "PageDown",
    "Enter",
    "Escape",
    "Tab",
    ..."abcdefghijklmnopqrstuvwxyz0123456789",
  ];
  expect(tried.filter((name) => press(key(name), tape)).sort()).toEqual([...listed].sort());
  tape.pause();
});

test("the list of an analysis has every key that works there, and no other", () => {
  const jump = vi.fn();
  const analysis = { jump } as unknown as AnalysisModel;
  const tried = [...Object.values(SENT), "Enter", ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const works = tried.filter((name) => pressAnalysis(key(name), analysis));
  expect(works).toEqual(ANALYSIS_KEYS.flatMap(({ caps }) => caps));
  expect(jump.mock.calls).toEqual([[1], [-1]]);
});

test("every key that is listed moves the record", () => {
  vi.useFakeTimers();
  const tape = new Tape([1, 2, 3, 4, 5], marks);
  const seen = ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowDown", "End", "ArrowUp", "Home"].map((name) => {
    expect(press(key(name), tape)).toBe(true);
    return tape.at;
  });
  expect(seen).toEqual([1, 2, 1, 3, 5, 3, 0]);
  press(key(" "), tape);
  expect(tape.playing).toBe(true);
  press(key(" "), tape);
  expect(tape.playing).toBe(false);
});

test("what has a use of its own for a key keeps it", () => {
  const tape = new Tape([1, 2, 3], marks, 1);
  const [button, list, slider] = ["button", "select", "input"].map((name) => document.createElement(name));
  slider?.setAttribute("type", "range");
  expect(press(key(" ", button), tape)).toBe(false);
  expect(press(key("ArrowDown", list), tape)).toBe(false);
  expect(press(key("x"), tape)).toBe(false);
  expect(tape.at).toBe(1);
  expect(press(key("ArrowRight", button), tape)).toBe(true);
  expect(press(key("ArrowRight", slider), tape)).toBe(true); // up and down mean rounds here too
  expect(tape.at).toBe(3);
});
