/** What moment of the game it is. */
import { ui } from "../../base/words.svelte";
import type { View } from "./types";

const PHASE: Readonly<Record<string, string>> = {
  "lay-pairs": "bid",
  bidding: "bid",
  "reveal-card": "reveal",
  over: "over",
};

export const roundOf = (view: View) => ui("gc-round", { round: view.now.round + 1 });
export const phaseOf = (view: View, scoring = false) =>
  ui(`gc-phase-${scoring ? "score" : (PHASE[view.step] ?? (view.now.actor ? "build" : "setup"))}`);
