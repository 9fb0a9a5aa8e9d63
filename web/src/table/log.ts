/** The log as sentences in the reader's language. */
import { botName, type Facts, type Kinds, readable, words } from "../base/words.svelte";
import type { GameUi, Scoring } from "../games/registry";
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

/** How a game wants its events told. */
export type Telling = Pick<GameUi, "folds" | "quiet">;

const MANY = 2;

/** Events as sentences, without bookkeeping; what the game folds becomes one line that can be opened. */
export function tellEvents(events: readonly Event[], info: GameInfo, { folds = {}, quiet = [] }: Telling = {}): Told {
  const told: Told = { text: [], folded: [] };
  const seen = new Set<string>();
  for (const event of events.filter(({ kind }) => !quiet.includes(kind))) {
    const fold = folds[event.kind];
    const count = fold ? events.filter(({ kind }) => folds[kind] === fold).length : 0;
    const many = fold !== undefined && count >= MANY;
    (many ? told.folded : told.text).push(tellEvent(event, info));
    if (many && !seen.has(fold)) told.text.push(words.say(`ui-fold-${info.name}-${fold}`, { count }));
    if (many) seen.add(fold);
  }
  return told;
}

/** One line of the log as sentences: what happened, or who came and went. */
export function describe(line: Line, info: GameInfo, telling?: Telling): string[] {
  const entry = line.entry;
  switch (entry.type) {
    case "began":
    case "played":
      return tellEvents(entry.events, info, telling).text;
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
    case "timed-out":
      return [
        words.say(entry.handed ? "ui-log-timed-out-handed" : "ui-log-timed-out", {
          seat: words.name("seat", entry.seat),
        }),
      ];
    case "changed":
      return [words.say("ui-log-changed", { watch: entry.watch, pace: entry.pace })];
    case "agreed":
      return [words.say(entry.on ? "ui-log-agreed" : "ui-log-disagreed", { seat: words.name("seat", entry.seat) })];
    case "helped":
      return [words.say(`ui-log-helped-${entry.kind}`, { seat: words.name("seat", entry.seat) })];
    case "next-table":
      return [words.say("ui-log-next-table", { seat: words.name("seat", entry.seat) })];
    default: // "unread", or the server is newer than this page
      return [];
  }
}

/** All events of some lines, and the ledger of the last scoring among them. */
export function gather(lines: readonly Line[]): Scoring {
  const ledgers = lines.flatMap(({ entry }) => ("ledger" in entry && entry.ledger ? [entry.ledger] : []));
  const events = lines.flatMap(({ entry }) => ("events" in entry ? entry.events : []));
  return { events, ledger: ledgers.at(-1) ?? null };
}

export interface LogPart extends Told {
  id: string;
  number: number; // of the line it belongs to
  seat: string | null;
  heading: boolean;
  ledger: Scoring | null;
}

/**
 * A line as the log shows it: what somebody did, a scoring, and what a new heading opens are parts of their own.
 * Many days in one line are a record that is continued: they are folded, up to the day it stopped on.
 */
export function logParts(line: Line, game: GameUi, info: GameInfo): LogPart[] {
  const { number, entry } = line;
  const seat = "seat" in entry ? entry.seat : null;
  const part = (id: string, told: Partial<LogPart>): LogPart => ({
    ...{ id: `${number}-${id}`, number, seat: null, heading: false, text: [], folded: [], ledger: null },
    ...told,
  });
  if (!("events" in entry)) {
    // a replay has several such lines with one number: of those who were helped before a decision
    const id = `${entry.type}-${seat}-${"kind" in entry ? entry.kind : ""}`;
    const text = describe(line, info);
    return text.length ? [part(id, { seat, text })] : [];
  }
  const scoring = gather([line]);
  const shown = game.isShow?.(scoring) ? scoring : null;
  const events = shown ? entry.events.filter(({ kind }) => !game.ledger?.includes(kind)) : entry.events;
  const headings = events.flatMap(({ kind }, i) => (kind === game.heading ? [i] : []));
  const at = headings.at(-1) ?? -1;
  const [before, after] = at < 0 ? [events, []] : [events.slice(0, at), events.slice(at + 1)];
  const did =
    headings.length > 1
      ? { text: [words.say("ui-log-before")], folded: tellEvents(before, info, { quiet: game.quiet ?? [] }).text }
      : { seat: isOfAll(before) ? null : seat, ...tellEvents(before, info, game) };
  const parts = [part("did", did)];
  if (shown) parts.push(part("ledger", { text: summary(shown, info), ledger: shown }));
  if (at >= 0) parts.push(part("heading", { heading: true, text: [tellEvent(events[at] as Event, info)] }));
  parts.push(part("then", tellEvents(after, info, game)));
  return parts.filter(({ text }) => text.length);
}

/** Whether several did the same at once: then it is not the doing of whoever came last. */
function isOfAll(events: readonly Event[]): boolean {
  const kinds = new Set(events.map(({ kind }) => kind));
  const actors = (wanted: string) =>
    new Set(events.filter(({ kind }) => kind === wanted).map(({ facts }) => facts.seat));
  return [...kinds].some((kind) => actors(kind).size > 2);
}

/** A scoring in one line: which one, and what each seat got. */
function summary({ ledger }: Scoring, info: GameInfo): string[] {
  const facts = Object.entries(ledger ?? {}).filter(
    ([, value]) => typeof value === "number" || typeof value === "string",
  );
  const totals = Object.entries((ledger?.totals ?? {}) as Record<string, number>);
  const gains = totals.map(
    ([seat, amount]) => `${words.name("seat", seat)}\u00a0${amount < 0 ? "−" : "+"}${Math.abs(amount)}`,
  );
  return [words.say(`ui-fold-${info.name}-ledger`, Object.fromEntries(facts) as Facts), gains.join(", ")];
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
