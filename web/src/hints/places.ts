/** Where to look: what the best answers are about, as far as not every answer is about it. */
import type { Choice } from "../protocol";

export function places(choices: readonly Choice[], actions: readonly string[]): string[] {
  const best = choices.filter(({ action }) => actions.includes(action));
  const found = new Set(best.flatMap(({ targets }) => targets));
  return [...found].filter((name) => !choices.every(({ targets }) => targets.includes(name)));
}
