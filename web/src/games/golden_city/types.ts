/** The structs of The Golden City, written from the server's (protocol.ts). */
export type {
  GoldenCityBoardFile as BoardFile,
  GoldenCityFaceView as FaceView,
  GoldenCityLedger as Ledger,
  GoldenCityLedgerRow as LedgerRow,
  GoldenCityNode as BoardNode,
  GoldenCityPairView as PairView,
  GoldenCityPlayerView as PlayerView,
  GoldenCityView as View,
} from "../../protocol";

/** Words of the board file. */
export type Landform = "coast" | "mountains" | "meadows" | "woodland" | "desert";
export type Kind = "coast" | "rural" | "outer" | "inner";
