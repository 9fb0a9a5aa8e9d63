/** What a screen reader is told about the things on the board. */
import { ui, words } from "../../base/words.svelte";
import type { Site } from "./layout";
import type { OpenSite } from "./sites";

const list = (kind: string, names: readonly string[]) => names.map((name) => words.name(kind, name)).join(", ");

/** What a site gives to whoever builds there next. */
function gives({ reward, letters }: OpenSite): string[] {
  const next = letters[0];
  const rewards = reward ? [ui(`gc-reward-${reward}`)] : [];
  return next === undefined ? rewards : [ui("gc-letters", { count: next }), ...rewards];
}

export function labelSite(site: Site, open: OpenSite): string {
  const parts = [
    String(words.name("site", site.name)),
    String(words.name("landform", site.landform)),
    site.river ? String(words.name("area", `river-${site.river}`)) : "",
    open.key ? ui("gc-needs-key") : "",
    ...gives(open),
    open.builders.length ? ui("gc-built-by", { names: list("seat", open.builders) }) : "",
  ];
  return parts.filter(Boolean).join(", ");
}
