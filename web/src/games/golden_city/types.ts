/** The board file of The Golden City (src/stammtisch/games/golden_city/standard.json) as the page reads it. */
export type Landform = "coast" | "mountains" | "meadows" | "woodland" | "desert";
export type Kind = "coast" | "rural" | "outer" | "inner";

export interface BoardNode {
  id: string;
  kind: Kind;
  landform: Landform;
  faces?: Landform;
  river?: string | null;
  reward?: string | null;
  letters?: number[] | null;
  first_extra?: string | null;
  needs_key?: boolean;
  x: number;
  y: number;
}

export interface BoardFile {
  rivers: { id: string; between: Landform[]; locations: string[] }[];
  nodes: BoardNode[];
  edges: [string, string][];
  score_cards: { back: number; good: string; area: { river?: string; quarter?: string } }[];
}
