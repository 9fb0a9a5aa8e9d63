/** The seats this browser holds. A key is the seat: it stays here and in links behind `#`, never in an address. */
import type { Created } from "../protocol";

export interface Held {
  game: string;
  keys: Record<string, string>; // by seat
  invitations: Record<string, string>;
  host: string;
  watch: string;
  at: number;
}

const KEY = "stammtisch.tables";
const MOST = 100; // as many as the server tells of at once

function all(): Record<string, Held> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export function held(id: string): Held | undefined {
  return all()[id];
}

export function recent(): [string, Held][] {
  return Object.entries(all()).sort((a, b) => b[1].at - a[1].at);
}

/** Every table with a key that shows it: of a seat, or to watch. */
export function keyrings(): { table: string; keys: string[] }[] {
  const rings = Object.entries(all()).map(([table, { keys, watch }]) => ({
    table,
    keys: [...Object.values(keys), watch].filter(Boolean).slice(0, 8),
  }));
  return rings.filter(({ keys }) => keys.length);
}

export function hold(id: string, part: Partial<Held>) {
  const tables = all();
  const old = tables[id] ?? { game: "", keys: {}, invitations: {}, host: "", watch: "", at: 0 };
  tables[id] = { ...old, ...part, keys: { ...old.keys, ...part.keys }, at: Date.now() };
  const kept = Object.entries(tables)
    .sort((a, b) => b[1].at - a[1].at)
    .slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // a browser that keeps nothing still has the link
  }
}

export function release(id: string) {
  const tables = all();
  delete tables[id];
  localStorage.setItem(KEY, JSON.stringify(tables));
}

export function holdCreated(made: Created) {
  const { table, keys, invitations, host, watch } = made;
  hold(table.id, { game: table.setup.game, keys: { ...keys }, invitations: { ...invitations }, host, watch });
}
