/** What the cards beside things say: names and facts of the view, in sentences of the server. */
import { ui, words } from "../../base/words.svelte";
import type { Setup } from "../../protocol";
import type { Explanation } from "../../table/explained.svelte";
import { isBrewery } from "./seats";
import type { View } from "./types";

const name = (word: string) => String(words.name("name", word));
const seat = (word: string) => String(words.name("seat", word));
const named = <T extends { name: string }>(all: readonly T[], wanted: string) => all.find((one) => one.name === wanted);

/** What is known of a business: who leads it and who has how many shares. */
function standing(view: View, wanted: string): string[] {
  const business = named(view.businesses, wanted);
  if (!business) return [];
  const held = Object.entries(business.markers).filter(([, count]) => count > 0);
  const boss = business.boss
    ? ui(business.fresh ? "gb-is-boss-today" : "gb-is-boss", { boss: seat(business.boss) })
    : ui("gb-is-vacant");
  const shares = held.map(([owner, count]) => `${seat(owner)} ${count}`);
  return [
    boss,
    shares.length ? ui("gb-has-shares", { shares: words.list(shares) }) : ui("gb-has-no-shares"),
    ui("gb-cards-shown", { count: business.opened }),
  ];
}

/** What a chip does where it stands; whose money it is, the table's rules say. */
const atChip = (setup: Setup | undefined, chip: string) =>
  ui(`gb-here-${chip}`, { chip_money: setup?.options.chip_money ?? null });

/** What a garden earns and where its beer comes from. */
function trade(view: View, wanted: string): string[] {
  const garden = named(view.gardens, wanted);
  if (!garden) return [];
  const chips = Object.entries(view.chips).filter(([, at]) => at === wanted);
  return [
    ui("gb-earns", { income: garden.income, spaces: garden.spaces.length }),
    garden.sign ? ui("gb-beer-of", { brewery: name(garden.sign) }) : ui("gb-no-beer"),
    ...chips.map(([chip]) => atChip(view.setup, chip)),
  ];
}

export function explainSpace(view: View, space: string, owner: string | undefined, double: boolean): Explanation {
  const boss = owner && named(view.businesses, owner)?.boss;
  return {
    title: ui("gb-space-title", { space }),
    lines: [
      owner ? ui("gb-space-of", { garden: name(owner) }) : ui("gb-space-free"),
      ui(double ? "gb-space-double" : "gb-space-plain"),
      ...(boss ? [ui("gb-is-boss", { boss: seat(boss) })] : []),
    ],
  };
}

export const explainInn = (view: View, inn: string): Explanation => ({
  title: name(inn),
  lines: [...trade(view, inn), ...standing(view, inn)],
});

export function explainBrewery(view: View, brewery: string): Explanation {
  const supplied = view.gardens.filter(({ sign }) => sign === brewery).map((garden) => name(garden.name));
  return {
    title: name(brewery),
    lines: [
      supplied.length ? ui("gb-supplies", { gardens: words.list(supplied) }) : ui("gb-supplies-nobody"),
      ui("gb-signs-left", { count: named(view.breweries, brewery)?.stock ?? 0 }),
      ...standing(view, brewery),
    ],
  };
}

// ---- what stands on a business

export const explainBoss = (business: string, boss: string, fresh: boolean): Explanation => ({
  title: ui("gb-boss-title", { boss: seat(boss), business: name(business) }),
  lines: [
    ui(isBrewery(business) ? "gb-boss-of-brewery" : "gb-boss-of-inn"),
    ui("gb-boss-rest"),
    ...(fresh ? [ui("gb-boss-fresh")] : []),
  ],
});

export const explainSign = (brewery: string, garden: string): Explanation => ({
  title: ui("gb-sign-title", { brewery: name(brewery) }),
  lines: [ui("gb-sign-at", { garden: name(garden), brewery: name(brewery) }), ui("gb-sign-change")],
});

