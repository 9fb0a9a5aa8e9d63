/** How games are shown. A game is one folder with an `index.ts`; one without a folder is shown plainly. */
import type { Component } from "svelte";
import type { SoundName } from "../base/sound";
import type { Event, Forecast, GameInfo, GameLedger, Line, TableView } from "../protocol";
import type { Amount } from "../table/counts";
import type { Picker } from "../table/picker.svelte";
import type { Act, Stage } from "../table/stage";

// biome-ignore lint/suspicious/noExplicitAny: each game has its own view
export type AnyView = TableView & any;

export interface PartProps {
  view: AnyView;
  /** What the server says of the game: its words, in their order. */
  info: GameInfo;
  picker?: Picker | undefined;
}

export interface SceneProps extends PartProps {
  lines: readonly Line[];
  /** What scoring would bring if it came now, by the server's reckoning. */
  forecast?: Forecast | null;
}

/** What a show tells: the events, and the server's ledger of them. */
export interface Scoring {
  events: readonly Event[];
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own ledger
  ledger: (GameLedger & any) | null;
}

export interface ShowProps extends Scoring {
  view: AnyView;
  stage?: Stage | null;
  onclose: () => void;
}

export interface MomentProps extends PartProps {
  kind: string;
  events: readonly Event[];
}

/** Letters, money: how much for whom, from which source and, if the event names it, for which thing. */
export interface Gain {
  seat: string;
  amount: number;
  source: string;
  thing?: { kind: string; name: string };
}

export interface GameUi {
  Board: Component<PartProps & { turned?: boolean }>;
  /** Cards and whatever else lies beside the board. */
  Tray?: Component<PartProps>;
  /** What a player has, in one row. */
  Purse?: Component<PartProps & { seat: string }>;
  /** The cards that somebody holds, small: a replay can show all hands. */
  Hand?: Component<PartProps & { seat: string }>;
  /** The moment of the game: calendar, round, phase. */
  Clock: Component<PartProps & { scoring?: boolean }>;
  /** What a decision is about, beside the question: a duel, an auction. */
  Scene?: Component<SceneProps>;
  /** What everybody keeps an eye on, between players and log. */
  Aside?: Component<SceneProps>;
  /** A show that takes the table over for some events until it is closed; its ledger can be reopened. */
  Show?: Component<ShowProps>;
  isShow?: (scoring: Scoring) => boolean;
  /** What is shown to all in the middle of the table for a moment, and which kinds of events make up which moment. */
  Moment?: Component<MomentProps>;
  moments?: Readonly<Record<string, string>>;
  /** How many times longer than usual a view stays before something new is told. */
  linger?: (view: AnyView) => number;
  /** Kinds that the show tells better than the log. */
  ledger?: readonly string[];
  /** Small things that fly when something happens. */
  Token?: Component<{ kind: string; about: Event["facts"] }>;
  acts: Readonly<Record<string, Act>>;
  /** Which fact of an event is an amount of what stands in the players' rows: those numbers follow what is told. */
  amounts?: Readonly<Record<string, Amount>>;
  /** Kinds of small things that leave a ghost where they were. */
  ghosts?: readonly string[];
  /** What is heard, by kind of event or moment, and `show`. */
  sounds?: Readonly<Record<string, SoundName>>;
  /** The pictogram of a seat. */
  Suit: Component<{ seat: string }>;
  /** Kinds of targets that can be clicked on the table; all others become buttons. */
  kinds: readonly string[];
  /** What the score counts, for charts: where a gain came from. */
  source: (event: Event) => Gain | null;
  /** The heading an event opens in the log. */
  heading: string;
  /** Kinds that become one line of the log that can be opened, by the name of its title (`ui-fold-<game>-<name>`). */
  folds?: Readonly<Record<string, string>>;
  /** Kinds that are bookkeeping, not a story. */
  quiet?: readonly string[];
}

const folders = import.meta.glob<{ default: GameUi }>(["./*/index.ts", "!./plain/index.ts"]);

/** The drawings of a game; the plain page if it has none, or if the reader prefers that. */
export async function load(game: string, plain = false): Promise<GameUi> {
  const folder = plain ? undefined : folders[`./${game}/index.ts`];
  return (await (folder ? folder() : import("./plain"))).default;
}
