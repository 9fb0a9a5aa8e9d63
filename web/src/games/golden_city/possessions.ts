/** What a player has in front of them: the numbers of a row, and which field of the view each one is. */
import type { Possession } from "./explanations";
import type { PlayerView } from "./types";

export interface Fact {
  id: Possession;
  field: string;
  value: number | string;
}

/** Keys and bonus cards are shown to those who have any. */
export function possessions(player: PlayerView | undefined): Fact[] {
  if (!player) return [];
  const all: Fact[] = [
    { id: "letter", field: "letters", value: player.letters ?? "?" },
    { id: "coin", field: "coins", value: player.coins },
    { id: "house", field: "businesses_left", value: player.businesses_left },
    { id: "card", field: "hand_size", value: player.hand_size },
    { id: "key", field: "keys", value: player.keys },
    { id: "bonus", field: "bonus_count", value: player.bonus_count },
  ];
  return all.filter(({ id, value }) => value !== 0 || (id !== "key" && id !== "bonus"));
}
