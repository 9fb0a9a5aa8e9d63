/** The structs of Goldbräu, written from the server's (protocol.ts). */
export type {
  GoldbraeuBoardFile as BoardFile,
  GoldbraeuBusinessView as BusinessView,
  GoldbraeuGardenView as GardenView,
  GoldbraeuLedger as Ledger,
  GoldbraeuLedgerRow as LedgerRow,
  GoldbraeuPlayerView as PlayerView,
  GoldbraeuView as View,
} from "../../protocol";

/** Words of the board file. */
export type Place = readonly [row: number, col: number];
export type Side = "N" | "E" | "S" | "W";
export type Corner = "NW" | "NE" | "SE" | "SW";
