import type { GoldbraeuView as View } from "../protocol";
import { asked, moment } from "../testing/fixtures";
import { narrow, Picker } from "./picker.svelte";

const make = (confirm = false) => {
  const sent: string[] = [];
  return {
    sent,
    picker: new Picker(
      (action) => sent.push(action),
      () => confirm,
    ),
  };
};

describe("picking", () => {
  test("one click on the only space of a garden is one decision", () => {
    const { sent, picker } = make();
    const ask = asked("goldbraeu/4-expansion");
    picker.put(ask);
    const single = ask.choices.find(
      (c) => c.targets.length && narrow(ask.choices, [[c.targets[1] ?? ""]]).length === 1,
    );
    if (!single) throw new Error("the fixture has such a space");
    expect(picker.pick([single.targets[1] ?? ""])).toBe(true);
    expect(sent).toEqual([single.action]);
  });

  test("an inn answers to both of its names", () => {
    const { picker } = make();
    const { view } = moment<View>("goldbraeu/4-name-again");
    const ask = asked("goldbraeu/4-name-again");
    picker.put(ask);
    const names = view.gardens.map(({ name }) => [`business:${name}`, `garden:${name}`]);
    const open = names.filter((both) => ask.choices.some((c) => c.targets.some((t) => both.includes(t))));
    const closed = names.filter((both) => !open.includes(both));
    for (const both of open) expect(picker.status(both)).toBe("open");
    for (const both of closed) expect(picker.status(both)).toBe("refused");
    for (const both of closed) expect(picker.refusal(both)?.reason.rule).toMatch(/^GB-/);
    expect(open.length * closed.length).toBeGreaterThan(0);
  });

  test("a click that fits several answers narrows them, another thing starts again", () => {
    const { sent, picker } = make();
    picker.put({
      question: "expansion",
      seat: "red",
      facts: {},
      choices: [
        { action: "expand krug a1", targets: ["garden:krug", "space:a1"], warnings: [] },
        { action: "expand krug a2", targets: ["garden:krug", "space:a2"], warnings: [] },
        { action: "expand post a3", targets: ["garden:post", "space:a3"], warnings: [] },
      ],
      refusals: [],
    });
    expect(picker.pick(["garden:krug"])).toBe(true);
    expect(picker.left.map((c) => c.action)).toEqual(["expand krug a1", "expand krug a2"]);
    expect(picker.status(["garden:krug"])).toBe("picked");
    expect(picker.pick(["space:a3"])).toBe(true);
    expect(sent).toEqual(["expand post a3"]);
  });

  test("what means nothing is not taken, and nothing is sent twice", () => {
    const { sent, picker } = make();
    picker.put({
      question: "q",
      seat: "red",
      facts: {},
      choices: [{ action: "pass", targets: [], warnings: [] }],
      refusals: [],
    });
    expect(picker.pick(["space:a1"])).toBe(false);
    picker.take({ action: "pass", targets: [], warnings: [] });
    picker.take({ action: "pass", targets: [], warnings: [] });
    expect(sent).toEqual(["pass"]);
  });

  test("who wishes so is asked once more", () => {
    const { sent, picker } = make(true);
    const choice = { action: "pass", targets: [], warnings: [] };
    picker.put({ question: "q", seat: "red", facts: {}, choices: [choice], refusals: [] });
    picker.take(choice);
    expect(sent).toEqual([]);
    expect(picker.armed).toEqual(choice);
    picker.take(choice);
    expect(sent).toEqual(["pass"]);
  });

  test("what others do meanwhile leaves my half-made choice and a sent one as they are", () => {
    const { sent, picker } = make(true);
    const choice = { action: "pass", targets: [], warnings: [] };
    const ask = { question: "q", seat: "red", facts: {}, choices: [choice], refusals: [] };
    picker.put(ask, "7-red");
    picker.take(choice);
    picker.put({ ...ask }, "7-red");
    expect(picker.armed).toEqual(choice);
    picker.take(choice);
    picker.put({ ...ask }, "7-red");
    expect(picker.busy).toBe(true);
    picker.put({ ...ask }, "9-red");
    expect([picker.busy, picker.armed]).toEqual([false, null]);
    expect(sent).toEqual(["pass"]);
  });
});
