import { expect, test } from "vitest";
import { browsing } from "./browsing";

function rows(): HTMLElement {
  const group = document.createElement("section");
  for (const [x, y] of [
    [0, 0],
    [50, 0],
    [0, 40],
  ] as const) {
    const thing = document.createElement("span");
    thing.setAttribute("data-explained", "");
    thing.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
    group.append(thing);
  }
  document.body.append(group);
  return group;
}

test("the numbers of all players are one stop for Tab, and arrows go from one to the next", () => {
  const group = rows();
  const end = browsing(group);
  const [first, right, below] = [...group.children] as [HTMLElement, HTMLElement, HTMLElement];
  expect([first, right, below].map((thing) => thing.tabIndex)).toEqual([0, -1, -1]);
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  first.focus();
  press("ArrowRight");
  expect(document.activeElement).toBe(right);
  press("ArrowDown");
  expect(document.activeElement).toBe(below);
  expect([first, right, below].map((thing) => thing.tabIndex)).toEqual([-1, -1, 0]);
  end?.();
  group.remove();
});
