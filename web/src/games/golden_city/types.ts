/** The view of The Golden City, made from the server's structs (protocol.ts), and its board file. */
export type {
  GoldenCityFaceView as FaceView,
  GoldenCityPairView as PairView,
  GoldenCityPlayerView as PlayerView,
  GoldenCityView as View,
} from "../../protocol";

export type Landform = "coast" | "mountains" | "meadows" | "woodland" | "desert";
export type Kind = "coast" | "rural" | "outer" | "inner";

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
