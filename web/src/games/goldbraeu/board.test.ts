import { cleanup, render } from "@testing-library/svelte";
import { Picker } from "../../table/picker.svelte";
import { moment } from "../../testing/fixtures";
import { speak } from "../../testing/sentences";
import Board from "./Board.svelte";
import { boardOf } from "./board";
import { fences, layOut } from "./layout";
import type { View } from "./types";

beforeAll(() => speak());
afterEach(cleanup);

const board = boardOf("standard");

describe("the square", () => {
  test("has a table on every cell but the blank ones, turned or not", () => {
    for (const turned of [false, true]) {
      const layout = layOut(board, turned);
      expect(layout.cells).toHaveLength(40);
      expect(layout.cells.filter((c) => c.blank)).toHaveLength(2);
      expect(new Set(layout.cells.map((c) => `${c.x},${c.y}`)).size).toBe(40);
      expect(layout.rows).toBe(turned ? 8 : 5);
    }
  });

  test("turning keeps the ring of the inns clockwise", () => {
    expect(layOut(board, true).inns.map((inn) => inn.side)).toEqual(["E", "E", "S", "W", "W", "N"]);
  });

  test("a base space has three fences, so there are eighteen at first", () => {
    const owner = new Map(layOut(board, false).inns.map((inn) => [inn.cell, inn.name]));
    expect(fences(layOut(board, false), owner)).toHaveLength(18);
    expect(fences(layOut(board, true), owner)).toHaveLength(18);
  });

  test("everything that can be clicked carries its name and says what it is", () => {
    const { view, ask } = moment<View>("goldbraeu/4-name-boss");
    const picker = new Picker(
      () => undefined,
      () => false,
    );
    picker.put(ask);
    const { container } = render(Board, { view, picker });
    const names = [...container.querySelectorAll("[data-target]")].flatMap((e) =>
      (e.getAttribute("data-target") ?? "").split(" "),
    );
    for (const business of view.businesses) expect(names).toContain(`business:${business.name}`);
    for (const garden of view.gardens) expect(names).toContain(`garden:${garden.name}`);
    for (const space of [...view.free_spaces, ...view.gardens.flatMap((g) => g.spaces)])
      expect(names).toContain(`space:${space}`);
    for (const element of container.querySelectorAll("[data-target]"))
      expect(element.getAttribute("aria-label")).toBeTruthy();
    const open = [...container.querySelectorAll('[data-status="open"]')];
    expect(open.length).toBeGreaterThan(0);
    for (const element of open) expect(element.getAttribute("role")).toBe("button");
  });
});
