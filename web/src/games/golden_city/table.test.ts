import { cleanup, render } from "@testing-library/svelte";
import { Picker } from "../../table/picker.svelte";
import { infoOf, type Moment, played } from "../../testing/fixtures";
import { acts } from "./acts";
import game from "./index";
import type { View } from "./types";

const all = import.meta.glob<Moment<View>>("../../../fixtures/golden_city/[0-9]*.json", {
  eager: true,
  import: "default",
});
const moments = Object.entries(all).map(([path, moment]) => [path.split("/").at(-1) ?? "", moment] as const);
const info = infoOf("golden_city");

/** Everything of a moment that can be clicked, on one page. */
function draw({ view, ask, events }: Moment) {
  const sent: string[] = [];
  const picker = new Picker(
    (action) => sent.push(action),
    () => false,
  );
  picker.put(ask);
  render(game.Board, { view, info, picker });
  if (game.Scene) render(game.Scene, { view, info, picker, lines: [played(events)] });
  if (game.Tray) render(game.Tray, { view, info, picker });
  return { picker, sent };
}

const find = (name: string) => document.querySelectorAll(`[data-target~="${name}"]`);

afterEach(cleanup);

test.each(moments)("%s: every answer about a thing can be given by clicking it", (_name, moment) => {
  const { sent } = draw(moment);
  for (const { action, targets } of moment.ask?.choices ?? []) {
    for (const name of targets) {
      const open = [...find(name)].filter((e) => e.getAttribute("data-status") === "open");
      expect(open.length, `${action}: ${name}`).toBeGreaterThan(0);
      expect(open[0]?.getAttribute("aria-label")).toBeTruthy();
    }
  }
  const asked = new Set((moment.ask?.choices ?? []).flatMap(({ targets }) => targets));
  for (const element of document.querySelectorAll('[data-status="open"]')) {
    const names = element.getAttribute("data-target")?.split(" ") ?? [];
    expect(names.some((name) => asked.has(name))).toBe(true); // nothing else is lit
  }
  const [first] = (moment.ask?.choices ?? []).filter(({ targets }) => targets.length === 1);
  if (!first) return;
  const thing = [...find(first.targets[0] ?? "")].find((e) => e.getAttribute("data-status") === "open");
  thing?.dispatchEvent(new MouseEvent("click"));
  expect(sent).toEqual([first.action]);
});

test("each business stands where its owner has built", () => {
  const [, { view }] = moments.find(([name]) => name === "4-building.json") as (typeof moments)[number];
  draw({ view, ask: null, events: [], forecast: [], ledger: null });
  for (const { seat, sites } of view.players)
    for (const site of sites)
      expect(find(`site:${site}`)[0]?.querySelector(`.business.seat-${seat}`), `${seat} ${site}`).not.toBeNull();
  expect(document.querySelectorAll(".business").length).toBe(view.players.reduce((n, p) => n + p.sites.length, 0));
});

test("letters come from somewhere that the result can name", () => {
  expect(game.source({ kind: "area-scored", facts: { seat: "red", area: "river-ne", amount: 4 } })).toEqual({
    seat: "red",
    amount: 4,
    source: "gc-areas",
    thing: { kind: "area", name: "river-ne" },
  });
  expect(game.source({ kind: "built", facts: { seat: "red", site: "mo-c1" } })).toBeNull();
});

test("every event that moves something is acted out", () => {
  const over = moments.find(([name]) => name === "4-over.json")?.[1];
  const still = [
    "card-dealt",
    "goods-turned",
    "start-chosen",
    "round-begun",
    "pile-renewed",
    "secret-shown",
    "bonus-seen",
    "no-reward",
    "nothing-to-build",
    "turn-ended",
    "goods-scored",
    "area-scored",
    "nobody-scored",
    "bonus-paid",
    "game-ended",
  ];
  for (const { kind } of over?.events ?? []) expect(kind in acts || still.includes(kind), kind).toBe(true);
});
