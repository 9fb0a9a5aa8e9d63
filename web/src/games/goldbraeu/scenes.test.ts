import { cleanup, render } from "@testing-library/svelte";
import { prefs } from "../../base/prefs.svelte";
import { infoOf, moment, played } from "../../testing/fixtures";
import { speak } from "../../testing/sentences";
import Clock from "./Clock.svelte";
import DayPlan from "./scenes/DayPlan.svelte";
import Duel from "./scenes/Duel.svelte";
import Payday from "./scenes/Payday.svelte";
import type { Ledger, View } from "./types";

const info = infoOf("goldbraeu");

beforeAll(() => speak());
afterEach(cleanup);

const text = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, " ").trim() ?? "";

describe("a duel", () => {
  const { view } = moment<View>("goldbraeu/4-answer");
  const attack = played([{ kind: "challenged", facts: { seat: "blue", business: view.now.target, cards: 2 } }]);

  test.each([true, false])("says what the server says of the majority: %s", (holds) => {
    const { container } = render(Duel, { view: { ...view, now: { ...view.now, holds } }, lines: [attack] });
    const stand = container.querySelector(".stand");
    expect(stand?.classList.contains("holds")).toBe(holds);
    expect(text(stand)).toMatch(holds ? /holds more than half/ : /does not hold/);
  });

  test("tells how many cards were shown for it", () => {
    const { container } = render(Duel, { view, lines: [attack] });
    expect(text(container)).toContain("2 cards shown");
  });
});

test("the plans of the day come from the server, and so does the order of play", () => {
  const { view } = moment<View>("goldbraeu/4-expansion");
  const { container } = render(DayPlan, { view, info });
  expect(container.querySelectorAll(".order > li")).toHaveLength(info.domains.plan?.length ?? 0);
  const marks = [...container.querySelectorAll(".order .who svg")].map((svg) => svg.getAttribute("class") ?? "");
  expect(marks.map((name) => /seat-(\w+)/.exec(name)?.[1])).toEqual(view.now.order);
});

test("while cards go down everybody stands clockwise from the start player", () => {
  const { view } = moment<View>("goldbraeu/4-choose-action");
  const { container } = render(DayPlan, { view, info });
  const marks = [...container.querySelectorAll(".backs svg[class*=seat-]")].map(
    (svg) => svg.getAttribute("class") ?? "",
  );
  expect([...new Set(marks.map((name) => /seat-(\w+)/.exec(name)?.[1]))]).toEqual(view.now.order);
  expect(view.now.order[0]).toBe(view.now.start);
});

test("the clock marks the day that the server calls payday", () => {
  const { view } = moment<View>("goldbraeu/4-expansion");
  const { container } = render(Clock, { view: { ...view, now: { ...view.now, weekday: 1, days_to_payday: 2 } }, info });
  const days = [...container.querySelectorAll(".days i")];
  expect(days).toHaveLength(7);
  expect(days.findIndex((day) => day.classList.contains("pay"))).toBe(3);
});

describe("payday", () => {
  test("draws the server's ledger as it is", () => {
    prefs.set("motion", false);
    const { view, ledger } = moment<View>("goldbraeu/4-over");
    const book = ledger as Ledger;
    const { container } = render(Payday, { ledger: book, view, onclose: () => undefined });
    const rows = [...container.querySelectorAll("tbody tr")];
    expect(rows).toHaveLength(book.rows.length);
    book.rows.forEach((row, i) => {
      const cells = [...(rows[i]?.querySelectorAll("td") ?? [])];
      expect(text(cells[0])).toBe(String(row.income ?? ""));
      view.players.forEach(({ seat }, j) => {
        expect(text(cells[2 + j]?.querySelector("strong"))).toBe(String(row.pay[seat]?.total || ""));
      });
    });
    const totals = [...container.querySelectorAll("tfoot .total")].map(text);
    expect(totals).toEqual(view.players.map(({ seat }) => String(book.totals[seat] ?? 0)));
  });
});
