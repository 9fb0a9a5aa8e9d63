/** What the plain page calls things: by the game's sentences if it has some, else by their bare names. */
import { readable, ui, words } from "../../base/words.svelte";
import type { GameInfo } from "../../protocol";

/** A value of a view, as far as one can be written in a line. */
export type Plain = string | number | boolean | null | undefined;

const isPlain = (value: unknown): value is Plain => value === null || typeof value !== "object";

/** What is going on. */
export const stepName = (step: string) => words.of("step", step);

/** The name of a field: `view-<name>`, or what the game calls a thing of that name. */
export function label(name: string, info: GameInfo): string {
  if (words.has(`view-${name}`)) return words.say(`view-${name}`);
  const called = call(name, "", info);
  return called === name ? readable(name) : called;
}

/** A value as a reader would say it; words are looked up in all kinds that the game's server tells of. */
export function call(value: Plain, field: string, info: GameInfo): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return ui(value ? "yes" : "no");
  if (typeof value === "number") return String(value);
  const kinds = Object.keys(info.domains).filter((kind) => info.domains[kind]?.includes(value));
  const known = [field, ...kinds].find((kind) => words.has(`${kind}-${value}`));
  return String(words.name(known ?? kinds[0] ?? "name", value));
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

const FEW = 6; // pairs that still read well in a line

/** What fits into a line; null if it does not. */
export function line(value: unknown, field: string, info: GameInfo): string | null {
  if (isPlain(value)) return call(value, field, info);
  if (Array.isArray(value)) return lineOf(value, field, info);
  const pairs = Object.entries(value as object);
  if (pairs.length > FEW || !pairs.every(([key, one]) => isPlain(one) && !words.has(`view-${key}`))) return null;
  return pairs.map(([key, one]) => `${call(key, "", info)} ${call(one as Plain, field, info)}`).join(", ") || "–";
}

/** A list in a line, or a list of lists. */
function lineOf(values: readonly unknown[], field: string, info: GameInfo): string | null {
  if (values.every(isPlain)) return list(values, field, info);
  if (!values.every((one) => Array.isArray(one) && one.every(isPlain))) return null;
  return values.map((one) => list(one as Plain[], field, info)).join(" · ");
}

/** Rows that have the same fields, and fit into a table: every one of them in a line. */
export function isTable(value: unknown, info: GameInfo): value is readonly Record<string, unknown>[] {
  if (!Array.isArray(value) || !value.length || value.some((row) => isPlain(row) || Array.isArray(row))) return false;
  const fields = Object.keys(value[0]).join();
  return value.every(
    (row) =>
      Object.keys(row).join() === fields && Object.entries(row).every(([key, one]) => line(one, key, info) !== null),
  );
}

/** What is nested, under names: a list's members are called by their first field, or numbered. */
export function nested(value: unknown, info: GameInfo): Record<string, unknown> {
  if (!Array.isArray(value)) return value as Record<string, unknown>;
  const names = value.map((one) => {
    const [[field, first] = []] = Object.entries((one ?? {}) as object);
    return field && typeof first === "string" ? call(first, field, info) : "";
  });
  const apart = new Set(names).size === names.length && !names.includes("");
  return Object.fromEntries(value.map((one, i) => [apart ? (names[i] ?? "") : String(i + 1), one]));
}
