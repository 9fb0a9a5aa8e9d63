/** The board's data: the standard one is the engine's own file, any other comes with the table. Laid out once. */
import standard from "../../../../src/stammtisch/games/golden_city/board/standard.json";
import { type Layout, layOut } from "./layout";
import type { BoardFile } from "./types";

export function boardOf(text: string): BoardFile {
  return text === "standard" ? (standard as unknown as BoardFile) : (JSON.parse(text) as BoardFile);
}

const laid = new Map<string, Layout>();

export function layoutOf(text: string): Layout {
  const layout = laid.get(text) ?? layOut(boardOf(text));
  laid.set(text, layout);
  return layout;
}
