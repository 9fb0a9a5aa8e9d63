/** What the cards beside things say: names and facts of the view, in sentences of the server. */
import { ui, words } from "../../base/words.svelte";
import type { Explanation } from "../../table/explained.svelte";
import type { Site } from "./layout";
import type { OpenSite } from "./sites";
import type { FaceView, PairView, PlayerView, View } from "./types";

const seat = (name: string) => String(words.name("seat", name));
const landform = (name: string) => ui(`gc-landform-${name}`);
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const name = (kind: string, word: string) => capital(String(words.name(kind, word)));

/** What a site gives to whoever builds there next. */
function gives({ reward, letters }: OpenSite): string[] {
  const [next, ...later] = letters;
  const rewards = reward ? [ui("gc-site-gives", { reward: String(words.name("rewards", reward)) })] : [];
  if (next === undefined) return rewards;
  return [
    later.length ? ui("gc-site-letters-later", { next, later: later.join(", ") }) : ui("gc-site-letters", { next }),
    ...rewards,
  ];
}

export function explainSite(site: Site, open: OpenSite): Explanation {
  const cost = site.landform === "coast" ? "coast" : open.key ? "key" : "land";
  const river = site.river ? [ui("gc-site-river", { river: String(words.name("area", `river-${site.river}`)) })] : [];
  return {
    title: String(words.name("site", site.name)),
    lines: [
      ui(`gc-site-kind-${site.kind}`),
      ui(`gc-site-cost-${cost}`, { landform: String(words.name("landform", site.landform)) }),
      ...gives(open),
      ...river,
      ...(open.scored ? [ui("gc-site-scored")] : []),
      open.builders.length
        ? ui("gc-site-built-by", { names: words.list(open.builders.map(seat)) })
        : ui("gc-site-vacant"),
    ],
  };
}

// ---- cards

export const explainLandform = (card: string, ...more: string[]): Explanation => ({
  title: landform(card),
  lines: [...more, ui(card === "coast" ? "gc-card-coast" : "gc-card-land"), ui("gc-card-joker")],
});

export const explainHand = (card: string, count: number) => explainLandform(card, ui("gc-in-hand", { count }));

/** A goods card: its goods, and whether the open score card pays for one of them. */
export function explainGoods(view: View, goods: string, ...more: string[]): Explanation {
  const scored = view.now.score?.good;
  const pays = scored && goods.split("-").includes(scored) ? [ui("gc-goods-scored")] : [];
  return { title: name("goods", goods), lines: [...more, ui("gc-goods-about"), ...pays] };
}

export const explainSlot = (view: View, goods: string | null): Explanation =>
  goods ? explainGoods(view, goods, ui("gc-goods-open")) : { title: ui("gc-empty"), lines: [ui("gc-empty-about")] };

export const explainDeck = (count: number): Explanation => ({
  title: ui("gc-deck", { count }),
  lines: [ui("gc-deck-about")],
});

export const explainBonus = (bonus: string): Explanation => ({
  title: name("bonus", bonus),
  lines: [ui(`gc-bonus-${bonus}`), ui("gc-bonus-about")],
});

export const explainPile = (pile: number, discard: number): Explanation => ({
  title: ui("gc-pile"),
  lines: [ui("gc-pile-about", { pile, discard }), ui("gc-pile-renewed")],
});

export const explainFace = ({ good, area }: FaceView, ...more: string[]): Explanation => ({
  title: `${name("good", good)}, ${words.name("area", area)}`,
  lines: [ui("gc-score-goods-about"), ui("gc-score-area-about"), ...more],
});

export const explainBack = (left: number): Explanation => ({
  title: ui("gc-score-card"),
  lines: [ui("gc-score-left", { count: left })],
});

export function explainPair(view: View, pair: PairView, number: number): Explanation {
  const cards = [pair.first, pair.second].map((card) => (card ? landform(card) : "–"));
  const owner = pair.owner
    ? [ui("gc-pair-taken", { owner: seat(pair.owner) }), ui("gc-price", { price: view.now.price })]
    : [ui("gc-pair-free")];
  return { title: ui("gc-pair-title", { pair: number }), lines: [cards.join(", "), ...owner] };
}

export const explainPayment = (payment: string, jokers: readonly string[]): Explanation => ({
  title: String(words.name("payment", payment)),
  lines: [ui(jokers.length ? "gc-pay-jokers" : "gc-pay-real")],
});

export const explainPrice = (price: number): Explanation => ({
  title: capital(ui("gc-price", { price })),
  lines: [ui("gc-price-about")],
});

// ---- players and rounds

/** How many cards, and those among them that everybody has seen. */
const known = ({ known: cards }: PlayerView) =>
  cards.length ? [ui("gc-known", { names: words.list(cards.map(landform)) })] : [];

export type Possession = "letter" | "coin" | "house" | "card" | "key" | "bonus";

export function explainPossession(player: PlayerView, what: Possession): Explanation {
  const { letters, coins, businesses_left, hand_size, keys, bonus_count } = player;
  const title = {
    letter: letters === null ? ui("gc-letters-hidden") : ui("gc-letters", { count: letters }),
    coin: ui("gc-coins", { count: coins }),
    house: ui("gc-businesses", { count: businesses_left }),
    card: ui("gc-cards", { count: hand_size }),
    key: ui("gc-keys", { count: keys }),
    bonus: ui("gc-bonus-cards", { count: bonus_count }),
  }[what];
  return {
    title: `${seat(player.seat)}: ${title}`,
    lines: [ui(`gc-${what}-about`), ...(what === "card" ? known(player) : [])],
  };
}

export const explainStart = (owner: string): Explanation => ({
  title: ui("gc-start-title", { seat: seat(owner) }),
  lines: [ui("gc-start-about")],
});

export const explainStuck = (owner: string): Explanation => ({ title: seat(owner), lines: [ui("gc-stuck")] });

export const explainRound = (view: View, title: string, left: number): Explanation => ({
  title,
  lines: [
    ui("gc-score-left", { count: left }),
    ...(view.now.start ? [ui("gc-start-title", { seat: seat(view.now.start) })] : []),
    ui("gc-round-about"),
  ],
});
