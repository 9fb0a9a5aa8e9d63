/** The Golden City for the page: its island, its scenes, its motions. */
import "./island.css";
import type { Event } from "../../protocol";
import type { GameUi } from "../registry";
import { acts } from "./acts";
import Suit from "./art/Suit.svelte";
import Board from "./Board.svelte";
import Clock from "./Clock.svelte";
import Hand from "./Hand.svelte";
import Purse from "./Purse.svelte";
import Finale from "./scenes/Finale.svelte";
import Scene from "./scenes/Scene.svelte";
import Token from "./Token.svelte";
import Tray from "./Tray.svelte";

const SOURCE: Readonly<Record<string, string>> = {
  "letters-gained": "gc-city",
  "goods-scored": "gc-goods",
  "area-scored": "gc-areas",
  "bonus-paid": "gc-bonus",
};

/** Where letters came from. */
function source({ kind, facts }: Event) {
  const name = SOURCE[kind];
  if (!name || typeof facts.seat !== "string") return null;
  return { seat: facts.seat, amount: Number(facts.amount), source: name };
}

const game: GameUi = {
  Board,
  Tray,
  Purse,
  Hand,
  Clock,
  Scene,
  Show: Finale,
  isShow: ({ events }) => events.some(({ kind }) => kind === "game-ended"),
  Token,
  acts,
  Suit,
  kinds: ["site", "pair", "payment", "slot", "goods", "bonus", "landform"],
  source,
  heading: "round-begun",
};

export default game;
