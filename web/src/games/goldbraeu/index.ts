/** Goldbräu for the page: its board, its scenes, its motions. */
import "./gardens.css";
import type { Event } from "../../protocol";
import type { GameUi } from "../registry";
import { acts } from "./acts";
import Suit from "./art/Suit.svelte";
import Board from "./Board.svelte";
import Clock from "./Clock.svelte";
import Hand from "./Hand.svelte";
import Moment from "./Moment.svelte";
import Purse from "./Purse.svelte";
import Payday from "./scenes/Payday.svelte";
import Scene from "./scenes/Scene.svelte";
import Token from "./Token.svelte";
import Tray from "./Tray.svelte";

const SOURCE: Readonly<Record<string, string>> = {
  "shares-paid": "shares",
  "rest-paid": "boss",
  "chip-paid": "chip",
  "card-bought": "cards",
  "blind-bought": "cards",
};

/** Where money came from or went to. */
function source({ kind, facts }: Event) {
  const name = SOURCE[kind];
  if (!name || typeof facts.seat !== "string") return null;
  const amount = name === "cards" ? -Number(facts.price) : Number(facts.amount);
  const thing = facts.business ? { thing: { kind: "business", name: String(facts.business) } } : {};
  return { seat: facts.seat, amount, source: name, ...thing };
}

const game: GameUi = {
  Board,
  Tray,
  Purse,
  Hand,
  Clock,
  Scene,
  Show: Payday,
  isShow: ({ ledger }) => ledger !== null,
  ledger: ["garden-earned", "brewery-earned", "shares-paid", "rest-paid", "rest-kept", "chip-paid"],
  Moment,
  moments: { "day-begun": "day", "card-turned": "day", "action-revealed": "reveal" },
  linger: (view) => (view.now.target ? 2 : 1), // a duel is read before it is over
  Token,
  acts,
  amounts: {
    "card-bought": { field: "cash", fact: "price", sign: -1 },
    "blind-bought": { field: "cash", fact: "price", sign: -1 },
  },
  ghosts: ["boss", "waitress", "bum", "sign"],
  sounds: {
    "action-revealed": "card",
    "share-revealed": "card",
    "share-opened": "card",
    "space-added": "fence",
    "space-transferred": "fence",
    challenged: "glass",
    "boss-installed": "glass",
    "card-bought": "coin",
    "blind-bought": "coin",
    "share-drawn": "card",
    "chip-moved": "glass",
    show: "bell",
  },
  Suit,
  kinds: ["space", "garden", "business", "brewery", "slot", "plan"],
  source,
  heading: "day-begun",
  folds: {
    "sign-laid": "setup",
    "card-dealt": "setup",
    "card-exchanged": "setup",
    "share-revealed": "revealed",
  },
  quiet: ["action-chosen"],
};

export default game;
