/** The keys that work where we are: a table's, unless a page brings a list of its own. */

export interface KeyLine {
  caps: readonly string[]; // what is printed on them; `key-…` is a name in the reader's language
  about: string;
}

const GENERAL: readonly KeyLine[] = [
  { caps: ["↑", "↓"], about: "keys-log" },
  { caps: ["H"], about: "keys-rules" },
  { caps: ["?"], about: "keys-help" },
];
const TABLE: readonly KeyLine[] = [
  { caps: ["Tab", "⇧ Tab"], about: "keys-tab" },
  { caps: ["←", "↑", "→", "↓"], about: "keys-arrows" },
  { caps: ["Enter", "␣"], about: "keys-enter" },
  { caps: ["Esc"], about: "keys-escape" },
  ...GENERAL,
];

class KeysHere {
  own = $state.raw<readonly KeyLine[] | null>(null);
  lines = $derived(this.own ? [...this.own, ...GENERAL] : TABLE);

  /** These work while a page is shown; the answer takes them away. */
  bring(own: readonly KeyLine[]): () => void {
    this.own = own;
    return () => {
      this.own = null;
    };
  }
}
export const keysHere = new KeysHere();
