/** The board's data: the standard one is the engine's own file, any other comes with the table. */
import standard from "../../../../src/stammtisch/games/goldbraeu/standard.json";
import type { BoardFile } from "./types";

export function boardOf(text: string): BoardFile {
  return text === "standard" ? (standard as unknown as BoardFile) : (JSON.parse(text) as BoardFile);
}
