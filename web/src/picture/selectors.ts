/** Which elements a rule of a style sheet is about. A picture stands still: nothing is hovered over or focused. */
import { parse, type Selector } from "css-what";

/** An element with those around it: all that our selectors look at. */
export interface Place {
  tag: string;
  classes: ReadonlySet<string>;
  attributes: ReadonlyMap<string, string>;
  around: Place | null;
}

export type Path = readonly Selector[];
export const pathsOf = (text: string): Path[] => parse(text);

/** How much a selector outweighs another. */
export function weight(path: Path): number {
  return path.reduce((sum, part) => sum + weightOf(part), 0);
}

function weightOf(part: Selector): number {
  if (part.type === "tag") return 1;
  if (part.type === "attribute") return 1000;
  if (part.type !== "pseudo" || part.name === "where") return 0;
  return Array.isArray(part.data) ? Math.max(...part.data.map(weight)) : 1000;
}

/** The class that an element must have to be meant; "" if there is none. */
export function keyOf(path: Path): string {
  for (const part of [...path].reverse()) {
    if (part.type === "descendant" || part.type === "child") break;
    if (part.type === "attribute" && part.name === "class" && part.action === "element") return part.value;
  }
  return "";
}

export function isMeant(place: Place, path: Path, last = path.length - 1): boolean {
  for (let i = last; i >= 0; i--) {
    const part = path[i] as Selector;
    if (part.type === "child") return place.around !== null && isMeant(place.around, path, i - 1);
    if (part.type === "descendant") return isInside(place, path, i - 1);
    if (!fits(place, part)) return false;
  }
  return true;
}

function isInside(place: Place, path: Path, last: number): boolean {
  for (let around = place.around; around; around = around.around) if (isMeant(around, path, last)) return true;
  return false;
}

function fits(place: Place, part: Selector): boolean {
  if (part.type === "universal") return true;
  if (part.type === "tag") return part.name === place.tag;
  if (part.type === "attribute") return hasAttribute(place, part.name, part.action, part.value);
  if (part.type !== "pseudo") return false;
  if (part.name === "root") return place.around === null;
  if (!Array.isArray(part.data)) return false;
  const any = part.data.some((path) => isMeant(place, path));
  return part.name === "not" ? !any : (part.name === "where" || part.name === "is") && any;
}

function hasAttribute(place: Place, name: string, action: string, value: string): boolean {
  if (name === "class" && action === "element") return place.classes.has(value);
  const own = place.attributes.get(name);
  if (own === undefined) return false;
  return action === "exists" || (action === "any" ? own.includes(value) : action === "equals" && own === value);
}
