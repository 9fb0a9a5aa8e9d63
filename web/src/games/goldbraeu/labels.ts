/** What a screen reader is told about the things on the board. */
import { ui, words } from "../../base/words.svelte";
import type { BusinessView, GardenView } from "./types";

const name = (word: string) => String(words.name("name", word));

function shares(business: BusinessView): string {
  const held = Object.entries(business.markers).filter(([, count]) => count > 0);
  return held.map(([seat, count]) => `${words.name("seat", seat)} ${count}`).join(", ") || ui("gb-no-shares");
}

const boss = (business: BusinessView) => (business.boss ? String(words.name("seat", business.boss)) : ui("gb-no-boss"));

export function labelSpace(space: string, owner: string | undefined, double: boolean): string {
  return ui("gb-space", { space, owner: owner ? name(owner) : ui("gb-nobody"), double: double ? 1 : 0 });
}

export function labelInn(garden: GardenView, business: BusinessView): string {
  return ui("gb-inn", {
    name: name(garden.name),
    income: garden.income,
    brewery: garden.sign ? name(garden.sign) : "–",
    boss: boss(business),
    shares: shares(business),
  });
}

export function labelBrewery(business: BusinessView, stock: number): string {
  return ui("gb-brewery", { name: name(business.name), stock, boss: boss(business), shares: shares(business) });
}
