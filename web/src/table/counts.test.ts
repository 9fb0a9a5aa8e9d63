import { type AnyView, load } from "../games/registry";
import type { Event, GameLedger } from "../protocol";
import { fixture } from "../testing/fixtures";
import { GAMES } from "../testing/sentences";
import { added, type Counts, withCounts } from "./counts";

interface Told {
  events: readonly Event[];
  ledger: GameLedger | null;
  players: readonly Record<string, unknown>[];
}
const LEFT_OUT = 45; // the story's last lines follow here

const event = (kind: string, facts: Event["facts"]): Event => ({ kind, facts });

test("what is hidden stays hidden, and a view without news stays the same", () => {
  const view = { players: [{ seat: "red", letters: null, coins: 3 }] } as AnyView;
  expect(withCounts(view, {})).toBe(view);
  const first = added({}, event("gain", { seat: "red", amount: 2 }), { field: "coins", fact: "amount", sign: 1 });
  const both = added(first, event("gain", { seat: "red", amount: 4 }), { field: "letters", fact: "amount", sign: 1 });
  expect(withCounts(view, both)?.players[0]).toEqual({ seat: "red", letters: null, coins: 5 });
  expect(added(both, event("other", { seat: "red", amount: 9 }), undefined)).toBe(both);
});

test.each(GAMES)("%s: totals that follow the events arrive where the view is", async (game) => {
  const { amounts = {} } = await load(game);
  const fields = Object.values(amounts).map(({ field }) => field);
  const story = fixture<Told[]>(`${game}/story`);
  const pick = (player = {} as Record<string, unknown>) => fields.map((field) => player[field]);
  let changed = 0;
  story.forEach(({ events, ledger, players }, line) => {
    const before = story[line - 1];
    if (!before || ledger || line === LEFT_OUT) return; // a scoring is told by its show
    const counts = events.reduce<Counts>((sum, one) => added(sum, one, amounts[one.kind]), {});
    const told = withCounts({ players: before.players } as AnyView, counts)?.players as Record<string, unknown>[];
    expect({ line, told: told.map(pick) }).toEqual({ line, told: players.map(pick) });
    changed += Object.keys(counts).length;
  });
  if (fields.length) expect(changed).toBeGreaterThan(2);
});
