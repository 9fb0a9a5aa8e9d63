/**
 * Pictures that must be PNGs, drawn when the page is built: the icon, for home screens, from `public/icon.svg`; and what
 * messengers show of a link, from `card.svg` in a game's folder, or the icon. They know circles, polygons, rectangles
 * and level lines in plain colours.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import type { Plugin } from "vite";

type Colour = readonly [number, number, number];
interface Shape {
  fill: Colour | null;
  stroke: Colour | null;
  width: number; // of the stroke
  /** How far a point lies outside the shape; of a line, from its middle. */
  distance: (x: number, y: number) => number;
  /** Left, top, right and bottom, without the stroke. */
  box: readonly [number, number, number, number];
}

const WOOD: Colour = [0xcf, 0x95, 0x52];
const FINE = 4; // samples along each side of a pixel
const ICON = 40; // side of the icon's own square, around 0
const CARD = [1200, 630] as const; // what messengers ask for

const colour = (text: string | undefined): Colour | null =>
  text?.startsWith("#") ? ([1, 3, 5].map((i) => Number.parseInt(text.slice(i, i + 2), 16)) as unknown as Colour) : null;

/** The shapes of an SVG, in order; a group hands its attributes down. */
export function shapes(svg: string): Shape[] {
  const groups: Record<string, string>[] = [{}];
  const found: Shape[] = [];
  for (const [, slash, name, text = ""] of svg.matchAll(/<(\/?)(g|circle|rect|polygon|path)\b([^>]*)>/g)) {
    if (slash) groups.pop();
    else {
      const own = Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
      const all: Record<string, string> = { ...groups.at(-1), ...own };
      if (name === "g") groups.push(all);
      else found.push(...(DRAWN[name ?? ""]?.(all) ?? []));
    }
  }
  return found;
}

function circle({
  cx = "0",
  cy = "0",
  r = "0",
  fill,
  stroke,
  "stroke-width": width = "1",
}: Record<string, string>): Shape {
  const [x0, y0, radius] = [Number(cx), Number(cy), Number(r)];
  const distance = (x: number, y: number) => Math.hypot(x - x0, y - y0) - radius;
  const box = [x0 - radius, y0 - radius, x0 + radius, y0 + radius] as const;
  return { fill: colour(fill), stroke: colour(stroke), width: Number(width), distance, box };
}

function rect({ x = "0", y = "0", width = "0", height = "0", ...rest }: Record<string, string>): Shape {
  const [left, top] = [Number(x), Number(y)];
  const [right, bottom] = [left + Number(width), top + Number(height)];
  return polygon({ ...rest, points: `${left},${top} ${right},${top} ${right},${bottom} ${left},${bottom}` });
}

function polygon({ points = "", fill, stroke, "stroke-width": width = "1" }: Record<string, string>): Shape {
  const corners = [...points.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const sides = corners.map((from, i) => [...from, ...(corners[(i + 1) % corners.length] ?? from)] as const);
  const distance = (x: number, y: number) => {
    let inside = false;
    let near = Number.POSITIVE_INFINITY;
    for (const [x1, y1, x2, y2] of sides) {
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
      const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2);
      const part = Math.max(0, Math.min(1, along));
      near = Math.min(near, Math.hypot(x - x1 - part * (x2 - x1), y - y1 - part * (y2 - y1)));
    }
    return inside ? -near : near;
  };
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  return { fill: colour(fill), stroke: colour(stroke), width: Number(width), distance, box };
}

function lines({ d = "", stroke, "stroke-width": width = "1" }: Record<string, string>): Shape[] {
  return [...d.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)h([\d.]+)/g)].map(([, x = 0, y = 0, long = 0]) => {
    const [left, level, right] = [Number(x), Number(y), Number(x) + Number(long)];
    const distance = (px: number, py: number) => Math.hypot(px - Math.max(left, Math.min(right, px)), py - level);
    const box = [left, level, right, level] as const;
    return { fill: null, stroke: colour(stroke), width: Number(width), distance, box };
  });
}

const DRAWN: Record<string, (all: Record<string, string>) => Shape[]> = {
  circle: (all) => [circle(all)],
  rect: (all) => [rect(all)],
  polygon: (all) => [polygon(all)],
  path: lines,
};

/** The colour at a point; null if nothing is there. */
function at(all: readonly Shape[], x: number, y: number): Colour | null {
  for (const { fill, stroke, width, distance } of all) {
    const d = distance(x, y);
    if (stroke && Math.abs(d) <= width / 2) return stroke;
    if (fill && d <= 0) return fill;
  }
  return null;
}

/** A picture with the middle of an SVG in its middle, `scale` units of it to a pixel; `ground` null: nothing around it. */
export function draw(svg: string, width: number, height: number, scale: number, ground: Colour | null): Buffer {
  const all = shapes(svg);
  const rows = Buffer.alloc(height * (1 + 4 * width));
  for (let y = 0; y < height; y++) {
    const top = (y - height / 2) * scale;
    const level = all.filter(({ box, width }) => box[1] - width <= top + scale && box[3] + width >= top);
    for (let x = 0; x < width; x++) {
      const left = (x - width / 2) * scale;
      const near = level.filter(({ box, width }) => box[0] - width <= left + scale && box[2] + width >= left);
      rows.set(pixel(near.toReversed(), left, top, scale, ground), y * (1 + 4 * width) + 1 + 4 * x);
    }
  }
  return png(width, height, rows);
}

/** Red, green, blue and opacity of a small square, of shapes from the uppermost down. */
function pixel(shapes: readonly Shape[], left: number, top: number, scale: number, ground: Colour | null): number[] {
  const sum = [0, 0, 0, 0];
  for (let i = 0; i < FINE * FINE; i++) {
    const x = left + (((i % FINE) + 0.5) / FINE) * scale;
    const y = top + ((Math.floor(i / FINE) + 0.5) / FINE) * scale;
    const hit = at(shapes, x, y) ?? ground;
    hit?.forEach((part, k) => {
      sum[k] = (sum[k] ?? 0) + part;
    });
    if (hit) sum[3] = (sum[3] ?? 0) + 1;
  }
  const seen = sum[3] || 1;
  return [...sum.slice(0, 3).map((part) => Math.round(part / seen)), Math.round((255 * (sum[3] ?? 0)) / FINE ** 2)];
}

function png(width: number, height: number, rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8); // eight bits each of red, green, blue and opacity
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

export function icons(): Plugin {
  return {
    name: "icons",
    apply: "build",
    generateBundle() {
      const svg = readFileSync(new URL("../../public/icon.svg", import.meta.url), "utf8");
      const emit = (fileName: string, source: Buffer) => this.emitFile({ type: "asset", fileName, source });
      emit("icon-192.png", draw(svg, 192, 192, ICON / 192, null));
      emit("icon-512.png", draw(svg, 512, 512, ICON / 512, null));
      emit("icon-maskable.png", draw(svg, 512, 512, ICON / 369, WOOD));
      emit("apple-touch-icon.png", draw(svg, 180, 180, ICON / 162, WOOD));
      emit("card.png", draw(svg, ...CARD, ICON / 504, WOOD));
      for (const [game, card] of cards()) emit(`card-${game}.png`, draw(card, ...CARD, 1, WOOD));
    },
  };
}

/** The drawings that games bring for messengers. */
export function cards(): [game: string, svg: string][] {
  const games = new URL("../games/", import.meta.url);
  const files = readdirSync(games).map((game) => [game, new URL(`${game}/card.svg`, games)] as const);
  return files.filter(([, file]) => existsSync(file)).map(([game, file]) => [game, readFileSync(file, "utf8")]);
}
