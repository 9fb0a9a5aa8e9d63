/** What is printed on the boxes: `Lid.svelte` in a game's folder. They are small, so the lobby has them at once. */
import type { Component } from "svelte";

const found = import.meta.glob<Component>("./*/Lid.svelte", { eager: true, import: "default" });

export const lids = Object.fromEntries(Object.entries(found).map(([path, lid]) => [path.split("/")[1], lid]));
