/** Where the parts of a picture lie: all from the board and the number of players, so that a game's pictures are of one size. */
export const HEIGHT = 900;
export const EDGE = 16;
export const SIDE = 400; // units of the column beside the board
export const HEADER = 76;
export const PLAYER = 126;
export const ROOM = SIDE - 28; // for the cards of a player
export const CARD = { width: 38, height: 52 };

export interface Places {
  width: number;
  board: { width: number; height: number };
  side: number;
  middle: number;
}

export function placed(board: { width: number; height: number }, players: number): Places {
  const height = HEIGHT - 2 * EDGE;
  const width = Math.round((board.width * height) / board.height);
  const side = EDGE + width + EDGE;
  return { width: side + SIDE + EDGE, board: { width, height }, side, middle: HEADER + players * (PLAYER + 8) + 12 };
}

/** How far apart cards lie that must all fit. */
export const pitch = (cards: number, width = CARD.width, room = ROOM) =>
  Math.min(width + 4, cards > 1 ? (room - width) / (cards - 1) : 0);

/** Equal cards lie on each other. */
export function stacks(cards: readonly string[]): { card: string; count: number }[] {
  const count = new Map<string, number>();
  for (const card of cards) count.set(card, (count.get(card) ?? 0) + 1);
  return [...count].map(([card, n]) => ({ card, count: n }));
}

/** A text in lines of so many letters, broken between words; a longer word has a line of its own. */
export function folded(text: string, letters: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = lines.at(-1) ? `${lines.at(-1)} ${word}` : word;
    if (longer.length <= letters || !lines.at(-1)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
