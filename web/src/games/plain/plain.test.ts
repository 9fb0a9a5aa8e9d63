import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { words } from "../../base/words.svelte";
import type { Ask, GameInfo } from "../../protocol";
import type { TableModel } from "../../table/model.svelte";
import { Picker } from "../../table/picker.svelte";
import Question from "../../table/Question.svelte";
import { infoOf } from "../../testing/fixtures";
import { fluent, GAMES, speak } from "../../testing/sentences";
import { load } from "../registry";
import game from "./index";
import { call, label, line, stepName } from "./names";

/** A game that nobody has drawn: two seats, cards, a pile, and something nested deeper. */
const info = {
  name: "tarock",
  seat_names: ["red", "teal"],
  domains: { seat: ["red", "teal"], card: ["king", "queen"], suit: ["cups"] },
  verb_kinds: { lay: ["card"], pass: [] },
  question_kinds: {},
  field_kinds: {},
} as unknown as GameInfo;
const view = {
  setup: { game: "tarock", edition: "first", options: {}, board: "standard", seats: 2 },
  viewer: "red",
  to_act: ["red"],
  dealing: false,
  step: "lay-a-card",
  players: [
    { seat: "red", hand: ["king", "king", "queen"], points: 3, out: false },
    { seat: "teal", hand: null, points: 0, out: true },
  ],
  pile_size: 12,
  turned: null,
  counts: { cups: 2 },
  looks: [[1, 2], [3]],
  trick: { leader: "red", cards: [{ card: "king", by: { seat: "red", rounds: [1, 2] } }] },
};
const ask: Ask = {
  question: "lay-a-card",
  seat: "red",
  facts: {},
  choices: [
    { action: "lay queen", targets: ["card:queen"], warnings: [] },
    { action: "pass", targets: [], warnings: [] },
  ],
  refusals: [{ action: "lay king", targets: ["card:king"], reason: { key: "not-now", rule: "T-1", facts: {} } }],
};

/** The game brings no sentences of its own. */
const unspoken = () => words.read("en", fluent("en", ["core/words", "bots/words", "server/words"]));

beforeEach(unspoken);
afterEach(cleanup);

const text = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, " ").trim() ?? "";

describe("the table in words", () => {
  test("has everything of the view but what the page says elsewhere", () => {
    const { container } = render(game.Board, { view, info });
    const said = text(container);
    for (const part of ["Pile size", "12", "king ×2", "queen", "Points", "cups 2", "Trick", "Leader", "1, 2 · 3"])
      expect(said).toContain(part);
    for (const part of ["first", "standard", "lay-a-card", "Dealing"]) expect(said).not.toContain(part);
  });

  test("players are a table with a heading for each row and column", () => {
    const { container } = render(game.Board, { view, info });
    const table = container.querySelector("table");
    expect([...(table?.querySelectorAll("thead th") ?? [])].map(text)).toEqual(["Seat", "Hand", "Points", "Out"]);
    expect([...(table?.querySelectorAll("tbody th") ?? [])].map(text)).toEqual(["red", "teal"]);
    expect([...(table?.querySelectorAll("tbody td") ?? [])].map(text)).toEqual([
      "king ×2, queen",
      "3",
      "No",
      "–",
      "0",
      "Yes",
    ]);
    expect(table?.closest('[role="group"]')?.getAttribute("aria-label")).toBe("Players");
  });

  test("what is nested deeper stands under headings that step down", () => {
    const { container } = render(game.Board, { view, info });
    expect([...container.querySelectorAll("h2")].map(text)).toContain("Trick");
    expect([...container.querySelectorAll("h3")].map(text)).toContain("Cards");
    expect(text(container)).toContain("1, 2");
  });

  test("things are called by the game's words where it has some", () => {
    speak();
    const gold = infoOf("goldbraeu");
    expect(label("days_to_payday", gold)).toBe("Days to payday");
    expect(stepName("name-boss")).toBe("Naming bosses");
    expect(call("krug", "target", gold)).toBe("Zum Krug");
    expect(call(true, "fresh", gold)).toBe("Yes");
    expect(line({ red: 2, blue: 0 }, "markers", gold)).toBe("Red 2, Blue 0");
    expect(label("no_such_field", gold)).toBe("No such field");
  });
});

describe("answers", () => {
  const put = () => {
    const sent: string[] = [];
    const picker = new Picker(
      (action) => sent.push(action),
      () => false,
    );
    picker.put(ask);
    return { sent, picker };
  };

  test("each is a button with its sentence, and is sent when it is pressed", async () => {
    const { sent, picker } = put();
    const model = { picker, info, game, mine: true, seat: "red", now: null, warnings: () => [] };
    const { container } = render(Question, { model: model as unknown as TableModel });
    const buttons = [...container.querySelectorAll<HTMLElement>(".row button")];
    expect(buttons.map(text)).toEqual(["Lay queen", "Pass"]);
    await fireEvent.click(buttons[0] as HTMLElement);
    expect(sent).toEqual(["lay queen"]);
  });

  test("what may not be done is told with its reason and rule", () => {
    if (!game.Scene) throw new Error("refusals are the plain page's scene");
    const { picker } = put();
    const { container } = render(game.Scene, { view, info, picker, lines: [] });
    expect(text(container.querySelector("summary"))).toBe("One thing is not possible now");
    expect(text(container.querySelector("[data-refused]"))).toBe("Lay king");
    expect(text(container.querySelector("p"))).toMatch(/Rule T-1$/);
  });
});

describe("which page a game gets", () => {
  test("its own if it has one, the plain one if not or if the reader prefers it", async () => {
    expect(await load("tarock")).toBe(game);
    for (const name of GAMES) {
      expect(await load(name)).not.toBe(game);
      expect(await load(name, true)).toBe(game);
    }
  });
});
