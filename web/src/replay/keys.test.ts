import { press } from "./keys";
import { Tape } from "./tape.svelte";

const marks = [{ number: 3, round: 1, phase: 1, within: 1 }];
const key = (name: string, on: Element = document.body) => {
  const event = new KeyboardEvent("keydown", { key: name, cancelable: true });
  Object.defineProperty(event, "target", { value: on });
  return event;
};

afterEach(() => void vi.useRealTimers());

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