export const explainStock = (brewery: string, count: number): Explanation => ({
  title: ui("gb-sign-title", { brewery: name(brewery) }),
  lines: [ui("gb-signs-left", { count }), ui("gb-sign-change")],
});

export const explainChip = (setup: Setup | undefined, chip: string, garden: string): Explanation => ({
  title: name(chip),
  lines: [ui("gb-chip-at", { garden: name(garden) }), atChip(setup, chip), ui("gb-chip-moves")],
});

export function explainMarkers(markers: Readonly<Record<string, number>>, business: string): Explanation {
  const held = Object.entries(markers).filter(([, count]) => count > 0);
  return {
    title: ui("gb-shares-title", { business: name(business) }),
    lines: [...held.map(([owner, count]) => `${seat(owner)}: ${count}`), ui("gb-shares-pay")],
  };
}

// ---- cards

/** A share, or a card that moves a chip; `where` says what its place means. */
export function explainCard(view: View, card: string, ...where: string[]): Explanation {
  const chip = view.chips[card];
  if (chip !== undefined)
    return { title: name(card), lines: [...where, ui("gb-card-chip"), ui("gb-chip-at", { garden: name(chip) })] };
  return {
    title: ui("gb-share-title", { business: name(card) }),
    lines: [...where, ...trade(view, card).slice(0, 1), ...standing(view, card)],
  };
}

export const explainHand = (view: View, card: string, count: number, fresh: boolean) =>
  explainCard(view, card, ui("gb-in-hand", { count }), ...(fresh ? [ui("gb-drawn-now")] : []));

export function explainSlot(view: View, card: string | null): Explanation {
  if (!card) return { title: ui("gb-empty"), lines: [ui("gb-empty-about")] };
  return explainCard(
    view,
    card,
    view.now.price ? ui("gb-price-today", { price: view.now.price }) : ui("gb-price-scale"),
  );
}

export const explainSupply = (view: View): Explanation => ({
  title: ui("gb-supply", { count: view.supply + view.under.length }),
  lines: [
    view.now.price ? ui("gb-price-today", { price: view.now.price }) : ui("gb-price-scale"),
    ui("gb-supply-secret"),
    ui("gb-supply-specials", { waitress: view.specials.waitress ?? 0, bum: view.specials.bum ?? 0 }),
    ...(view.under.length ? [ui("gb-supply-under", { cards: words.list(view.under.map(name)) })] : []),
  ],
});

export const explainPlan = (plan: string): Explanation => ({
  title: String(words.name("plan", plan)),
  lines: [ui(`gb-plan-${plan}`), ui(`gb-plan-${plan}-alone`)],
});

// ---- players and calendar

export type Possession = "cash" | "markers" | "figures" | "cards";

export function explainPossession(view: View, owner: string, what: Possession): Explanation {
  const player = view.players.find((p) => p.seat === owner);
  const known = player?.known ?? [];
  const count = {
    cash: player?.cash,
    markers: player?.markers_left,
    figures: player?.figures,
    cards: player?.hand_size,
  };
  const title = count[what] === null ? ui("gb-cash-hidden") : ui(`gb-${what}`, { count: count[what] ?? 0 });
  const more = what === "cards" && known.length ? [ui("gb-cards-known", { cards: words.list(known.map(name)) })] : [];
  return { title: `${seat(owner)}: ${title}`, lines: [ui(`gb-${what}-about`), ...more] };
}

export const explainStart = (owner: string): Explanation => ({
  title: ui("gb-start", { seat: seat(owner) }),
  lines: [ui("gb-start-about")],
});

export function explainClock(view: View, title: string, settingUp: boolean): Explanation {
  const { start, payday, days_to_payday } = view.now;
  if (settingUp) return { title, lines: [ui("gb-setup-about")] };
  return {
    title,
    lines: [
      ui("gb-days-to-payday", { count: days_to_payday }),
      ...(start ? [ui("gb-start", { seat: seat(start) })] : []),
      ...(payday ? [ui("gb-payday-figure", { seat: seat(payday) })] : []),
      ui("gb-calendar-about"),
    ],
  };
}
