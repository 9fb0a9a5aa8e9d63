/** Where everything lies, from the board's data alone. The board's 100 units are a thousand here. */
import {
  add,
  angle,
  between,
  crossing,
  curve,
  distance,
  length,
  mean,
  mid,
  minus,
  noise,
  type Point,
  polar,
} from "./geometry";
import type { BoardFile, BoardNode, Kind, Landform } from "./types";

export const SIZE = 1000;
export const MARGIN = 30;
const SCALE = 10;
const LENS = 0.36; // how much nearer the middle is looked at: the city needs room for four businesses per part
const PIER = 52; // from a coastal site to its shore
const RADIUS: Record<Kind, number> = { coast: 35, rural: 35, outer: 43, inner: 43 };

export interface Site extends Point {
  name: string;
  kind: Kind;
  landform: Landform;
  river: string | null;
  r: number;
  foot: Point; // where its road ends: on the shore for a pier, else the site itself
}

export interface Road {
  key: string;
  ends: [Site, Site];
  a: Point;
  b: Point;
}

export interface River {
  name: string;
  turn: number;
  line: Point[];
  mouth: Point;
}

export interface Crossing extends Point {
  turn: number;
}

export interface Layout {
  centre: Point;
  sites: Site[];
  byName: Map<string, Site>;
  roads: Road[];
  rivers: River[];
  shore: Point[];
  shorePath: string;
  sectors: { landform: Landform; turn: number; from: number; to: number }[];
  wall: number; // radius of the city wall
  innerWall: number;
  gates: Crossing[];
  innerGates: Crossing[];
  bridges: Crossing[];
}

export function layOut(board: BoardFile): Layout {
  const inner = board.nodes.filter((node) => node.kind === "inner");
  const middle = mean(inner);
  const centre = { x: middle.x * SCALE, y: middle.y * SCALE };
  const look = lens(board.nodes, middle);
  const sites = board.nodes.map((node) => site(node, add(centre, look(node), SCALE), centre));
  const byName = new Map(sites.map((s) => [s.name, s]));
  const roads = board.edges.map(([one, other]) => road(byName, one.toLowerCase(), other.toLowerCase()));
  const far = (kind: Kind) => sites.filter((s) => s.kind === kind).map((s) => distance(s, centre));
  const wall = (Math.max(...far("outer")) + RADIUS.outer + Math.min(...far("rural")) - RADIUS.rural) / 2;
  const innerWall = (Math.max(...far("inner")) + Math.min(...far("outer"))) / 2;
  const courses = board.rivers.map((r) => ({ ...r, turn: course(r, byName, centre) }));
  const sectors = cutSectors(courses);
  const coast = drawShore(sites, centre);
  const rivers = courses.map((r, i) => drawRiver(r.id.toLowerCase(), r.turn, centre, coast, wall, i));
  const shore = rivers.reduce((line, river) => estuary(line, river, centre), coast);
  return {
    centre,
    sites,
    byName,
    roads,
    rivers,
    shore,
    shorePath: curve(shore, true),
    sectors,
    wall,
    innerWall,
    gates: onRing(roads, centre, wall),
    innerGates: onRing(roads, centre, innerWall),
    bridges: overWater(roads, rivers),
  };
}

/** Look at the middle through a lens; the rim stays where it is. */
function lens(nodes: readonly BoardNode[], middle: Point): (p: Point) => Point {
  const reach = (p: Point) => Math.max(Math.abs(p.x - middle.x), Math.abs(p.y - middle.y));
  const rim = Math.max(...nodes.map(reach));
  return (p) => {
    const k = 1 + LENS * (1 - reach(p) / rim);
    return { x: (p.x - middle.x) * k, y: (p.y - middle.y) * k };
  };
}

function site(node: BoardNode, p: Point, centre: Point): Site {
  const inward = minus(centre, p);
  return {
    ...p,
    name: node.id.toLowerCase(),
    kind: node.kind as Kind,
    landform: node.landform as Landform,
    river: node.river?.toLowerCase() ?? null,
    r: RADIUS[node.kind as Kind],
    foot: node.kind === "coast" ? add(p, inward, (PIER + 14) / length(inward)) : p,
  };
}

function road(sites: Map<string, Site>, one: string, other: string): Road {
  const ends = [sites.get(one), sites.get(other)] as [Site, Site];
  return { key: `${one}~${other}`, ends, a: ends[0].foot, b: ends[1].foot };
}

/** Which way a river runs: between the sites on its two banks. */
function course(
  { between: lands, locations }: BoardFile["rivers"][number],
  sites: Map<string, Site>,
  centre: Point,
): number {
  const own = locations.flatMap((name) => sites.get(name.toLowerCase()) ?? []);
  const banks = lands.map((landform) => own.filter((s) => s.landform === landform)).filter((bank) => bank.length);
  return angle(minus(mean(banks.map(mean)), centre));
}

