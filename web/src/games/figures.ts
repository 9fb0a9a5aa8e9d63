/** The drawings in the page on how to play: `Figure.svelte` in a game's folder, one drawing for each passage. */
import type { Component } from "svelte";

type Figure = Component<{ passage: string }>;
const found = import.meta.glob<Figure>("./*/Figure.svelte", { import: "default" });

export const figuresOf = async (game: string): Promise<Figure | null> =>
  (await found[`./${game}/Figure.svelte`]?.()) ?? null;
