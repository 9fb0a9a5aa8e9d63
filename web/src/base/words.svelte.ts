/** Sentences: one Fluent text per language from the server. No sentence lives in the page. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { prefs } from "./prefs.svelte";

export type Value = string | number | null | undefined;
export type Facts = Readonly<Record<string, Value>>;
export type Kinds = Readonly<Record<string, string>>;

const LANGUAGES = ["en", "de", "fr"];

export function firstLanguage(wanted: readonly string[], known = LANGUAGES): string {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    if (known.includes(short)) return short;
  }
  return "en";
}

export class Words {
  language = $state("en");
  private bundle = $state.raw(new FluentBundle("en"));
  /** What players call themselves, by seat; the colour's name otherwise. */
  names = $state.raw<Readonly<Record<string, string>>>({});

  read(language: string, text: string) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** At a table its game's sentences are the right ones: two games may call different things by the same key. */
  private game = $state("");

  /** The game that is spoken of; "" of all of them. */
  get about(): string {
    return this.game;
  }

  async load(language: string, game = this.game) {
    const answer = await fetch(`/api/words/${language}${game && `/${game}`}`);
    if (!answer.ok) throw new Error(`words: ${answer.status}`);
    this.read(language, await answer.text());
    this.game = game;
  }

  /** Speak of one game only; of all of them with "". */
  async speakOf(game: string) {
    if (game !== this.game) await this.load(this.language, game);
  }

  async choose(language: string) {
    await this.load(language);
    prefs.set("language", language);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, about: Facts = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return `[${key}]`;
    const errors: Error[] = [];
    const args = Object.fromEntries(Object.entries(about).map(([name, value]) => [name, value ?? ""]));
    return this.bundle.formatPattern(pattern, args, errors);
  }

  /** What a game calls something of its own; the bare name if it brings no sentence for it. */
  of(kind: string, name: string): string {
    return this.has(`${kind}-${name}`) ? this.say(`${kind}-${name}`) : readable(name);
  }

  /** What a reader calls a thing. */
  name(kind: string, value: Value): string | number {
    if (value === null || value === undefined) return this.say("name-unknown");
    if (typeof value === "number") return value;
    if (kind === "seat" && this.names[value]) return this.names[value] as string;
    for (const key of [`${kind}-${value}`, `name-${value}`]) if (kind && this.has(key)) return this.say(key);
    return value;
  }

  /** Several things in a row: “Anna, Björn and Carla”. */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.language).format(items);
  }

  /** The sentence under `key`, every fact called by its name; `$card_known` is 0 if `$card` is hidden. */
  tell(key: string, facts: Facts, kinds: Kinds): string {
    const named: Record<string, Value> = {};
    for (const [field, value] of Object.entries(facts)) {
      named[field] = this.name(kinds[field] ?? "", value);
      named[`${field}_known`] = value === null ? 0 : 1;
    }
    return this.say(key, named);
  }
}

export const words = new Words();
/** A sentence of the page itself. */
export const ui = (key: string, about: Facts = {}) => words.say(`ui-${key}`, about);

/** A bare name as one would write it: `king_of_cups` becomes `King of cups`. */
export function readable(name: string): string {
  const text = name.replaceAll(/[_-]+/g, " ");
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What a game is called; its bare name if it brings no sentences. */
export const gameTitle = (game: string) => words.of("game", game);

/** What a person is called; who wanted to be forgotten is somebody. */
export const called = (name: string) => (name === "a player" ? ui("a-player") : name);

/** What a level of bots is called, and a sentence about it if there is one; somebody's own bot has its bare name. */
/** The rating that a strength between two levels asks for, such as “elo-850”; NaN for a level. */
export const strengthOf = (bot = "") => Number(/^elo-(\d{1,4})$/.exec(bot)?.[1] ?? Number.NaN);
const isLevel = (bot: string) => Number.isNaN(strengthOf(bot));
export const botName = (bot: string) =>
  isLevel(bot) ? String(words.name("bot", bot)) : words.say("bot-elo", { elo: strengthOf(bot) });
export const botAbout = (bot = "") => {
  const key = `bot-${isLevel(bot) ? bot : "elo"}-about`;
  return words.has(key) ? words.say(key) : "";
};
