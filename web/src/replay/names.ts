/** What seats and rounds are called in a replay. */
import { botName, ui, words } from "../base/words.svelte";
import type { Mark, Replay } from "../protocol";

/** Who sat there: a person's name, or the colour with the level of its bot. */
export function sitter(seat: string, { bots }: Pick<Replay, "bots">): string {
  const bot = bots[seat];
  const name = String(words.name("seat", seat));
  return bot ? ui("seat-bot", { seat: name, bot: botName(bot) }) : name;
}

const facts = ({ round, phase, within }: Mark) => ({ round, phase, within });

/** A sentence of the game about its rounds, or the page's own. */
const say = (key: string, about = {}) => words.say(words.has(key) ? key : `ui-${key}`, about);

/** `Week 2, Monday`. */
export const roundName = (mark: Mark) => say("mark-round", facts(mark));
/** `Week 2`: what begins with this round, or the round itself. */
export const shortName = (mark: Mark) => say("mark-short", facts(mark));
export const jumpName = (by: 1 | -1) => say(by > 0 ? "mark-on" : "mark-back");
