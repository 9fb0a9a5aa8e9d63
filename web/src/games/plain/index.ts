/** A page for any game: what the view says as lists, answers as buttons. Also for readers who prefer words to drawings. */
import type { GameUi } from "../registry";
import Board from "./Board.svelte";
import Clock from "./Clock.svelte";
import Refusals from "./Refusals.svelte";
import Suit from "./Suit.svelte";

const game: GameUi = {
  Board,
  Clock,
  Scene: Refusals,
  acts: {},
  Suit,
  kinds: [], // nothing is clicked on the table, so every answer is a button
  source: () => null,
  heading: "",
};

export default game;
