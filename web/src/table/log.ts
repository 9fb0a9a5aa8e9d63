/** The log as sentences in the reader's language. */
import { words } from "../base/words.svelte";
import type { Ask, Choice, Event, GameInfo, Line } from "../protocol";

export function tellEvent(event: Event, info: GameInfo): string {
  return words.tell(`event-${event.kind}`, event.facts, info.field_kinds[event.kind] ?? {});
}

/** An answer as a reader would say it. */
export function speak(action: string, info: GameInfo): string {
  const [verb = "", ...args] = action.split(" ");
  const kinds = info.verb_kinds[verb] ?? [];
  const facts = Object.fromEntries(kinds.map((kind, i) => [kind, args[i] ?? null]));
  return words.tell(`choice-${verb}`, facts, Object.fromEntries(kinds.map((kind) => [kind, kind])));
}

export function putQuestion(ask: Ask, info: GameInfo): string {
  return words.tell(`question-${ask.question}`, ask.facts, info.question_kinds);
}

/** One line of the log as sentences: what happened, or who came and went. */
export function describe(line: Line, info: GameInfo): string[] {
  const deed = line.deed;
  switch (deed.type) {
    case "began":
    case "played":
      return deed.events.map((event) => tellEvent(event, info));
    case "took-back":
      return [words.say("ui-log-took-back", { seat: words.name("seat", deed.seat) })];
    case "seated":
      return [
        words.say(deed.bot ? "ui-log-seated-bot" : "ui-log-seated", {
          seat: words.name("seat", deed.seat),
          bot: words.name("ui-bot", deed.bot),
          holder: deed.holder,
        }),
      ];
    case "renamed":
      return [words.say("ui-log-renamed", { seat: words.say(`seat-${deed.seat}`), name: deed.name })];
    case "stumbled":
      return [words.say("ui-log-stumbled", { seat: words.name("seat", deed.seat) })];
    case "changed":
      return [words.say("ui-log-changed", { watch: deed.watch, pace: deed.pace })];
  }
}

/** Whether all that an answer speaks of can be clicked on the table. */
export function onTable(choice: Choice, kinds: readonly string[]): boolean {
  return choice.targets.length > 0 && choice.targets.every((name) => kinds.includes(name.split(":")[0] ?? ""));
}
