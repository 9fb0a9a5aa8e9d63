/** Markup as Svelte writes it on a server, as a tree: every attribute quoted, every element closed. */

export interface Element {
  tag: string;
  attributes: Map<string, string>;
  children: (Element | string)[];
}

const TOKEN = /<!--[\s\S]*?-->|<\/[^>]*>|<([\w:-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;

export function parse(markup: string): Element {
  const root: Element = { tag: "", attributes: new Map(), children: [] };
  const open = [root];
  for (const [token, tag, attributes = "", closed] of markup.matchAll(TOKEN)) {
    const around = open.at(-1) as Element;
    if (token.startsWith("<!")) continue;
    if (token.startsWith("</")) open.pop();
    else if (!tag) around.children.push(token);
    else {
      const element: Element = { tag, attributes: new Map(), children: [] };
      for (const [, name = "", value = ""] of attributes.matchAll(ATTRIBUTE)) element.attributes.set(name, value);
      around.children.push(element);
      if (!closed) open.push(element);
    }
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.tag}> is not closed`);
  return root;
}
