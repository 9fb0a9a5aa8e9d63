/** What has just changed, for some seconds: how much a number moved, where something landed, where it was before. */
import type { AnyView } from "../games/registry";
import type { Event } from "../protocol";

/** How something moved on the stage; without `from` it only drew attention. */
export interface Trail {
  kind: string;
  about: Event["facts"];
  from?: string;
  to: string;
}

export interface Trace extends Partial<Trail> {
  id: number;
  to: string;
  change?: number;
}

const MOST = 14; // traces at once; more of them tell nothing
const OFF_BOARD = ["purse", "pile", "board", "score", "slot", "pay"]; // kinds of places that need no mark of their own

export const isPlace = (name = "") => name !== "" && !OFF_BOARD.includes(name.split(":")[0] ?? "");

/** The numbers in the players' rows that are not what they were. */
export function changes(before: AnyView | null, after: AnyView | null): { to: string; change: number }[] {
  const found: { to: string; change: number }[] = [];
  for (const player of after?.players ?? []) {
    const old = before?.players.find(({ seat }: { seat: string }) => seat === player.seat);
    for (const [field, value] of Object.entries(player)) {
      const was = old?.[field];
      if (typeof value === "number" && typeof was === "number" && value !== was)
        found.push({ to: `fact:${player.seat}:${field}`, change: value - was });
    }
  }
  return found;
}

export class Traces {
  all = $state.raw<readonly Trace[]>([]);
  private next = 1;
  private timers = new Set<ReturnType<typeof setTimeout>>();

  /** Leave traces for a while; a number that changes again shows the sum. */
  leave(found: readonly Omit<Trace, "id">[], ms: number) {
    if (!found.length) return;
    const fresh = found
      .filter(({ to, change }) => change !== undefined || isPlace(to))
      .map((trace) => this.merge(trace));
    const old = this.all.filter(
      ({ to, change }) => !fresh.some((one) => one.to === to && (one.change === undefined) === (change === undefined)),
    );
    this.all = [...old, ...fresh.filter(({ change }) => change !== 0)].slice(-MOST);
    const ids = new Set(fresh.map(({ id }) => id));
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.all = this.all.filter(({ id }) => !ids.has(id));
    }, ms);
    this.timers.add(timer);
  }

  private merge(trace: Omit<Trace, "id">): Trace {
    const id = this.next++;
    if (trace.change === undefined) return { ...trace, id };
    const old = this.all.find(({ to, change }) => to === trace.to && change !== undefined);
    return { ...trace, id, change: trace.change + (old?.change ?? 0) };
  }

  clear() {
    this.timers.forEach(clearTimeout);
    this.timers.clear();
    this.all = [];
  }
}
