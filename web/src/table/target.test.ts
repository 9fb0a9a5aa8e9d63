import { asked, infoOf } from "../testing/fixtures";
import { speak as load } from "../testing/sentences";
import { attend, explainer, spoken } from "./explained.svelte";
import { explainReason, speak } from "./log";
import { Picker } from "./picker.svelte";
import { target } from "./target";

const ask = asked("goldbraeu/4-name-boss");
const info = infoOf("goldbraeu");
const open = new Set(ask.choices.flatMap(({ targets }) => targets));
const refused = ask.refusals
  .flatMap(({ targets }) => targets.slice(0, 1))
  .filter((name) => !open.has(name))
  .slice(0, 1);
const CARD = { title: "Zum Krug", lines: ["Boss: Red.", "No shares."] };

let stop: () => void;
beforeAll(() => load());
beforeEach(() => {
  stop = attend(document);
});
afterEach(() => {
  stop();
  explainer.close();
  document.body.replaceChildren();
  vi.useRealTimers();
});

function drawn(names: readonly string[] = refused) {
  const sent: string[] = [];
  const picker = new Picker(
    (action) => sent.push(action),
    () => false,
    { say: (action) => speak(action, info), why: (reason) => explainReason(reason, info) },
  );
  const element = document.createElement("div");
  document.body.append(element);
  target(picker, names, CARD)(element);
  return { picker, element, sent };
}

const tell = (element: Element, kind: string, about: object = {}) => {
  const event = Object.assign(new Event(kind, { bubbles: true, cancelable: true }), about);
  element.dispatchEvent(event);
};
const point = (element: Element) => tell(element, "pointerover", { pointerType: "mouse" });

test("the eye is told what the ear is told", () => {
  const { element } = drawn();
  point(element);
  expect(explainer.shown?.card).toEqual(CARD);
  expect(element.getAttribute("aria-label")).toBe(spoken(CARD));
  expect(spoken(CARD)).toBe("Zum Krug. Boss: Red. No shares");
});

test("pointing at what may not be done tells why, by which rule", () => {
  const { picker, element } = drawn();
  point(element);
  expect(explainer.shown?.aside).toEqual({});
  picker.put(ask); // the question may come while the pointer rests there
  expect(explainer.shown?.aside.rule).toMatch(/^GB-/);
  expect(explainer.shown?.aside.why).not.toMatch(/[[{]/);
});

test("pointing at what may be done tells what a click will do", () => {
  const single = ask.choices.find(({ targets }) => targets.length === 2 && targets.includes("opened:0"));
  const names = [single?.targets[0] ?? ""];
  const { picker, element } = drawn(names);
  picker.put({ ...ask, choices: ask.choices.filter((choice) => choice === single) });
  point(element);
  expect(explainer.shown?.aside.will).toContain(speak(single?.action ?? "", info));
});

test("a figure within a thing has its own card, and the question's word about the thing", () => {
  const { picker, element } = drawn();
  const figure = document.createElement("span");
  const other = document.createElement("i");
  element.append(figure);
  figure.append(other);
  target(undefined, [], { title: "Boss", lines: ["Red"] })(figure);
  figure.removeAttribute("data-target");
  picker.put(ask);
  point(other);
  expect(explainer.shown?.card.title).toBe("Boss");
  expect(explainer.shown?.aside.rule).toMatch(/^GB-/);
});

test("leaving closes it, and so do Escape and the removal of the thing", async () => {
  const { element } = drawn();
  point(element);
  point(document.body);
  expect(explainer.shown).toBeNull();
  point(element);
  tell(document.body, "keydown", { key: "Escape" });
  expect(explainer.shown).toBeNull();
  const forget = target(undefined, ["x"], CARD)(element);
  point(element);
  element.remove();
  if (forget) forget();
  await Promise.resolve();
  expect(explainer.shown).toBeNull();
});

const finger = { pointerType: "touch", clientX: 5, clientY: 5 };

test("a long press shows the card and chooses nothing; a tap elsewhere closes it", () => {
  vi.useFakeTimers();
  const single = ask.choices.find(({ targets }) => targets.length === 2);
  const { picker, element, sent } = drawn([single?.targets[0] ?? ""]);
  picker.put({ ...ask, choices: ask.choices.filter((choice) => choice === single) });
  tell(element, "pointerdown", finger);
  vi.advanceTimersByTime(500);
  tell(element, "pointerup", finger);
  tell(element, "click");
  expect(explainer.shown?.card).toEqual(CARD);
  expect(sent).toEqual([]);
  tell(document.body, "pointerdown", finger);
  expect(explainer.shown).toBeNull();
  tell(element, "pointerdown", finger);
  tell(element, "pointerup", finger);
  tell(element, "click");
  expect(sent).toEqual([single?.action]);
});

test("a finger that moves on presses nothing", () => {
  vi.useFakeTimers();
  const { element } = drawn();
  tell(element, "pointerdown", finger);
  tell(element, "pointermove", { ...finger, clientY: 60 });
  vi.advanceTimersByTime(500);
  expect(explainer.shown).toBeNull();
});

test("a tap on what cannot be chosen shows its card", () => {
  const { picker, element } = drawn();
  picker.put(ask);
  tell(element, "pointerdown", finger);
  tell(element, "pointerup", finger);
  tell(element, "click");
  expect(explainer.pinned).toBe(true);
  expect(explainer.shown?.aside.rule).toMatch(/^GB-/);
});
