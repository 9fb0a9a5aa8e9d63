/** The icon as PNGs, for home screens and for the cards of messengers, drawn from `public/icon.svg` when the page is built. */
import { readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import type { Plugin } from "vite";

type Colour = readonly [number, number, number];
interface Shape {
  fill: Colour | null;
  stroke: Colour | null;
  width: number; // of the stroke
  /** How far a point lies outside the shape; of a line, from its middle. */
  distance: (x: number, y: number) => number;
}

const WOOD: Colour = [0xcf, 0x95, 0x52];
const FINE = 4; // samples along each side of a pixel
const ICON = 40; // side of the icon's own square, around 0

const colour = (text: string | undefined): Colour | null =>
  text?.startsWith("#") ? ([1, 3, 5].map((i) => Number.parseInt(text.slice(i, i + 2), 16)) as unknown as Colour) : null;

/** The circles and level lines of an SVG, in order; a group hands its attributes down. */
export function shapes(svg: string): Shape[] {
  const groups: Record<string, string>[] = [{}];
  const found: Shape[] = [];
  for (const [, slash, name, text = ""] of svg.matchAll(/<(\/?)(g|circle|path)\b([^>]*)>/g)) {
    if (slash) groups.pop();
    else {
      const own = Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
      const all: Record<string, string> = { ...groups.at(-1), ...own };
      if (name === "g") groups.push(all);
      else found.push(...(name === "circle" ? [circle(all)] : lines(all)));
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
  return { fill: colour(fill), stroke: colour(stroke), width: Number(width), distance };
}

function lines({ d = "", stroke, "stroke-width": width = "1" }: Record<string, string>): Shape[] {
  return [...d.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)h([\d.]+)/g)].map(([, x = 0, y = 0, long = 0]) => {
    const [left, level, right] = [Number(x), Number(y), Number(x) + Number(long)];
    const distance = (px: number, py: number) => Math.hypot(px - Math.max(left, Math.min(right, px)), py - level);
    return { fill: null, stroke: colour(stroke), width: Number(width), distance };
  });
}

/** The colour at a point, seen from above; null if nothing is there. */
function at(all: readonly Shape[], x: number, y: number): Colour | null {
  for (const { fill, stroke, width, distance } of all.toReversed()) {
    const d = distance(x, y);
    if (stroke && Math.abs(d) <= width / 2) return stroke;
    if (fill && d <= 0) return fill;
  }
  return null;
}

/** A picture with the icon in its middle, `share` of the smaller side wide; `ground` null: nothing around it. */
export function draw(svg: string, width: number, height: number, share: number, ground: Colour | null): Buffer {
  const all = shapes(svg);
  const scale = ICON / (share * Math.min(width, height));
  const rows = Buffer.alloc(height * (1 + 4 * width));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0, 0];
      for (let i = 0; i < FINE * FINE; i++) {
        const px = (x + ((i % FINE) + 0.5) / FINE - width / 2) * scale;
        const py = (y + (Math.floor(i / FINE) + 0.5) / FINE - height / 2) * scale;
        const hit = at(all, px, py) ?? ground;
        hit?.forEach((part, k) => {
          sum[k] = (sum[k] ?? 0) + part;
        });
        if (hit) sum[3] = (sum[3] ?? 0) + 1;
      }
      const seen = sum[3] || 1;
      const place = y * (1 + 4 * width) + 1 + 4 * x;
      rows.set(
        [...sum.slice(0, 3).map((part) => Math.round(part / seen)), Math.round((255 * (sum[3] ?? 0)) / FINE ** 2)],
        place,
      );
    }
  }
  return png(width, height, rows);
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
      emit("icon-192.png", draw(svg, 192, 192, 1, null));
      emit("icon-512.png", draw(svg, 512, 512, 1, null));
      emit("icon-maskable.png", draw(svg, 512, 512, 0.72, WOOD));
      emit("apple-touch-icon.png", draw(svg, 180, 180, 0.9, WOOD));
      emit("card.png", draw(svg, 1200, 630, 0.8, WOOD));
    },
  };
}
