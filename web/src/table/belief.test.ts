import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { api } from "../base/api";
import { infoOf } from "../testing/fixtures";
import { speak } from "../testing/sentences";
import Belief from "./Belief.svelte";
import type { TableModel } from "./model.svelte";

beforeAll(() => speak());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const COUNTED = {
  seats: [
    { seat: "blue", held: [{ kind: "business", name: "krug", chances: [0.5, 0.031] }] },
    { seat: "yellow", held: [] },
  ],
  next: [{ kind: "card", name: "waitress", chance: 0.001 }],
  played: [],
};

function show(table: { aids: boolean; agreed: readonly string[] }) {
  const request = vi.fn(async () => null);
  const model = {
    id: "table",
    seat: "red",
    info: infoOf("goldbraeu"),
    game: { Suit: () => undefined },
    now: { table: { ...table, number: 7 } },
    connection: { request },
  } as unknown as TableModel;
  const { container } = render(Belief, { model, key: "secret" });
  const details = container.querySelector("details") as HTMLDetailsElement;
  details.open = true;
  details.dispatchEvent(new Event("toggle"));
  return { container, request };
}

test("bars for each of the others and for the pile, with two or more beside them", async () => {
  const ask = vi.spyOn(api, "belief").mockResolvedValue(COUNTED);
  const { container } = show({ aids: true, agreed: [] });
  await vi.waitFor(() => expect(container.querySelector("[data-belief=blue] li")).toBeTruthy());
  expect(ask).toHaveBeenCalledWith("table", "secret");
  expect(container.querySelector("[data-belief=blue] li")?.textContent).toMatch(/Zum Krug.*50 %.*2 or more: 3 %/s);
  expect(container.querySelector("[data-belief=yellow]")?.textContent).toContain("Nothing is hidden.");
  expect(container.querySelector("section:last-of-type li")?.textContent).toContain("1 %");
});

test("what their play tells is switched to, with counting beside it, and only where it tells something", async () => {
  const krug = { kind: "business", name: "krug" };
  const held = [
    { ...krug, chances: [0.5] },
    { kind: "business", name: "eiche", chances: [0.25] },
  ];
  const played = [{ seat: "blue", held: [{ ...krug, chances: [0.8] }] }];
  vi.spyOn(api, "belief").mockResolvedValue({ seats: [{ seat: "blue", held }], next: [], played });
  const { container } = show({ aids: true, agreed: [] });
  await vi.waitFor(() => expect(container.querySelector("[data-by=play]")).toBeTruthy());
  const bars = () =>
    [...container.querySelectorAll("[data-belief=blue] li")].map((bar) => bar.textContent?.match(/\d+ %/)?.[0]);
  expect(bars()).toEqual(["50 %", "25 %"]);
  (container.querySelector("[data-by=play]") as HTMLElement).click();
  await vi.waitFor(() => expect(bars()).toEqual(["80 %", "25 %"]));
  expect([...container.querySelectorAll(".bar b")]).toHaveLength(1);
  expect(container.textContent).toMatch(/counted: 50 %.*/s);
  expect(container.textContent).toContain("Learned from games of bots");
  (container.querySelector("[data-by=counting]") as HTMLElement).click();
  await vi.waitFor(() => expect(bars()).toEqual(["50 %", "25 %"]));
});

test("things of two kinds that share a name are told apart", async () => {
  speak("en", "golden_city");
  const held = ["landform", "bonus"].map((kind) => ({ kind, name: "desert", chances: [0.5] }));
  vi.spyOn(api, "belief").mockResolvedValue({ seats: [{ seat: "blue", held }], next: [], played: [] });
  const { container } = show({ aids: true, agreed: [] });
  await vi.waitFor(() => expect(container.querySelectorAll("[data-belief=blue] li")).toHaveLength(2));
  const headings = [...container.querySelectorAll("[data-belief=blue] h4")].map((one) => one.textContent);
  expect(headings).toEqual(["Landform cards", "Bonus cards"]);
  speak();
});

test("without it there is nothing to switch", async () => {
  vi.spyOn(api, "belief").mockResolvedValue(COUNTED);
  const { container } = show({ aids: true, agreed: [] });
  await vi.waitFor(() => expect(container.querySelector("[data-belief=blue] li")).toBeTruthy());
  expect(container.querySelector("[data-by]")).toBeNull();
});

test("where not all agree nothing is asked for, and one can agree or no longer", async () => {
  const ask = vi.spyOn(api, "belief");
  const { request } = show({ aids: false, agreed: [] });
  screen.getByRole("button", { name: "I want it" }).click();
  expect(request).toHaveBeenCalledWith({ type: "aids", on: true });
  cleanup();
  const other = show({ aids: false, agreed: ["red"] });
  screen.getByRole("button", { name: "I no longer want it" }).click();
  expect(other.request).toHaveBeenCalledWith({ type: "aids", on: false });
  expect(ask).not.toHaveBeenCalled();
});
