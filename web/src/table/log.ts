/** The log as sentences in the reader's language. */
import { botName, type Facts, type Kinds, readable, words } from "../base/words.svelte";
import type { Scoring } from "../games/registry";
import type { Ask, Choice, Event, GameInfo, Line, Reason } from "../protocol";

/** The sentence under a key; a game that has none is understood by its bare words. */
function tell(key: string, bare: string, facts: Facts, kinds: Kinds): string {
  return words.has(key) ? words.tell(key, facts, kinds) : readable(bare);
}

export function tellEvent({ kind, facts }: Event, info: GameInfo): string {
  const bare = [kind, ...Object.values(facts)].join(" ");
  return tell(`event-${kind}`, bare, facts, info.field_kinds[kind] ?? {});
}

/** An answer as a reader would say it. */
export function speak(action: string, info: GameInfo): string {
  const [verb = "", ...args] = action.split(" ");
  const kinds = info.verb_kinds[verb] ?? [];
  const facts = Object.fromEntries(kinds.map((kind, i) => [kind, args[i] ?? null]));
  return tell(`choice-${verb}`, action, facts, Object.fromEntries(kinds.map((kind) => [kind, kind])));
}

export function putQuestion(ask: Ask, info: GameInfo): string {
  return tell(`question-${ask.question}`, ask.question, ask.facts, info.question_kinds);
}

/** Why something may not be done. */
export function explainReason({ key, facts }: Reason, info: GameInfo): string {
  return tell(`reason-${key}`, key, facts, info.question_kinds);
}

export interface Told {
  text: string[]; // one sentence for each event, or one for many of a kind
  folded: string[]; // those many, one by one
}

const MANY = 3;

/** Events as sentences; many of one kind become one line that can be opened, if the page has a title for them. */
export function tellEvents(events: readonly Event[], info: GameInfo): Told {
  const told: Told = { text: [], folded: [] };
  const seen = new Set<string>();
  for (const event of events) {
    const count = events.filter(({ kind }) => kind === event.kind).length;
    const title = `ui-fold-${info.name}-${event.kind}`;
    const many = count >= MANY && words.has(title);
    (many ? told.folded : told.text).push(tellEvent(event, info));
    if (many && !seen.has(event.kind)) told.text.push(words.say(title, { count }));
    seen.add(event.kind);
  }
  return told;
}

/** One line of the log as sentences: what happened, or who came and went. */
export function describe(line: Line, info: GameInfo): string[] {
  const entry = line.entry;
  switch (entry.type) {
    case "began":
    case "played":
      return tellEvents(entry.events, info).text;
    case "took-back":
      return [words.say("ui-log-took-back", { seat: words.name("seat", entry.seat) })];
    case "seated":
      return [
        words.say(entry.bot ? "ui-log-seated-bot" : "ui-log-seated", {
          seat: words.name("seat", entry.seat),
          bot: botName(entry.bot),
          holder: entry.holder,
        }),
      ];
    case "renamed":
      return [words.say("ui-log-renamed", { seat: words.of("seat", entry.seat), name: entry.name })];
    case "stumbled":
      return [words.say("ui-log-stumbled", { seat: words.name("seat", entry.seat) })];
    case "changed":
      return [words.say("ui-log-changed", { watch: entry.watch, pace: entry.pace })];
  }
}

/** All events of some lines, and the ledger of the last scoring among them. */
export function gather(lines: readonly Line[]): Scoring {
  const ledgers = lines.flatMap(({ entry }) => ("ledger" in entry && entry.ledger ? [entry.ledger] : []));
  const events = lines.flatMap(({ entry }) => ("events" in entry ? entry.events : []));
  return { events, ledger: ledgers.at(-1) ?? null };
}

/** The last event of a kind that the log tells of. */
export function lastOf(lines: readonly Line[], kind: string): Event | undefined {
  const found = lines.findLast(({ entry }) => "events" in entry && entry.events.some((event) => event.kind === kind));
  return found && "events" in found.entry ? found.entry.events.findLast((event) => event.kind === kind) : undefined;
}

/** Whether something that an answer speaks of can be clicked on the table; what is left open then becomes buttons. */
export function onTable(choice: Pick<Choice, "action" | "targets">, kinds: readonly string[]): boolean {
  return choice.targets.some((name) => kinds.includes(name.split(":")[0] ?? ""));
}
