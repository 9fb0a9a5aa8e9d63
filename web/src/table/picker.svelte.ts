/** Picking an answer by what can be clicked. Knows targets, not rules. */
import { readable } from "../base/words.svelte";
import type { Ask, Choice, Reason, Refusal } from "../protocol";

type Targeted = { readonly targets: readonly string[] };

const fits = (one: Targeted, names: readonly string[]) => names.some((name) => one.targets.includes(name));

/** Keep what contains everything picked so far; each pick is one thing under one or more names. */
export function narrow<T extends Targeted>(all: readonly T[], picked: readonly (readonly string[])[]): T[] {
  return all.filter((one) => picked.every((names) => fits(one, names)));
}

/** The refusal to speak of: the reason that most of those that fit have in common. */
export function mostCommon(refusals: readonly Refusal[]): Refusal | undefined {
  const count = new Map<string, number>();
  for (const { reason } of refusals) count.set(reason.key, (count.get(reason.key) ?? 0) + 1);
  const most = Math.max(0, ...count.values());
  return refusals.find(({ reason }) => count.get(reason.key) === most);
}

/** How answers and refusals are said: the table knows the game's words. */
export interface Speech {
  say: (action: string) => string;
  why: (reason: Reason) => string;
}

const BARE: Speech = { say: readable, why: ({ key }) => readable(key) };

export type Status = "open" | "picked" | "refused" | "idle";

export class Picker {
  ask = $state.raw<Ask | null>(null);
  picked = $state.raw<readonly (readonly string[])[]>([]);
  /** The one answer that is being looked at, for a forecast. */
  looking = $state.raw<Choice | null>(null);
  /** Waiting for a second click. */
  armed = $state.raw<Choice | null>(null);
  /** No more clicks until the server has answered. */
  busy = $state(false);
  private decision: string | null = null;

  left = $derived(this.ask ? narrow(this.ask.choices, this.picked) : []);

  constructor(
    private readonly send: (action: string) => void,
    private readonly wantsConfirmation: (touch: boolean, choice: Choice) => boolean,
    readonly speech: Speech = BARE,
  ) {}

  /** A question, or none. The same decision once more (others have moved meanwhile) leaves everything as it is. */
  put(ask: Ask | null, decision: string | null = null) {
    const again = decision !== null && decision === this.decision;
    this.decision = decision;
    this.ask = ask;
    if (again) return;
    this.clear();
    this.busy = false;
  }

  clear() {
    this.picked = [];
    this.looking = null;
    this.armed = null;
  }

  status(names: readonly string[]): Status {
    if (!this.ask) return "idle";
    if (this.picked.some((pick) => pick.some((name) => names.includes(name)))) return "picked";
    if (this.left.some((choice) => fits(choice, names))) return "open";
    return this.ask.refusals.some((refusal) => fits(refusal, names)) ? "refused" : "idle";
  }

  /** Whether the answer that waits for a second click is about this. */
  isArmed(names: readonly string[]): boolean {
    return this.armed !== null && fits(this.armed, names);
  }

  refusal(names: readonly string[]): Refusal | undefined {
    if (!this.ask) return undefined;
    const found = narrow(this.ask.refusals, [...this.picked, names]);
    return mostCommon(found.length ? found : narrow(this.ask.refusals, [names]));
  }

  /** The only answer that a click here would give, if it is only one. */
  only(names: readonly string[]): Choice | undefined {
    const found = narrow(this.left, [names]);
    return found.length === 1 ? found[0] : undefined;
  }

  look(names: readonly string[] | null) {
    this.looking = names ? (this.only(names) ?? null) : this.armed;
  }

  /** Something on the table was clicked; says whether it meant anything. */
  pick(names: readonly string[], touch = false): boolean {
    if (!this.ask || this.busy) return false;
    let found = narrow(this.left, [names]);
    if (!found.length && this.picked.length) {
      this.clear(); // start again from here
      found = narrow(this.left, [names]);
    }
    if (!found.length) return false;
    if (found.length > 1) {
      this.picked = [...this.picked, names];
      return true;
    }
    this.take(found[0] as Choice, touch);
    return true;
  }

  /** Answer, or ask for the second click first. */
  take(choice: Choice, touch = false) {
    if (this.busy) return;
    if (this.wantsConfirmation(touch, choice) && this.armed?.action !== choice.action) {
      this.armed = choice;
      this.looking = choice;
      return;
    }
    this.busy = true;
    this.armed = null;
    this.looking = null;
    this.send(choice.action);
  }

  back() {
    if (this.armed) this.armed = null;
    else this.picked = this.picked.slice(0, -1);
    this.looking = this.armed;
  }
}
