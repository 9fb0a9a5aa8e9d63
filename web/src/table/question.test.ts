import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { speak as load } from "../testing/sentences";
import type { TableModel } from "./model.svelte";
import { Picker } from "./picker.svelte";
import Question from "./Question.svelte";

beforeAll(() => load());
afterEach(cleanup);

/** A question with one answer that would be regretted and one that would not. */
function put() {
  const sent: string[] = [];
  const warnings = (action: string | undefined) => (action === "place krug" ? ["purge"] : []);
  const picker = new Picker(
    (action) => sent.push(action),
    (_touch, { action }) => warnings(action).length > 0,
  );
  const choices = ["place krug", "pass"].map((action) => ({ action, targets: [] }));
  picker.put({ question: "last-cards", seat: "red", facts: {}, choices, refusals: [] });
  const info = { name: "goldbraeu", verb_kinds: { place: ["business"] }, question_kinds: {}, field_kinds: {} };
  const model = { picker, warnings, info, mine: true, seat: "red", now: null, game: { kinds: [] } };
  const page = render(Question, { model: model as unknown as TableModel });
  return {
    sent,
    page,
    button: (action: string) => page.container.querySelector(`[data-action="${action}"]`) as Element,
  };
}

test("what I may regret is said when I point at it, and asked once more when I click", async () => {
  const { sent, page, button } = put();
  expect(page.container.querySelector(".warning")).toBeNull();
  await fireEvent.pointerEnter(button("place krug"));
  expect(page.container.querySelector(".warning")?.textContent).toContain("your only marker there");
  await fireEvent.click(button("place krug"));
  expect(sent).toEqual([]);
  expect(page.container.querySelector(".warning")).not.toBeNull();
  await fireEvent.click(page.container.querySelector("[data-confirm]") as Element);
  expect(sent).toEqual(["place krug"]);
});

test("what harms nobody is played at once", async () => {
  const { sent, button } = put();
  await fireEvent.click(button("pass"));
  expect(sent).toEqual(["pass"]);
});
