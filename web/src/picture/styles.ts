/** What style sheets make of each element, with every variable in its place. */
import { isMeant, type Place } from "./selectors";
import type { Declaration, Sheets } from "./sheets";

/** An element in its place, its variables, and what is declared for it. Equal elements in equal places share one. */
export interface Styled extends Place {
  around: Styled | null;
  variables: Readonly<Record<string, string>>;
  declared: ReadonlyMap<string, string>;
  /** What `currentcolor` is here. */
  colour: string;
  inside: Map<string, Styled>;
}

export class Styles {
  private tops = new Map<string, Styled>();

  constructor(private readonly sheets: Sheets) {}

  /** Sheets were added: what was worked out before may be different now. */
  forget() {
    this.tops = new Map();
  }

  of(tag: string, attributes: ReadonlyMap<string, string>, around: Styled | null): Styled {
    const known = around ? around.inside : this.tops;
    const key = MATTERS.reduce((text, name) => `${text}|${attributes.get(name) ?? ""}`, tag);
    const found = known.get(key) ?? this.work(tag, attributes, around);
    known.set(key, found);
    return found;
  }

  private work(tag: string, attributes: ReadonlyMap<string, string>, around: Styled | null): Styled {
    const classes = new Set((attributes.get("class") ?? "").split(/\s+/).filter(Boolean));
    const place: Place = { tag, classes, attributes, around };
    const rules = this.sheets.about(classes).filter(({ path }) => isMeant(place, path));
    rules.sort((a, b) => a.weight - b.weight || a.order - b.order);
    const all = new Map([...rules.flatMap(({ declarations }) => declarations), ...inline(attributes.get("style"))]);
    const variables: Record<string, string> = { ...around?.variables };
    const own = [...all].filter(([name]) => name.startsWith("--"));
    for (const [name, value] of own) variables[name] = value;
    for (const [name, value] of own) variables[name] = resolve(value, variables);
    const declared = new Map([...all].filter(([name]) => !name.startsWith("--")));
    for (const [name, value] of declared) declared.set(name, resolve(value, variables));
    for (const [name, value] of longhand(declared.get("font"))) declared.set(name, value);
    const colour = declared.get("color") ?? around?.colour ?? "#000";
    return { ...place, around, variables, declared, colour, inside: new Map() };
  }
}

/** All that our selectors ask about. */
const MATTERS = ["class", "style", "data-theme", "data-status"];

const inline = (style = ""): Declaration[] =>
  style.split(";").flatMap((each) => {
    const [name = "", ...value] = each.split(":");
    return value.length ? [[name.trim(), value.join(":").trim()] as const] : [];
  });

const FONT = /^(?:(\d+|bold|normal)\s+)?([\d.]+px)(?:\s*\/\s*\S+)?\s+(.+)$/;

/** `font: 800 19px …`, taken apart. */
function longhand(font = ""): Declaration[] {
  const [, weight = "normal", size = "", family = ""] = FONT.exec(font) ?? [];
  if (!family) return [];
  return [
    ["font-weight", weight],
    ["font-size", size],
    ["font-family", family],
  ];
}

const INNERMOST = /var\((--[\w-]+)(?:,\s*([^()]*(?:\([^()]*\)[^()]*)*))?\)/;

/** A value with all variables replaced; one that is set nowhere leaves its fallback. */
export function resolve(value: string, variables: Readonly<Record<string, string>>): string {
  let text = value;
  for (let found = INNERMOST.exec(text), steps = 0; found && steps < 50; found = INNERMOST.exec(text), steps++)
    text = text.replace(found[0], variables[found[1] as string] ?? found[2] ?? "");
  return text.trim();
}
