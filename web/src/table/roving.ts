/** One stop for Tab in a group of targets; arrows go to the nearest one in their direction. */
import type { Attachment } from "svelte/attachments";
import type { Picker } from "./picker.svelte";

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
interface Point {
  x: number;
  y: number;
}

/** The nearest point in a direction: how far along, and twice how far aside; first of all what lies well ahead. */
export function nearest(from: Point, points: readonly Point[], key: Direction): number {
  const found = search(from, points, key, 1.5);
  return found < 0 ? search(from, points, key, Number.POSITIVE_INFINITY) : found;
}

function search(from: Point, points: readonly Point[], key: Direction, widest: number): number {
  const along = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key] as [
    number,
    number,
  ];
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  points.forEach((point, i) => {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const ahead = dx * along[0] + dy * along[1];
    const aside = Math.abs(dx * along[1]) + Math.abs(dy * along[0]);
    if (ahead <= 1 || aside > ahead * widest) return;
    const far = ahead + 2 * aside;
    if (far < least) [least, best] = [far, i];
  });
  return best;
}

export const middle = (element: Element): Point => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

export function roving(picker: Picker): Attachment<Element> {
  return (group) => {
    void picker.left; // again whenever the choices change
    const live = () => [...group.querySelectorAll("[data-target]")];
    const active = () => live().filter((element) => element.getAttribute("data-status") !== "idle");
    /** Let Tab stop at one target: the focused one if it may be picked, else the first that may. */
    const placeStop = (wanted = (element: Element) => element.getAttribute("data-status") === "open") => {
      const all = active();
      const focused = all.find((element) => element === document.activeElement && wanted(element));
      const entry = focused ?? all.find((element) => element.getAttribute("data-status") === "open") ?? all[0];
      for (const element of live()) {
        element.setAttribute("tabindex", element === entry ? "0" : "-1"); // a drawing that listens is a stop otherwise
      }
    };
    const timer = setTimeout(() => placeStop());
    const key = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key === "Escape" && picker.picked.length + (picker.armed ? 1 : 0) > 0) {
        picker.back();
        event.preventDefault();
        return;
      }
      if (!key.startsWith("Arrow") || !document.activeElement?.closest("[data-target]")) return;
      const here = document.activeElement as Element;
      const others = active().filter((element) => element !== here);
      const found = others[nearest(middle(here), others.map(middle), key as Direction)];
      event.preventDefault();
      if (found) {
        (found as HTMLElement).focus();
        placeStop(() => true);
      }
    };
    /** Whoever leaves comes back to something that may be done, not to what was only explained. */
    const leave = (event: Event) => {
      const next = (event as FocusEvent).relatedTarget as Element | null;
      if ((event.target as Element).matches("[data-target]") && !next?.matches("[data-target]")) placeStop();
    };
    group.addEventListener("keydown", key);
    group.addEventListener("focusout", leave);
    return () => {
      clearTimeout(timer);
      group.removeEventListener("keydown", key);
      group.removeEventListener("focusout", leave);
    };
  };
}
