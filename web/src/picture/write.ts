/** A drawing of the page as one SVG that needs nothing else: no class, no style sheet, no variable, no script. */
import { paintOf } from "./colours";
import { resolve, type Styled, type Styles } from "./styles";
import type { Element } from "./tree";

/** What SVG itself knows: as attributes they are read by every program, and leak into no page that shows the picture. */
const PRESENTED = new Set(
  `clip-path clip-rule fill fill-opacity fill-rule filter font-family font-size font-style font-weight
  letter-spacing mask opacity paint-order stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor visibility`.split(/\s+/),
);
const PAINTS: Readonly<Record<string, string>> = {
  fill: "fill-opacity",
  stroke: "stroke-opacity",
  "stop-color": "stop-opacity",
};
const FOR_READERS = /^(class|style|role|tabindex|focusable|aria-.*|data-.*)$/;
const AT_HAND = /"[^"]* at Hand",\s*/g;

/** Stands before every id until the drawing is known. */
const MARK = "\u0001";
const dropped = new Map<string, boolean>();
const paints = new Map<string, ReturnType<typeof paintOf>>();
const presented = new WeakMap<Styled, ReadonlyMap<string, string>>();

/** `mark` stands before every id: two pictures may lie in one page. */
export function write(element: Element, styles: Styles, mark: string): string {
  const parts: string[] = [];
  writeElement(element, null, styles, parts);
  return parts.join("").replaceAll(MARK, mark);
}

function writeElement({ tag, attributes, children }: Element, around: Styled | null, styles: Styles, parts: string[]) {
  const styled = styles.of(tag, attributes, around);
  if (styled.declared.get("display") === "none") return;
  parts.push("<", tag);
  const declared = declaredOf(styled);
  for (const [name, value] of declared) parts.push(" ", name, '="', value, '"');
  for (const [name, value] of ownAttributes(attributes, styled))
    if (!declared.has(name)) parts.push(" ", name, '="', value, '"');
  if (!children.length) {
    parts.push("/>");
    return;
  }
  parts.push(">");
  for (const child of children) {
    if (typeof child !== "string") writeElement(child, styled, styles, parts);
    else if (child.trim()) parts.push(child);
  }
  parts.push("</", tag, ">");
}

/** What the style sheets say of an element, as attributes. */
function declaredOf(styled: Styled): ReadonlyMap<string, string> {
  const known = presented.get(styled);
  if (known) return known;
  const all = new Map<string, string>();
  for (const [name, value] of styled.declared) {
    if (name === "mix-blend-mode") all.set("style", `${name}:${value}`);
    else if (PRESENTED.has(name) && !value.startsWith("inset("))
      put(all, name, value.replaceAll(AT_HAND, "").replaceAll('"', "'"), styled);
  }
  presented.set(styled, all);
  return all;
}

/** What is left of an element's own attributes. */
function ownAttributes(attributes: ReadonlyMap<string, string>, styled: Styled): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  for (const [name, value] of attributes) {
    const drop = dropped.get(name) ?? FOR_READERS.test(name);
    dropped.set(name, drop);
    if (!drop) put(all, name, value.includes("var(") ? resolve(value, styled.variables) : value, styled);
  }
  return all;
}

function put(all: Map<string, string>, name: string, value: string, styled: Styled) {
  const opacity = PAINTS[name];
  if (opacity) paint(all, name, opacity, value.toLowerCase() === "currentcolor" ? styled.colour : value);
  else if (name === "id") all.set(name, MARK + value);
  else if (name === "href") all.set(name, value.replace("#", `#${MARK}`));
  else all.set(name, marked(value));
}

const marked = (value: string) =>
  value.includes("url(") ? value.replaceAll(/url\(["']?#([^"')]*)["']?\)/g, `url(#${MARK}$1)`) : value;

/** Not every program knows colours that one can see through. */
function paint(all: Map<string, string>, name: string, opacity: string, value: string) {
  const found = paints.has(value) ? paints.get(value) : paintOf(value);
  paints.set(value, found ?? null);
  all.set(name, found ? found.colour : marked(value));
  if (found && found.opacity < 1) all.set(opacity, String(+found.opacity.toFixed(3)));
}
