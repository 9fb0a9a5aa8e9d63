/** What the view says of each site, gathered for drawing. */
import type { View } from "./types";

/** The number in a site's name; the map itself shows its landform and whether it lies at the coast or in the city. */
export const numberOf = (site: string) => site.match(/\d+$/)?.[0] ?? "";

export interface OpenSite {
  builders: readonly string[];
  reward: string | null; // for the next builder
  letters: readonly number[]; // for the next builders
  key: boolean; // building here takes one
  scored: boolean; // by the open score card
}

export function openSite(view: View, name: string): OpenSite {
  return {
    builders: view.players.filter(({ sites }) => sites.includes(name)).map(({ seat }) => seat),
    reward: view.rewards[name] ?? null,
    letters: view.letters[name] ?? [],
    key: view.key_sites.includes(name),
    scored: view.now.scored.includes(name),
  };
}
