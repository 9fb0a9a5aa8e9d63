/** Advice in words: its sentences are fetched when somebody asks for the first time, in a phrasebook of their own. */
import { api } from "../base/api";
import { Words, words } from "../base/words.svelte";
import type { Advice, AdvisedOption, Cause, Caution, GameInfo, LayReport } from "../protocol";
import { speak } from "../table/log";

const OFTEN: readonly [number, string][] = [
  [0.9, "always"],
  [0.6, "mostly"],
  [0.4, "often"],
  [0.1, "sometimes"],
  [0, "rarely"],
];
const OPEN = 7; // times in ten between which a share may lie, so that no word tells it

export class Telling {
  protected readonly book = new Words();
  private heard = $state(""); // the language of the book

  constructor(protected readonly info: GameInfo) {}

  /** Whether everything can be said in the reader's language. */
  get ready(): boolean {
    return this.heard === words.language;
  }

  async load() {
    const { language } = words;
    if (this.heard === language) return;
    this.book.read(language, await api.analysisWords(language, this.info.name));
    this.heard = language;
  }

  private percent = (chance: number) => Math.round(100 * chance);

  /** An answer, the chance to win with it, and how far it is behind the best. */
  option(option: AdvisedOption, best: boolean): string {
    const action = speak(option.action, this.info);
    const chance =
      option.chance === null ? [] : [this.book.say("advice-chance", { chance: this.percent(option.chance) })];
    if (best) return [this.book.say("advice-best", { action }), ...chance].join(" ");
    return [this.book.say("advice-option", { action }), ...chance, this.behind(option)].join(" ");
  }

  private behind(option: AdvisedOption): string {
    const points = Math.round(-option.points);
    if (option.equal) return this.book.say("advice-equal");
    return points > 0 ? this.book.say("advice-behind", { points }) : this.book.say("advice-less");
  }

  /** Why the best answer is better than another: facts that hold in all worlds that were looked at. */
  reasons(option: AdvisedOption): string[] {
    return option.causes.length ? option.causes.map(this.cause) : [this.book.say("because-nothing")];
  }

  whyNot = (option: AdvisedOption) => this.book.say("advice-why", { action: speak(option.action, this.info) });

  compared = () => this.book.say("advice-compared");

  readonly cause = ({ name, thing, kind, amount, when }: Cause): string => {
    const key = `${amount > 0 ? "because" : "although"}-${name}`;
    const said = this.book.say(key, { amount: Math.abs(amount), thing: String(words.name(kind, thing)) });
    return `${said} (${this.book.say(`when-${when}`)})`;
  };

  mix = () => this.book.say("advice-mix");

  /** How often a good player lays a card: in words, and between how many times in ten. */
  lay({ action, share, low, high }: LayReport): string {
    const often = this.book.say(`mix-${OFTEN.find(([least]) => share >= least)?.[1]}`);
    const about = { action: speak(action, this.info), often };
    if (low === high) return this.book.say("mix-sure", about);
    const [least, most] = [Math.round(10 * low), Math.round(10 * high)];
    return this.book.say(most - least >= OPEN ? "mix-open" : "mix-told", { ...about, low: least, high: most });
  }

  /** What it costs to be seen through; "" if nothing. */
  predictable({ predictable }: Advice): string {
    const points = this.percent(predictable ?? 0);
    return points ? this.book.say("mix-predictable", { points }) : "";
  }

  untrained = () => this.book.say("analysis-untrained");

  /** What an answer costs, and what looks better. */
  caution({ points, chance, better }: Caution): string {
    const about = { points: Math.round(points), better: speak(better, this.info) };
    if (chance === null) return this.book.say("advice-caution", about);
    return this.book.say("advice-caution-chance", { ...about, chance: this.percent(chance) });
  }
}
