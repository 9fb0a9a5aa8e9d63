/** The view of Goldbräu, made from the server's structs (protocol.ts), and its board file. */
export type {
  GoldbraeuBusinessView as BusinessView,
  GoldbraeuGardenView as GardenView,
  GoldbraeuView as View,
} from "../../protocol";

export type Place = [row: number, col: number];
export type Side = "N" | "E" | "S" | "W";
export type Corner = "NW" | "NE" | "SE" | "SW";

export interface BoardFile {
  grid: { rows: number; cols: number; void: Place[]; double: Place[] };
  inns_clockwise: { id: string; side: Side; start: Place }[];
  breweries_clockwise: { id: string; corner: Corner }[];
}