/** Each landform's slice of the island: from one of its rivers to the other, clockwise. */
function cutSectors(rivers: { between: readonly string[]; turn: number }[]): Layout["sectors"] {
  const whole = 2 * Math.PI;
  return [...new Set(rivers.flatMap((r) => r.between as readonly Landform[]))].map((landform) => {
    const [one = 0, other = 0] = rivers.filter((r) => r.between.includes(landform)).map((r) => r.turn);
    const wide = (((other - one) % whole) + whole) % whole;
    const [from, span] = wide < Math.PI ? [one, wide] : [other, whole - wide];
    return { landform, turn: from + span / 2, from, to: from + span };
  });
}

export function landformAt(layout: Layout, p: Point): Landform {
  const turn = angle(minus(p, layout.centre));
  return layout.sectors.reduce((best, s) => (between(s.turn, turn) < between(best.turn, turn) ? s : best)).landform;
}

/** The coast line runs inside the coastal sites, with bays and spits between them. */
function drawShore(sites: Site[], centre: Point): Point[] {
  const coast = sites.filter((s) => s.kind === "coast").map((s) => minus(s, centre));
  const feet = coast.sort((a, b) => angle(a) - angle(b)).map((p) => polar(length(p) - PIER, angle(p)));
  return feet.flatMap((foot, i) => {
    const next = feet[(i + 1) % feet.length] as Point;
    return [0, 0.28, 0.52, 0.76].map((share, j) => {
      const p = mid(foot, next, share);
      const bulge = j === 0 ? 0 : (noise(i * 7 + j) - 0.45) * 26;
      return add(add(centre, p), p, bulge / length(p));
    });
  });
}

/** From the spring in the middle to the sea, winding a little once it has left the city. */
function drawRiver(name: string, turn: number, centre: Point, shore: Point[], wall: number, seed: number): River {
  const nearest = shore.reduce((best, p) =>
    between(angle(minus(p, centre)), turn) < between(angle(minus(best, centre)), turn) ? p : best,
  );
  const shoreAt = distance(nearest, centre) - 4;
  const end = shoreAt - 22;
  const line: Point[] = [];
  for (let d = 24; d < end; d += 22) {
    const calm = Math.max(0, Math.min(1, (d - wall) / 60));
    const swing = Math.sin(d / 31 + seed * 1.7) * 6.5 * calm;
    line.push(add(add(centre, polar(d, turn)), polar(swing, turn + Math.PI / 2)));
  }
  return { name, turn, line: [...line, add(centre, polar(end, turn))], mouth: add(centre, polar(shoreAt, turn)) };
}

/** The shore opens where a river meets the sea. */
function estuary(shore: Point[], { turn, mouth }: River, centre: Point): Point[] {
  const far = distance(mouth, centre);
  const corner = (out: number, side: number) =>
    add(add(centre, polar(far + out, turn)), polar(side, turn + Math.PI / 2));
  const opening = [corner(10, -46), corner(0, -26), corner(-30, -11), corner(-30, 11), corner(0, 26), corner(10, 46)];
  const kept = shore.filter((p) => between(angle(minus(p, centre)), turn) * far > 66);
  const start = kept.findIndex((p, i) => {
    const next = kept[(i + 1) % kept.length] as Point;
    return (
      distance(p, mouth) < 190 &&
      distance(next, mouth) < 190 &&
      crossing(p, next, centre, add(mouth, minus(mouth, centre))) !== null
    );
  });
  return start < 0 ? shore : [...kept.slice(0, start + 1), ...opening, ...kept.slice(start + 1)];
}

function onRing(roads: Road[], centre: Point, radius: number): Crossing[] {
  return roads.flatMap(({ a, b }) => {
    if (distance(a, centre) < radius === distance(b, centre) < radius) return [];
    let [low, high] = [0, 1];
    for (let i = 0; i < 24; i++) {
      const half = (low + high) / 2;
      if (distance(mid(a, b, half), centre) < radius === distance(a, centre) < radius) low = half;
      else high = half;
    }
    const p = mid(a, b, low);
    return [{ ...p, turn: angle(minus(p, centre)) }];
  });
}

function overWater(roads: Road[], rivers: River[]): Crossing[] {
  return roads.flatMap(({ a, b }) =>
    rivers.flatMap(({ line, mouth, turn }) => {
      const water = [...line, mouth, add(mouth, polar(40, turn))];
      return water.slice(1).flatMap((to, i) => {
        const p = crossing(a, b, water[i] as Point, to);
        return p ? [{ ...p, turn: angle(minus(b, a)) }] : [];
      });
    }),
  );
}
