/** Moments of real games (web/fixtures/make.py). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyView } from "../games/registry";
import type { Ask, Event, GameInfo, GameLedger, Line, Result } from "../protocol";

export interface Moment<View = AnyView> {
  view: View;
  ask: Ask | null;
  events: readonly Event[];
  forecast: readonly Event[];
  ledger: GameLedger | null;
}

export function fixture<Kind>(name: string): Kind {
  return JSON.parse(readFileSync(join(__dirname, `../../fixtures/${name}.json`), "utf8"));
}

/** A moment by its game, number of players and question: `moment("chess/2-move")`. */
export const moment = <View = AnyView>(name: string) => fixture<Moment<View>>(name);

/** The question of a moment that has one. */
export function asked(name: string): Ask {
  const { ask } = moment(name);
  if (!ask) throw new Error(`nobody is asked in ${name}`);
  return ask;
}

/** What the server says of a game. */
export const infoOf = (game: string) => fixture<GameInfo>(`${game}/info`);

/** How the games in `tests/records` ended, by the names of their files. */
export const resultsOf = (game: string) => fixture<Record<string, Result>>(`${game}/results`);

/** A line of the log in which somebody brought this about. */
export const played = (events: readonly Event[], number = 1, ledger: GameLedger | null = null): Line => ({
  number,
  entry: { type: "played", seat: "red", action: null, events, ledger },
});
