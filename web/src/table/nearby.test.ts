import { distance, nearby } from "./nearby";

const box = (left: number, top: number) => ({ left, top, right: left + 20, bottom: top + 20 }) as DOMRect;

function map() {
  const group = document.createElement("div");
  group.innerHTML = '<i data-target="a" data-status="open"></i><i data-target="b" data-status="idle"></i><u></u>';
  const [near, dark] = group.querySelectorAll("i");
  const [open, idle] = [near as HTMLElement, dark as HTMLElement];
  open.getBoundingClientRect = () => box(100, 100);
  const clicked = vi.fn();
  open.addEventListener("click", clicked);
  nearby(group);
  const tap = (on: Element, x: number, y: number, pointerType = "touch") =>
    on.dispatchEvent(new PointerEvent("click", { clientX: x, clientY: y, pointerType, bubbles: true }));
  return { sea: group.querySelector("u") as Element, open, idle, tap, clicked };
}

test("how far a finger missed", () => {
  expect(distance(110, 110, box(100, 100))).toBe(0);
  expect(distance(123, 124, box(100, 100))).toBe(5);
});

test("a tap beside everything means the nearest thing that may be picked", () => {
  const { sea, tap, clicked } = map();
  tap(sea, 130, 110);
  expect(clicked).toHaveBeenCalledOnce();
});

test("a tap far away, on another thing, or with the mouse, means nothing else", () => {
  const { sea, idle, tap, clicked } = map();
  tap(sea, 160, 110);
  tap(idle, 130, 110);
  tap(sea, 130, 110, "mouse");
  expect(clicked).not.toHaveBeenCalled();
});
