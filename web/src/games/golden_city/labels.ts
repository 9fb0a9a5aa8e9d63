/** What a screen reader is told about the things on the board. */
import { ui, words } from "../../base/words.svelte";
import type { Site } from "./layout";

const list = (kind: string, names: readonly string[]) => names.map((name) => words.name(kind, name)).join(", ");

/** What a site gives to whoever builds there next, as far as the board says so. */
function gives(site: Site, built: number): string {
  if (site.reward) return built ? "" : ui(`gc-reward-${site.reward}`);
  const letters = site.letters[built];
  return letters === undefined ? "" : ui("gc-letters", { count: letters });
}

export function labelSite(site: Site, houses: readonly string[]): string {
  const parts = [
    String(words.name("site", site.name)),
    String(words.name("landform", site.landform)),
    site.river ? String(words.name("area", `river-${site.river}`)) : "",
    site.needsKey ? ui("gc-needs-key") : "",
    gives(site, houses.length),
    houses.length ? ui("gc-built-by", { names: list("seat", houses) }) : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** The cards of a payment: those that are what they are, and pairs that stand for one. */
export function readPayment(payment: string, landform: string): { real: string[]; jokers: string[] } {
  const cards = payment.split("-");
  const real = cards.filter((card) => card === landform);
  const others = cards.filter((card) => card !== landform);
  return { real, jokers: others.filter((_, i) => i % 2 === 0) };
}
