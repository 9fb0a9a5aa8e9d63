/** The Golden City for the page: its island, its scenes, its motions. */
import "./island.css";
import type { Event } from "../../protocol";
import type { Gain, GameUi } from "../registry";
import { acts } from "./acts";
import Suit from "./art/Suit.svelte";
import Board from "./Board.svelte";
import Clock from "./Clock.svelte";
import Hand from "./Hand.svelte";
import Moment from "./Moment.svelte";
import Purse from "./Purse.svelte";
import Scene from "./scenes/Scene.svelte";
import Score from "./scenes/Score.svelte";
import Show from "./scenes/Show.svelte";
import Token from "./Token.svelte";
import Tray from "./Tray.svelte";

const SOURCE: Readonly<Record<string, string>> = {
  "letters-gained": "gc-city",
  "goods-scored": "gc-goods",
  "area-scored": "gc-areas",
  "bonus-paid": "gc-bonus",
};

/** Which fact of a gain names what paid it: a part of the city, a good, a river or quarter. */
const PAYER: Readonly<Record<string, string>> = {
  "letters-gained": "site",
  "goods-scored": "good",
  "area-scored": "area",
};

/** Where letters came from. */
function source({ kind, facts }: Event): Gain | null {
  const name = SOURCE[kind];
  if (!name || typeof facts.seat !== "string") return null;
  const payer = PAYER[kind];
  const thing = payer && { thing: { kind: payer, name: String(facts[payer]) } };
  return { seat: facts.seat, amount: Number(facts.amount), source: name, ...thing };
}

const game: GameUi = {
  Board,
  Tray,
  Purse,
  Hand,
  Clock,
  Scene,
  Aside: Score,
  Show,
  isShow: ({ ledger }) => ledger !== null,
  ledger: ["goods-scored", "area-scored", "nobody-scored", "bonus-paid"],
  Moment,
  moments: { "round-begun": "round", "score-revealed": "round" },
  Token,
  acts,
  amounts: {
    expelled: { field: "coins", fact: "price", sign: -1 },
    "coins-gained": { field: "coins", fact: "amount", sign: 1 },
    "letters-gained": { field: "letters", fact: "amount", sign: 1 },
  },
  ghosts: ["hand"],
  sounds: {
    "card-laid": "card",
    "hand-placed": "card",
    expelled: "coin",
    "pair-taken": "card",
    built: "fence",
    "coins-gained": "coin",
    "key-gained": "glass",
    "key-spent": "glass",
    "card-drawn": "card",
    "goods-taken": "card",
    "bonus-picked": "card",
    "letters-gained": "glass",
    show: "bell",
  },
  Suit,
  kinds: ["site", "pair", "payment", "slot", "goods", "bonus", "landform"],
  source,
  heading: "round-begun",
  folds: {
    "card-laid": "laid",
    "card-dealt": "dealt",
    "goods-turned": "turned",
    "card-discarded": "discarded",
    "pair-taken": "taken",
  },
  quiet: ["secret-shown", "turn-ended", "bonus-seen"],
};

export default game;
