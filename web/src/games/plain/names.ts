/** What the plain page calls things: by the game's sentences if it has some, else by their bare names. */
import { readable, ui, words } from "../../base/words.svelte";
import type { GameInfo } from "../../protocol";

/** A value of a view, as far as one can be written in a line. */
export type Plain = string | number | boolean | null | undefined;

const isPlain = (value: unknown): value is Plain => value === null || typeof value !== "object";

/** What is going on. */
export const stepName = (step: string) => (words.has(`step-${step}`) ? words.say(`step-${step}`) : readable(step));

/** The name of a field: `view-<name>`, or what the game calls a thing of that name. */
export function label(name: string): string {
  for (const key of [`view-${name}`, `seat-${name}`, `name-${name}`]) if (words.has(key)) return words.say(key);
  return readable(name);
}

/** A value as a reader would say it; words are looked up in all kinds that the game's server tells of. */
export function call(value: Plain, field: string, info: GameInfo): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return ui(value ? "yes" : "no");
  if (typeof value === "number") return String(value);
  const kinds = Object.keys(info.domains).filter((kind) => info.domains[kind]?.includes(value));
  for (const kind of [field, ...kinds]) {
    const name = words.name(kind, value);
    if (name !== value) return String(name);
  }
  return value;
}

/** Several values in a line; the same one is said once, with how many there are. */
export function list(values: readonly Plain[], field: string, info: GameInfo): string {
  const count = new Map<string, number>();
  for (const value of values) {
    const name = call(value, field, info);
    count.set(name, (count.get(name) ?? 0) + 1);
  }
  return [...count].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name)).join(", ") || "–";
}

/** What fits into a line; null if it does not. */
export function line(value: unknown, field: string, info: GameInfo): string | null {
  if (isPlain(value)) return call(value, field, info);
  if (Array.isArray(value)) return value.every(isPlain) ? list(value, field, info) : null;
  const pairs = Object.entries(value as object);
  if (!pairs.every(([key, one]) => isPlain(one) && !words.has(`view-${key}`))) return null;
  return pairs.map(([key, one]) => `${call(key, field, info)} ${call(one as Plain, key, info)}`).join(", ") || "–";
}

/** Rows that have the same fields, and fit into a table: every one of them in a line. */
export function isTable(value: unknown, info: GameInfo): value is readonly Record<string, unknown>[] {
  if (!Array.isArray(value) || !value.length || value.some(isPlain)) return false;
  const fields = Object.keys(value[0]).join();
  return value.every(
    (row) =>
      Object.keys(row).join() === fields && Object.entries(row).every(([key, one]) => line(one, key, info) !== null),
  );
}
