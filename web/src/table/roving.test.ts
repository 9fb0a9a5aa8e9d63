import { Picker } from "./picker.svelte";
import { nearest, roving } from "./roving";

test("arrows go to the nearest thing in their direction", () => {
  const from = { x: 0, y: 0 };
  const points = [
    { x: 100, y: 0 },
    { x: 60, y: 90 },
    { x: 0, y: -50 },
    { x: -40, y: 5 },
  ];
  expect(nearest(from, points, "ArrowRight")).toBe(0);
  expect(nearest(from, points, "ArrowLeft")).toBe(3);
  expect(nearest(from, points, "ArrowUp")).toBe(2);
  expect(nearest(from, points, "ArrowDown")).toBe(1);
  expect(nearest(from, points, "ArrowDown")).not.toBe(3);
  expect(nearest({ x: 500, y: 0 }, points, "ArrowRight")).toBe(-1);
});

test("who leaves what was refused comes back to what may be done", () => {
  document.body.innerHTML = `<div id="group">
    <button data-target="a" data-status="open">a</button><button data-target="b" data-status="refused" tabindex="0">b</button>
    <button id="other">other</button></div>`;
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  const picker = new Picker(
    () => undefined,
    () => false,
  );
  const end = roving(picker)(find("#group"));
  find('[data-target="b"]').focus();
  find("#other").focus();
  expect(find('[data-target="a"]').getAttribute("tabindex")).toBe("0");
  expect(find('[data-target="b"]').getAttribute("tabindex")).toBe("-1");
  end?.();
});
