/** The rules of the games: what the server has of them and their sentences, fetched when somebody opens them. */
import { api } from "../base/api";
import { type Facts, Words } from "../base/words.svelte";
import type { Rulebook, RuleInfo, TableDraft } from "../protocol";

export class Rules {
  private readonly words = new Words();
  /** The numbers of the table that is spoken of. */
  facts = $state.raw<Facts>({});

  constructor(
    readonly game: string,
    readonly book: Rulebook,
    language: string,
    text: string,
  ) {
    this.words.read(language, text);
  }

  say = (key: string) => this.words.say(key, this.facts);
  has = (key: string) => this.words.has(key);

  /** What a source is called. */
  source = (tag: string) => (this.has(`source-${tag}`) ? this.say(`source-${tag}`) : tag);
  chapter = (name: string) => (this.has(`chapter-${name}`) ? this.say(`chapter-${name}`) : name);
  sentence = (rule: RuleInfo) => this.say(`rule-${rule.id}`);

  rule = (id: string) => this.book.rules.find((rule) => rule.id === id);
  /** A question that the printed rules leave open, with our answer; "" if it is none. */
  ruling = (id: string) => (this.has(`ruling-${id}`) ? this.say(`ruling-${id}`) : "");
  /** The rules that a ruling is about. */
  referring = (id: string) => this.book.rules.filter((rule) => rule.refers.includes(id));
  knows = (id: string) => Boolean(this.rule(id) || this.ruling(id));
}

const kept = new Map<string, Promise<Rules>>();

/** The rules of a game in a language. */
function open(game: string, language: string): Promise<Rules> {
  const key = `${game} ${language}`;
  const found = kept.get(key) ?? fetched(game, language);
  kept.set(key, found);
  found.catch(() => kept.delete(key)); // the next one asks again
  return found;
}

async function fetched(game: string, language: string): Promise<Rules> {
  const [book, text] = await Promise.all([api.rules(game), api.ruleWords(language, game)]);
  return new Rules(game, book, language, text);
}

/** The same, with passages that speak of a table. */
export async function read(game: string, language: string, table: TableDraft): Promise<Rules> {
  const [rules, { facts }] = await Promise.all([open(game, language), api.ruleFacts(table)]);
  rules.facts = facts;
  return rules;
}

/** What a game's rules consist of: it brings what it has. */
export const chapters = ({ book }: Rules): string[] => [
  ...(book.card.length ? ["card"] : []),
  ...(book.page.length ? ["how-to-play"] : []),
  ...(book.rules.length || !book.page.length ? ["rulebook"] : []),
];

/** Where one arrives: at what was asked for, or, if the game does not bring that, at the next best. */
export function landing(rules: Rules, at: string): string {
  const there = chapters(rules);
  if (there.includes(at)) return at;
  const [, ...rest] = there;
  if (!at) return there.includes("how-to-play") ? "how-to-play" : (there[0] ?? "rulebook");
  return at === "card" || at === "how-to-play" ? (rest[0] ?? there[0] ?? "rulebook") : at;
}
