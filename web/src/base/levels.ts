/** Levels of bots at a table. Not every bot can sit everywhere, and anybody may bring his own: so the house is asked. */
import type { BotInfo, GameInfo, Setup, TableDraft } from "../protocol";
import { botName, strengthOf, ui } from "./words.svelte";

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

/** The levels of a table that were measured, the weakest first: a strength can be chosen between them. */
export function measured(bots: readonly BotInfo[]): { name: string; rating: number }[] {
  const found = bots.flatMap(({ name, rating }) => (rating === null ? [] : [{ name, rating }]));
  return found.sort((a, b) => a.rating - b.rating);
}

/** The strength nearest to a rating that the levels of a table allow. */
export function strength(rating: number, bots: readonly BotInfo[]): string {
  const rated = measured(bots).map((bot) => bot.rating);
  return `elo-${Math.min(Math.max(rating, rated[0] ?? rating), rated.at(-1) ?? rating)}`;
}

/** The levels on both sides of a rating. */
export function around(rating: number, bots: readonly BotInfo[]): [weaker: string, stronger: string] {
  const rated = measured(bots);
  const above = Math.max(
    1,
    rated.findIndex((bot) => bot.rating >= rating),
  );
  return [rated[above - 1]?.name ?? "", rated[above]?.name ?? ""];
}

/** Who sits down where `wanted` cannot: the next weaker level that can, or one that can at all. */
export function standIn(wanted: string, order: readonly string[], bots: readonly BotInfo[]): string {
  const able = bots.map(({ name }) => name);
  if (able.includes(wanted)) return wanted;
  const rating = strengthOf(wanted);
  if (rating >= 0 && measured(bots).length > 1) return strength(rating, bots);
  const weaker = order.slice(0, Math.max(0, order.indexOf(wanted)));
  return weaker.findLast((name) => able.includes(name)) ?? able[0] ?? wanted;
}
