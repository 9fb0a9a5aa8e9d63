/** Keys of an analysis: N to the next decision that cost something, P to the one before. */
import type { AnalysisModel } from "./analysis.svelte";

const MOVES: Readonly<Record<string, 1 | -1>> = { n: 1, N: 1, p: -1, P: -1 };
const OWN = "select, textarea, input:not([type=range]), [contenteditable], dialog";

export function press(event: KeyboardEvent, analysis: AnalysisModel): boolean {
  const by = MOVES[event.key];
  const on = event.target instanceof Element ? event.target : null;
  if (!by || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || on?.closest(OWN)) return false;
  event.preventDefault();
  analysis.jump(by);
  return true;
}
