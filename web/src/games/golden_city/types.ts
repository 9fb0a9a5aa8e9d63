/** The view of The Golden City as the server sends it (src/stammtisch/games/golden_city/view.py), and its board file. */
export type Landform = "coast" | "mountains" | "meadows" | "woodland" | "desert";
export type Kind = "coast" | "rural" | "outer" | "inner";

export interface PlayerView {
  seat: string;
  coins: number;
  letters: number | null;
  keys: number;
  businesses_left: number;
  sites: readonly string[];
  goods: readonly string[];
  hand_size: number;
  known: readonly string[];
  hand: readonly string[] | null;
  bonus_count: number;
  bonus: readonly string[] | null;
  stuck: boolean;
}

export interface PairView {
  first: string | null;
  second: string | null;
  owner: string | null;
}

export interface FaceView {
  good: string;
  area: string;
}

export interface NowView {
  step: string;
  round: number;
  start: string | null;
  actor: string | null;
  turn: number;
  built: number;
  site: string | null;
  price: number;
  score: FaceView | null;
  last: readonly string[];
}

export interface View {
  setup: { game: string; edition: string; options: Readonly<Record<string, string>>; board: string; seats: number };
  viewer: string | null;
  to_act: readonly string[];
  dealing: boolean;
  now: NowView;
  players: readonly PlayerView[];
  pairs: readonly PairView[];
  pile: number;
  discard: Readonly<Record<string, number>>;
  display: readonly (string | null)[];
  deck: Readonly<Record<string, number>>;
  score_deck: readonly FaceView[];
  score_backs: readonly number[];
  keys: number;
  coins: number;
  bonus_left: number;
  picks: readonly { seat: string; card: string | null }[];
  looks: readonly (readonly string[])[];
}

export interface BoardNode {
  id: string;
  kind: Kind;
  landform: Landform;
  river?: string | null;
  reward?: string | null;
  letters?: readonly number[] | null;
  first_extra?: string | null;
  x: number;
  y: number;
}

export interface BoardFile {
  rivers: readonly { id: string; between: readonly Landform[]; locations: readonly string[] }[];
  nodes: readonly BoardNode[];
  edges: readonly (readonly [string, string])[];
  score_cards: readonly { back: number; good: string; area: { river?: string | null; quarter?: string | null } }[];
}
