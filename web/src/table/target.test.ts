import { asked } from "../testing/fixtures";
import { Picker } from "./picker.svelte";
import { target } from "./target";

const ask = asked("goldbraeu/4-name-boss");
const open = new Set(ask.choices.flatMap(({ targets }) => targets));
const refused = ask.refusals
  .flatMap(({ targets }) => targets.slice(0, 1))
  .filter((name) => !open.has(name))
  .slice(0, 1);

function drawn() {
  const picker = new Picker(
    () => undefined,
    () => false,
  );
  const element = document.createElement("div");
  target(picker, refused, "an inn")(element);
  return { picker, element };
}

test("pointing at what may not be done tells why", () => {
  const { picker, element } = drawn();
  picker.put(ask);
  element.dispatchEvent(new Event("pointerenter"));
  expect(picker.told?.refusal.reason.rule).toMatch(/^GB-/);
});

test("so does a pointer that rested there when the question came, once it moves", () => {
  const { picker, element } = drawn();
  element.dispatchEvent(new Event("pointerenter"));
  picker.put(ask);
  expect(picker.told).toBeNull();
  element.dispatchEvent(new Event("pointermove"));
  expect(picker.told?.refusal.reason.rule).toMatch(/^GB-/);
});

test("nothing is said of what may be done, nor after leaving", async () => {
  const { picker, element } = drawn();
  picker.put({ ...ask, refusals: [] });
  element.dispatchEvent(new Event("pointermove"));
  expect(picker.told).toBeNull();
  picker.put(ask);
  element.dispatchEvent(new Event("pointermove"));
  element.dispatchEvent(new Event("pointerleave"));
  await Promise.resolve();
  expect(picker.told).toBeNull();
});
