/** A small engine is no browser: what the page's modules expect around them when they are loaded. */

/** The counting of our three languages; whole numbers only, as a picture has no others. */
class PluralRules {
  constructor(private readonly language: string) {}
  select(count: number): string {
    const one = this.language.startsWith("fr") ? Math.abs(count) < 2 : count === 1;
    return one ? "one" : "other";
  }
}

class NumberFormat {
  format = (number: number): string => String(number);
}

const around: Record<string, unknown> = {
  location: { search: "" },
  document: { documentElement: { dataset: {} } },
  matchMedia: () => ({ matches: true }),
  URLSearchParams: class {
    has = () => false;
  },
  Intl: { PluralRules, NumberFormat },
};

for (const [name, value] of Object.entries(around))
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true });
