/** How a seat is told apart besides its colour: the suits of a Bavarian deck of cards. */
export const SUIT: Readonly<Record<string, string>> = { red: "heart", blue: "acorn", yellow: "bell", green: "leaf" };

/** Breweries have emblems of their own; an inn's emblem is called like the inn. */
export const BREWERY_EMBLEM: Readonly<Record<string, string>> = {
  mayer: "hop",
  stein: "stone",
  kramer: "scales",
  schmid: "anvil",
};

export const emblemOf = (business: string) => BREWERY_EMBLEM[business] ?? business;
export const isBrewery = (business: string) => business in BREWERY_EMBLEM;
