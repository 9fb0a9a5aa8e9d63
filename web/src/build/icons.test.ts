// @vitest-environment node
import { readdirSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { cards, draw, shapes } from "./icons";

/** The pixels of one of our own PNGs: a signature, a head, the rows. */
function pixels(png: Buffer, width: number) {
  const rows = inflateSync(png.subarray(8 + 25 + 8, 8 + 25 + 8 + png.readUInt32BE(8 + 25)));
  return (x: number, y: number) => [...rows.subarray(y * (1 + 4 * width) + 1 + 4 * x, y * (1 + 4 * width) + 5 + 4 * x)];
}

test("a rectangle, a triangle over it and nothing around them", () => {
  const svg =
    '<g fill="#ff0000"><rect x="-5" y="-5" width="10" height="10" /></g><polygon points="-5,5 5,5 5,-5" fill="#0000ff" />';
  const at = pixels(draw(svg, 20, 20, 1, null), 20);
  expect(at(6, 6)).toEqual([255, 0, 0, 255]);
  expect(at(13, 13)).toEqual([0, 0, 255, 255]);
  expect(at(1, 1)).toEqual([0, 0, 0, 0]);
});

test("every game with a lid has a card of shapes that can be drawn", () => {
  const games = readdirSync(new URL("../games/", import.meta.url), { withFileTypes: true });
  const drawn = games.filter((one) => one.isDirectory() && one.name !== "plain").map(({ name }) => name);
  expect(
    cards()
      .map(([game]) => game)
      .sort(),
  ).toEqual(drawn.sort());
  for (const [, svg] of cards()) {
    expect(shapes(svg).length).toBe([...svg.matchAll(/<(circle|rect|polygon|path)\b/g)].length);
    expect(svg.replaceAll(/<\/?(svg|g|circle|rect|polygon|path)\b/g, "")).not.toContain("<");
  }
});
