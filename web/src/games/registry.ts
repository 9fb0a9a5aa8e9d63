/** Games the page can show. A game is one folder with an `index.ts`; nothing else needs to know of it. */
import type { Component } from "svelte";
import type { Event, Forecast, GameInfo, GameView, Line } from "../protocol";
import type { Picker } from "../table/picker.svelte";
import type { Act, Stage } from "../table/stage";

// biome-ignore lint/suspicious/noExplicitAny: each game has its own view
export type AnyView = GameView & any;

export interface PartProps {
  view: AnyView;
  picker?: Picker | undefined;
}

export interface SceneProps extends PartProps {
  lines: readonly Line[];
  /** What scoring would bring if it came now, by the server's reckoning. */
  forecast?: Forecast | null;
}

export interface GameUi {
  Board: Component<PartProps & { turned?: boolean }>;
  /** Cards and whatever else lies beside the board. */
  Tray: Component<PartProps>;
  /** What a player has, in one row. */
  Purse: Component<PartProps & { seat: string }>;
  /** The moment of the game: calendar, round, phase. */
  Clock: Component<PartProps>;
  /** What a decision is about, beside the question: a duel, an auction. */
  Scene?: Component<SceneProps>;
  /** A show that takes the table over for some events until it is closed; its ledger can be reopened. */
  Show?: Component<{ events: readonly Event[]; view: AnyView; stage?: Stage | null; onclose: () => void }>;
  isShow?: (events: readonly Event[]) => boolean;
  /** Kinds that the show tells better than the log. */
  ledger?: readonly string[];
  Token: Component<{ kind: string; about: Event["facts"] }>;
  acts: Readonly<Record<string, Act>>;
  /** The pictogram of a seat. */
  Suit: Component<{ seat: string }>;
  /** Kinds of targets that can be clicked on the table; all others become buttons. */
  kinds: readonly string[];
  /** What the score counts, for charts: where a gain came from. */
  source: (event: Event) => { seat: string; amount: number; source: string } | null;
  /** The heading an event opens in the log. */
  heading: string;
  info?: GameInfo;
}

const folders = import.meta.glob<{ default: GameUi }>("./*/index.ts");

export const known = (game: string) => `./${game}/index.ts` in folders;

export async function load(game: string): Promise<GameUi> {
  const folder = folders[`./${game}/index.ts`];
  if (!folder) throw new Error(`no page for ${game}`);
  return (await folder()).default;
}
