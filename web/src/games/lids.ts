/** What is printed on the boxes: `Lid.svelte` in a game's folder, an `<svg>` that fills the lid. It comes after the lobby. */
import type { Component } from "svelte";

const found = import.meta.glob<Component>("./*/Lid.svelte", { import: "default" });

/** The lid of a game; a plain one for a game that brings none. */
export const lidOf = (game: string): Promise<Component> =>
  (found[`./${game}/Lid.svelte`] ?? (found["./plain/Lid.svelte"] as () => Promise<Component>))();
