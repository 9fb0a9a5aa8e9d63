/** A view as lines of text, for games without drawings: a line for each fact, one per item of a list of things. */
import { words } from "../base/words.svelte";
import type { AnyView } from "../games/registry";
import { folded } from "./places";

export interface FactLine {
  text: string;
  indent: number;
}

const LETTERS = 130; // that fit beside each other
const LEFT_OUT = new Set(["setup", "step"]);

export function linesOf(view: AnyView): FactLine[] {
  const facts = Object.entries(view as Record<string, unknown>).filter(([name]) => !LEFT_OUT.has(name));
  return facts.flatMap(([name, fact]) =>
    isList(fact) ? items(name, fact) : wrapped(`${called(name)}: ${plain(fact)}`),
  );
}

const isList = (fact: unknown): fact is object[] =>
  Array.isArray(fact) && fact.some((item) => typeof item === "object" && item !== null);

const items = (name: string, list: readonly object[]) =>
  list.flatMap((item, i) => wrapped(`${called(name)} ${i + 1}: ${plain(item)}`));

const called = (name: string) => words.of("view", name);

function plain(fact: unknown): string {
  if (fact === null || fact === undefined || fact === "") return "–";
  if (Array.isArray(fact)) return fact.map(plain).join(" ") || "–";
  if (typeof fact !== "object") return String(fact);
  const parts = Object.entries(fact).map(([name, value]) => `${called(name)} ${plain(value)}`);
  return parts.join(", ") || "–";
}

/** Lines that fit; what goes on is indented. */
const wrapped = (text: string): FactLine[] =>
  folded(text, LETTERS).map((line, i) => ({ text: line, indent: i ? 1 : 0 }));
