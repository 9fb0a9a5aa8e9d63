/** Style sheets of the page, read once: rules in their order, found by a class that an element must have. */
import { compile } from "stylis";
import { keyOf, type Path, pathsOf, weight } from "./selectors";

export type Declaration = readonly [property: string, value: string];

export interface Rule {
  path: Path;
  weight: number;
  order: number;
  declarations: readonly Declaration[];
}

export class Sheets {
  private readonly read = new Set<string>();
  private readonly rules = new Map<string, Rule[]>();
  private count = 0;

  /** Add a sheet; one that was read before is known. What depends on the size of a window is left out. */
  add(text: string): boolean {
    if (this.read.has(text)) return false;
    this.read.add(text);
    for (const rule of compile(text)) {
      if (rule.type !== "rule" || !Array.isArray(rule.children)) continue;
      const declarations = rule.children.map(({ props, children }) => [String(props), String(children)] as const);
      for (const selector of rule.props as string[]) this.keep(selector, declarations);
    }
    return true;
  }

  private keep(selector: string, declarations: readonly Declaration[]) {
    for (const path of pathsOf(selector)) {
      const key = keyOf(path);
      const rule = { path, weight: weight(path), order: this.count++, declarations };
      this.rules.set(key, [...(this.rules.get(key) ?? []), rule]);
    }
  }

  /** The rules that may be about an element with these classes. */
  about(classes: ReadonlySet<string>): Rule[] {
    return ["", ...classes].flatMap((key) => this.rules.get(key) ?? []);
  }
}
