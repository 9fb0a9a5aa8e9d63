import { boardOf, layoutOf } from "./board";
import { crossing, distance, fromLine, fromSegment, type Point } from "./geometry";
import { landformAt } from "./layout";

const layout = layoutOf("standard");
const board = boardOf("standard");

test("every site of the board is drawn, inside the picture", () => {
  expect(layout.sites.map((s) => s.name).sort()).toEqual(board.nodes.map((n) => n.id.toLowerCase()).sort());
  for (const site of layout.sites) for (const at of [site.x, site.y]) expect(at > 0 && at < 1000).toBe(true);
});

test("sites keep apart, so that a finger finds each of them", () => {
  for (const a of layout.sites)
    for (const b of layout.sites) if (a !== b) expect(distance(a, b)).toBeGreaterThan(Math.max(a.r, b.r) * 2 - 6);
});

test("roads as drawn do not cross, and pass no other site", () => {
  layout.roads.forEach((one, i) => {
    for (const other of layout.roads.slice(i + 1)) {
      if (one.ends.some((end) => other.ends.includes(end))) continue;
      expect(crossing(one.a, one.b, other.a, other.b), `${one.key} ${other.key}`).toBeNull();
    }
    for (const site of layout.sites)
      if (!one.ends.includes(site))
        expect(fromSegment(site, one.a, one.b), `${one.key} ${site.name}`).toBeGreaterThan(site.r);
  });
});

test("a river runs past its own sites, and no site lies in the water", () => {
  for (const river of layout.rivers) {
    const far = (site: Point) => fromLine(site, river.line);
    for (const site of layout.sites.filter((s) => s.river === river.name)) expect(far(site)).toBeLessThan(60);
    for (const site of layout.sites) expect(far(site)).toBeGreaterThan(18);
  }
});

test("the city wall parts the city from the land", () => {
  for (const site of layout.sites) {
    const inside = site.kind === "inner" || site.kind === "outer";
    expect(distance(site, layout.centre) < layout.wall, site.name).toBe(inside);
  }
});

test("a board that comes with the table is drawn like ours", () => {
  const text = JSON.stringify({ ...board, nodes: board.nodes.map(({ x, ...node }) => ({ ...node, x: 100 - x })) });
  const mirrored = layoutOf(text);
  expect(mirrored.sites.length).toBe(layout.sites.length);
  expect(mirrored.byName.get("me-c1")?.x).toBeLessThan(100);
  expect(landformAt(mirrored, mirrored.byName.get("me-r5") as Point)).toBe("meadows");
});
