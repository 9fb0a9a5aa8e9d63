import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { prefs } from "../../base/prefs.svelte";
import { Picker } from "../../table/picker.svelte";
import { infoOf, moment } from "../../testing/fixtures";
import { speak } from "../../testing/sentences";
import { layoutOf } from "./board";
import { explainSite } from "./explanations";
import Auction from "./scenes/Auction.svelte";
import Payment from "./scenes/Payment.svelte";
import Score from "./scenes/Score.svelte";
import Show from "./scenes/Show.svelte";
import { openSite } from "./sites";
import type { Ledger, View } from "./types";

const info = infoOf("golden_city");

beforeAll(() => speak());
afterEach(cleanup);

test("bidders stand in the server's order", () => {
  const { view } = moment<View>("golden_city/4-bidding");
  const turned = { ...view, now: { ...view.now, order: [...view.now.order].reverse() } };
  const { container } = render(Auction, { view: turned, lines: [] });
  const marks = [...container.querySelectorAll(".order svg")].map((svg) => svg.getAttribute("class") ?? "");
  expect(marks.map((name) => /seat-(\w+)/.exec(name)?.[1])).toEqual(turned.now.order);
});

test("ways to pay are drawn as the server splits them into cards and jokers", () => {
  const { view, ask } = moment<View>("golden_city/4-payment");
  const picker = new Picker(
    () => undefined,
    () => false,
  );
  picker.put(ask);
  const { container } = render(Payment, { view, picker });
  const offered = new Set(ask?.choices.flatMap(({ targets }) => targets));
  const ways = view.now.payments.filter(({ payment }) => offered.has(`payment:${payment}`));
  expect(ways.length).toBeGreaterThan(1);
  for (const { payment, jokers } of ways) {
    const way = container.querySelector(`[data-target="payment:${payment}"]`);
    expect(way?.querySelectorAll(".joker")).toHaveLength(jokers.length);
  }
});

test("a site tells what its next builder gets, as the view has it", () => {
  const { view } = moment<View>("golden_city/4-building");
  const layout = layoutOf("standard");
  const part = Object.keys(view.letters)[0] ?? "";
  const site = layout.byName.get(part);
  if (!site) throw new Error("parts of the city are sites");
  const now = { ...view, letters: { [part]: [7, 2] }, rewards: {}, key_sites: [part] };
  const told = (open: View) => explainSite(site, openSite(open, part)).lines.join(" ");
  expect(told(now)).toMatch(/two mountain cards and a key.* 7 letters, the one after that 2/);
  expect(told({ ...now, letters: {}, key_sites: [] })).not.toMatch(/key|letters/);
});

test("the highest gain of a row stands out, whatever the numbers are", () => {
  const { view } = moment<View>("golden_city/4-building");
  const scored = (seat: string, amount: number) => ({ kind: "goods-scored", facts: { seat, good: "wine", amount } });
  const { container } = render(Score, {
    view,
    lines: [],
    info,
    forecast: { gains: {}, events: [scored("red", 1), scored("blue", 2)] },
  });
  const [row] = container.querySelectorAll("tbody tr");
  expect([...(row?.querySelectorAll("td") ?? [])].map((cell) => cell.classList.contains("most"))).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(info.seat_names.slice(0, 2)).toEqual(["red", "blue"]);
});

describe("the scoring of a round", () => {
  afterEach(() => {
    vi.useRealTimers();
    prefs.set("motion", true);
  });
  const { view, ledger } = moment<View>("golden_city/4-over");
  const book = ledger as Ledger;
  const totals = (page: HTMLElement) => [...page.querySelectorAll("[data-total]")].map((cell) => cell.textContent);
  const bonus = (seat: string) =>
    book.rows.reduce((sum, row) => sum + (row.reason === "bonus" ? (row.pay[seat]?.total ?? 0) : 0), 0);

  test("pays step by step, and the totals run along to what the server says", async () => {
    vi.useFakeTimers();
    const { container } = render(Show, { ledger: { ...book, final: false }, view, onclose: () => undefined });
    expect(totals(container)).toEqual(view.players.map(({ seat }) => String(book.before[seat])));
    await vi.advanceTimersByTimeAsync(60_000);
    const paid = view.players.map(({ seat }) => String(Number(book.after[seat]) - bonus(seat)));
    expect(totals(container)).toEqual(paid);
    const rows = [...container.querySelectorAll("[data-row]")].map(
      (row) => row.querySelectorAll("td > .letters").length,
    );
    expect(rows).toEqual(book.rows.slice(0, 2).map((row) => Object.keys(row.pay).length));
  });

  test("without motion all is there at once; after the last round the bonus cards follow", async () => {
    prefs.set("motion", false);
    const closed = vi.fn();
    const { container } = render(Show, { ledger: book, view, onclose: closed });
    expect(container.querySelector(".scoring")).not.toBeNull();
    await fireEvent.click(container.querySelector("button") as HTMLElement);
    const sums = [...container.querySelectorAll(".finale output")].map((sum) => sum.textContent);
    expect(sums).toEqual(view.players.map(({ seat }) => String(book.after[seat])));
    expect(closed).not.toHaveBeenCalled();
    await fireEvent.click(container.querySelector(".finale button") as HTMLElement);
    expect(closed).toHaveBeenCalledOnce();
  });
});
