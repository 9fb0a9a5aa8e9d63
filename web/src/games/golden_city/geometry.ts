/** Plane geometry for the map: points, curves, crossings, and noise that is the same every time. */
export interface Point {
  x: number;
  y: number;
}

export const add = (a: Point, b: Point, times = 1): Point => ({ x: a.x + b.x * times, y: a.y + b.y * times });
export const minus = (a: Point, b: Point): Point => add(a, b, -1);
export const length = (a: Point) => Math.hypot(a.x, a.y);
export const distance = (a: Point, b: Point) => length(minus(a, b));
export const angle = (a: Point) => Math.atan2(a.y, a.x);
export const polar = (radius: number, turn: number): Point => ({
  x: radius * Math.cos(turn),
  y: radius * Math.sin(turn),
});
export const mid = (a: Point, b: Point, share = 0.5): Point => add(a, minus(b, a), share);
export const mean = (points: Point[]): Point => ({
  x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
  y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
});

/** The smallest turn between two directions, 0 to pi. */
export function between(a: number, b: number): number {
  const d = Math.abs(a - b) % (2 * Math.PI);
  return d > Math.PI ? 2 * Math.PI - d : d;
}

/** A number from 0 to 1 that looks like chance but is the same for the same seed. */
export function noise(seed: number): number {
  const s = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return s - Math.floor(s);
}

/** How far a point is from a segment. */
export function fromSegment(p: Point, a: Point, b: Point): number {
  const way = minus(b, a);
  const along = ((p.x - a.x) * way.x + (p.y - a.y) * way.y) / (way.x * way.x + way.y * way.y || 1);
  return distance(p, add(a, way, Math.max(0, Math.min(1, along))));
}

/** How far a point is from a line of several points. */
export function fromLine(p: Point, line: Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) least = Math.min(least, fromSegment(p, line[i - 1] as Point, line[i] as Point));
  return least;
}

/** Where two segments cross, if they do. */
export function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const r = minus(b, a);
  const s = minus(d, c);
  const cross = r.x * s.y - r.y * s.x;
  if (Math.abs(cross) < 1e-9) return null;
  const t = ((c.x - a.x) * s.y - (c.y - a.y) * s.x) / cross;
  const u = ((c.x - a.x) * r.y - (c.y - a.y) * r.x) / cross;
  return t > 0 && t < 1 && u > 0 && u < 1 ? add(a, r, t) : null;
}

const r1 = (n: number) => Math.round(n * 10) / 10;
export const at = (p: Point) => `${r1(p.x)} ${r1(p.y)}`;

/** A smooth curve through points (Catmull-Rom as Bézier). */
export function curve(points: Point[], closed = false): string {
  const n = points.length;
  const get = (i: number) => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]) as Point;
  let d = `M${at(get(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    d += `C${at(add(p1, minus(p2, p0), 1 / 6))} ${at(add(p2, minus(p3, p1), -1 / 6))} ${at(p2)}`;
  }
  return closed ? `${d}z` : d;
}

/** Straight lines through points. */
export const polyline = (points: Point[], closed = false) => `M${points.map(at).join("L")}${closed ? "z" : ""}`;

/** A slice of a ring around a centre; its straight sides keep `gap` away from the cut. */
export function ringSlice(centre: Point, inner: number, outer: number, from: number, to: number, gap = 0): string {
  const p = (radius: number, turn: number) => at(add(centre, polar(radius, turn)));
  const [i, o] = [Math.asin(Math.min(0.9, gap / inner)), Math.asin(gap / outer)];
  return `M${p(inner, from + i)}L${p(outer, from + o)}A${r1(outer)} ${r1(outer)} 0 0 1 ${p(outer, to - o)}L${p(inner, to - i)}A${r1(inner)} ${r1(inner)} 0 0 0 ${p(inner, from + i)}z`;
}
