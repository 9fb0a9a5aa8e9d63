/** The view of Goldbräu as the server sends it (src/stammtisch/games/goldbraeu/view.py), and its board file. */
export interface PlayerView {
  seat: string;
  cash: number | null;
  markers_left: number;
  figures: number;
  hand_size: number;
  hand: string[] | null;
  kept: string[] | null;
  choice: string | null;
}

export interface BusinessView {
  name: string;
  boss: string | null;
  fresh: boolean;
  markers: Record<string, number>;
  opened: number;
}

export interface GardenView {
  name: string;
  spaces: string[];
  sign: string | null;
  income: number;
}

export interface NowView {
  step: string;
  week: number;
  weekday: number;
  start: string | null;
  payday?: string | null;
  actor: string | null;
  turn: number;
  order: string[];
  actions_left: number;
  price: number;
  target: string | null;
  blocked: string[];
  drawn: string | null;
}

export interface View {
  setup: { game: string; edition: string; options: Record<string, string>; board: string; seats: number };
  viewer: string | null;
  to_act: string[];
  dealing: boolean;
  now: NowView;
  players: PlayerView[];
  businesses: BusinessView[];
  gardens: GardenView[];
  breweries: { name: string; stock: number }[];
  display: (string | null)[];
  supply: number;
  specials: Record<string, number>;
  under: string[];
  chips: Record<string, string>;
  free_spaces: string[];
}

export type Place = [row: number, col: number];
export type Side = "N" | "E" | "S" | "W";
export type Corner = "NW" | "NE" | "SE" | "SW";

export interface BoardFile {
  grid: { rows: number; cols: number; void: Place[]; double: Place[] };
  inns_clockwise: { id: string; side: Side; start: Place }[];
  breweries_clockwise: { id: string; corner: Corner }[];
}
