/** What a player has in front of them: the numbers of a row, and which field of the view each one is. */
import type { Possession } from "./explanations";
import type { PlayerView } from "./types";

export const possessions = (
  player: PlayerView | undefined,
): { id: Possession; field: string; value: number | string }[] =>
  player
    ? [
        { id: "cash", field: "cash", value: player.cash ?? "?" },
        { id: "markers", field: "markers_left", value: player.markers_left },
        { id: "figures", field: "figures", value: player.figures },
        { id: "cards", field: "hand_size", value: player.hand_size },
      ]
    : [];
