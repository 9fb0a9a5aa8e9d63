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
  knows = (id: string) => Boolean(this.rule(id));
}

const kept = new Map<string, Promise<Rules>>();

/** The rules of a game in a language. */
export function open(game: string, language: string): Promise<Rules> {
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

/** Let the passages speak of this table. */
export async function tellOf(rules: Rules, table: TableDraft) {
  rules.facts = (await api.ruleFacts(table)).facts;
}
