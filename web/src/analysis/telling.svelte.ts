/** An analysis in words: the sentences of the server, with its facts called by their names. */
import { type Facts, words } from "../base/words.svelte";
import { Telling } from "../hints/telling.svelte";
import type { DecisionReport, GameInfo, Mark, Sentence, Swing } from "../protocol";
import { roundName, shortName } from "../replay/names";
import { speak } from "../table/log";

const FEW = 3; // actions that a line has room for
const SEATS = new Set(["seat", "winner"]);
const ACTIONS = new Set(["action", "better"]);

/** A difference in percentage points, with its sign: a real minus. */
export const signed = (amount: number) => {
  const points = Math.round(100 * amount);
  return points > 0 ? `+${points}` : String(points).replace("-", "−");
};

export class AnalysisTelling extends Telling {
  constructor(
    info: GameInfo,
    private readonly marks: readonly Mark[],
  ) {
    super(info);
  }

  say = (key: string, about: Facts = {}) => this.book.say(key, about);

  has = (key: string) => this.book.has(key);

  action = (action: string) => speak(action, this.info);

  seat = (seat: string) => String(words.name("seat", seat));

  sentence({ key, facts }: Sentence): string {
    const told = Object.entries(facts).map(([name, value]) => [name, this.fact(name, value)]);
    const own = `${key}-here`; // a game may call its parts by their names: weeks, rounds
    return this.say(this.has(own) ? own : key, Object.fromEntries(told));
  }

  private fact(name: string, value: string | number): string | number {
    if (SEATS.has(name)) return this.seat(String(value));
    return ACTIONS.has(name) ? this.action(String(value)) : value;
  }

  /** `Week 2, Monday`: when a decision fell. */
  when(number: number): string {
    const mark = this.marks.findLast((one) => one.number < number);
    return mark ? roundName(mark) : "";
  }

  /** `Week 2`. */
  phase(phase: number): string {
    const mark = this.marks.find((one) => one.phase === phase + 1);
    return mark ? shortName(mark) : String(phase + 1);
  }

  /** What was decided or drawn. */
  swing({ words: said }: Swing): string {
    const told = said.slice(0, FEW).map(this.action).join("; ");
    return said.length > FEW ? `${told}; …` : told;
  }

  /** Why the better option is better. */
  why(decision: DecisionReport): string[] {
    if (decision.grade === "fine" || decision.mix.length) return [];
    return decision.causes.length ? decision.causes.map(this.cause) : [this.say("because-nothing")];
  }

  /** What a good player lays, in words. */
  lays(decision: DecisionReport): string[] {
    return [...decision.mix].sort((a, b) => b.share - a.share).map((lay) => this.lay(lay));
  }

  /** What it costs to be seen through; "" if nothing. */
  seenThrough({ predictable }: DecisionReport): string {
    const points = Math.round(100 * (predictable ?? 0));
    return points ? this.say("mix-predictable", { points }) : "";
  }
}
