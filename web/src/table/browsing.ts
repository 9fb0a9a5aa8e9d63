/** One stop for Tab among things that only explain themselves; arrows go to the nearest one in their direction. */
import type { Attachment } from "svelte/attachments";
import { type Direction, middle, nearest } from "./roving";

export const browsing: Attachment<Element> = (group) => {
  const things = () => [...group.querySelectorAll<HTMLElement>("[data-explained]")];
  const placeStop = (wanted?: HTMLElement) => {
    const all = things();
    const stop = wanted ?? all.find((thing) => thing.tabIndex === 0) ?? all[0];
    for (const thing of all) thing.tabIndex = thing === stop ? 0 : -1;
  };
  const key = (event: Event) => {
    const pressed = (event as KeyboardEvent).key;
    const here = event.target as HTMLElement;
    if (!pressed.startsWith("Arrow") || !here.matches("[data-explained]")) return;
    event.preventDefault();
    const others = things().filter((thing) => thing !== here);
    const found = others[nearest(middle(here), others.map(middle), pressed as Direction)];
    if (!found) return;
    placeStop(found);
    found.focus();
  };
  const watcher = new MutationObserver(() => placeStop());
  watcher.observe(group, { childList: true, subtree: true });
  placeStop();
  group.addEventListener("keydown", key);
  return () => {
    watcher.disconnect();
    group.removeEventListener("keydown", key);
  };
};
