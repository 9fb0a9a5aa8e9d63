/** Levels of bots at a table. Not every bot can sit everywhere, and anybody may bring his own: so the house is asked. */
import type { BotInfo, GameInfo, Setup, TableDraft } from "../protocol";
import { botName, ui } from "./words.svelte";

/** What a level is called, with its rating where it was measured in this game. */
export function levelName({ name, rating }: BotInfo): string {
  return rating === null ? botName(name) : ui("level-rated", { bot: botName(name), rating });
}

/** Options that differ from those of their edition: a table is described by its edition and these. */
export function differing(options: Readonly<Record<string, string>>, preset: Readonly<Record<string, string>> = {}) {
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => preset[name] !== value));
}

/** A table that there is, as the house is asked about it. */
export function sketched(setup: Setup, info: GameInfo): TableDraft {
  const { game, edition, board, seats } = setup;
  return { game, edition, board, seats, options: differing(setup.options, info.editions[edition]) };
}

/** Who sits down where `wanted` cannot: the next weaker level that can, or one that can at all. */
export function standIn(wanted: string, order: readonly string[], able: readonly string[]): string {
  if (able.includes(wanted)) return wanted;
  const weaker = order.slice(0, Math.max(0, order.indexOf(wanted)));
  return weaker.findLast((name) => able.includes(name)) ?? able[0] ?? wanted;
}
