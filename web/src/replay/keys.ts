/** Keys of the replay: arrows, Home and End, space. What has the focus and a use of its own for a key keeps it. */
import type { KeyLine } from "../parts/keys.svelte";
import type { Tape } from "./tape.svelte";

export const KEYS: readonly KeyLine[] = [
  { caps: ["←", "→"], about: "key-arrows" },
  { caps: ["↑", "↓"], about: "key-marks" },
  { caps: ["key-home", "key-end"], about: "key-ends" },
  { caps: ["key-bar"], about: "key-space" },
];
/** The rules and shows close by it themselves. */
export const CLOSING: KeyLine = { caps: ["Esc"], about: "key-escape" };
/** Those of a game that can be analysed. */
export const ANALYSIS_KEYS: readonly KeyLine[] = [{ caps: ["N", "P"], about: "key-costly" }];

const MOVES: Readonly<Record<string, (tape: Tape) => void>> = {
  ArrowLeft: (tape) => tape.step(-1),
  ArrowRight: (tape) => tape.step(1),
  ArrowUp: (tape) => tape.jump(-1),
  ArrowDown: (tape) => tape.jump(1),
  Home: (tape) => tape.seek(0),
  End: (tape) => tape.seek(tape.stops.length - 1),
  " ": (tape) => tape.toggle(),
};

/** Things that a key already means something to: space presses a button, arrows choose in a list. */
const OWN = "select, textarea, input:not([type=range]), [contenteditable]";
const PRESSED = "button, a, summary, [role=button]";

export function press(event: KeyboardEvent, tape: Tape): boolean {
  const move = MOVES[event.key];
  const on = event.target instanceof Element ? event.target : null;
  if (!move || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (on?.closest(OWN) || (event.key === " " && on?.closest(PRESSED))) return false;
  event.preventDefault();
  move(tape);
  return true;
}
