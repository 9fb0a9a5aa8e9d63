import { nearest } from "./roving";

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
