/** Searching while one types: capitals and accents do not matter, every word must be there. */
const SPECIAL: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", "’": "'" };

/** A text as it is compared: `Bräu`, `BRAU` and `brau` are the same. */
export function fold(text: string): string {
  const plain = text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();
  return plain.replaceAll(/[ßæœ’]/g, (letter) => SPECIAL[letter] ?? letter);
}

/** Whether all words of the query are in the text. */
export function matches(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

export interface Piece {
  text: string;
  rule?: string;
}

const ID = /\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-?\d+\b/g;

/** A sentence cut at the ids in it that are known. */
export function pieces(text: string, knows: (id: string) => boolean): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const { 0: id, index } of text.matchAll(ID)) {
    if (!knows(id)) continue;
    found.push({ text: text.slice(from, index) }, { text: id, rule: id });
    from = index + id.length;
  }
  return [...found, { text: text.slice(from) }].filter((piece) => piece.text);
}
