/** What grows where nothing is built: the same trees and peaks every time, clear of sites, roads and water. */
import { add, distance, fromLine, fromSegment, noise, type Point } from "./geometry";
import { type Layout, landformAt, SIZE } from "./layout";
import type { Landform } from "./types";

export interface Growth extends Point {
  key: string;
  what: string;
  scale: number;
}

interface Sowing {
  what: string[];
  step: number;
  room: number;
  sites: number;
  roads: number;
}

/** Large things first; small ones fill what is left. */
const SOWN: Record<string, Sowing[]> = {
  mountains: [
    { what: ["peak", "peak", "crag"], step: 30, room: 34, sites: 26, roads: 14 },
    { what: ["knoll", "knoll", "stones"], step: 24, room: 18, sites: 14, roads: 8 },
  ],
  meadows: [
    { what: ["field", "orchard", "field"], step: 30, room: 42, sites: 20, roads: 15 },
    { what: ["tuft", "flowers", "sheep", "tuft", "flowers"], step: 25, room: 20, sites: 12, roads: 8 },
  ],
  woodland: [
    { what: ["grove", "oak", "firs"], step: 32, room: 25, sites: 22, roads: 12 },
    { what: ["fir", "bush", "fir"], step: 20, room: 15, sites: 12, roads: 8 },
  ],
  desert: [
    { what: ["dune", "palms", "dune"], step: 34, room: 38, sites: 23, roads: 14 },
    { what: ["ripple", "cactus", "ripple", "palm"], step: 26, room: 20, sites: 14, roads: 9 },
  ],
};

/** Everything grows once: a layout never changes. */
function once(grow: (layout: Layout) => Growth[]): (layout: Layout) => Growth[] {
  const grown = new WeakMap<Layout, Growth[]>();
  return (layout) => {
    const found = grown.get(layout) ?? grow(layout);
    grown.set(layout, found);
    return found;
  };
}

export const scatter = once(sowAll);
/** Golden roofs in the city, clear of its parts, streets and canals. */
export const roofs = once(roof);

function sowAll(layout: Layout): Growth[] {
  const found: (Growth & { room: number })[] = [];
  const segments = layout.roads.map(({ a, b }) => [a, b] as const);
  const shore = [...layout.shore, layout.shore[0] as Point];
  const outmost = Math.max(...layout.shore.map((p) => distance(p, layout.centre)));
  const sow = (landform: Landform, { what, step, room, sites, roads }: Sowing, turn: number) => {
    let seed = turn * 1000;
    for (let y = 60; y < SIZE - 60; y += step) {
      for (let x = 60; x < SIZE - 60; x += step) {
        seed++;
        const p = add({ x, y }, { x: (noise(seed) - 0.5) * step * 0.9, y: (noise(seed + 0.5) - 0.5) * step * 0.9 });
        const away = distance(p, layout.centre);
        if (away < layout.wall + sites + 8 || away > outmost || landformAt(layout, p) !== landform) continue;
        if (!inside(p, shore) || fromLine(p, shore) < sites * 0.7 + 6) continue;
        if (layout.sites.some((s) => distance(p, s) < s.r + sites)) continue;
        if (segments.some(([a, b]) => fromSegment(p, a, b) < roads)) continue;
        if (layout.rivers.some((r) => fromLine(p, r.line) < sites * 0.6 + 16)) continue;
        if (found.some((g) => distance(g, p) < (g.room + room) / 2)) continue;
        const kind = what[Math.floor(noise(seed * 3.3) * what.length)] as string;
        found.push({ ...p, key: `${landform}${seed}`, what: kind, scale: 0.85 + noise(seed * 5.1) * 0.35, room });
      }
    }
  };
  layout.sectors.forEach(({ landform }, i) => {
    SOWN[landform]?.forEach((sowing, j) => {
      sow(landform, sowing, i * 10 + j);
    });
  });
  return found.sort((a, b) => a.y - b.y);
}

function roof(layout: Layout): Growth[] {
  const found: Growth[] = [];
  const inCity = layout.sites.filter((s) => s.kind === "inner" || s.kind === "outer");
  const streets = layout.roads.filter(({ ends }) => ends.some((s) => s.kind === "inner" || s.kind === "outer"));
  const step = 18;
  let seed = 0;
  for (let y = layout.centre.y - layout.wall; y < layout.centre.y + layout.wall; y += step) {
    for (let x = layout.centre.x - layout.wall; x < layout.centre.x + layout.wall; x += step) {
      seed++;
      const p = add({ x, y }, { x: (noise(seed) - 0.5) * 9, y: (noise(seed + 0.5) - 0.5) * 9 });
      const away = distance(p, layout.centre);
      if (away > layout.wall - 18 || away < 34 || Math.abs(away - layout.innerWall) < 15) continue;
      if (inCity.some((s) => distance(p, s) < s.r + 7)) continue;
      if (streets.some(({ a, b }) => fromSegment(p, a, b) < 8)) continue;
      if (layout.rivers.some((r) => fromLine(p, r.line) < 15)) continue;
      const tall = noise(seed * 2.7);
      found.push({
        ...p,
        key: `roof${seed}`,
        what: tall > 0.86 ? "dome" : tall > 0.72 ? "tower" : "roof",
        scale: 1.05 + noise(seed * 1.9) * 0.4,
      });
    }
  }
  return found.sort((a, b) => a.y - b.y);
}

function inside(p: Point, ring: Point[]): boolean {
  let odd = false;
  for (let i = 1; i < ring.length; i++) {
    const [a, b] = [ring[i - 1] as Point, ring[i] as Point];
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
}
