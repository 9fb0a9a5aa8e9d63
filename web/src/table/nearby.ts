/** A finger is wider than a site on a small map: a tap beside everything means the nearest thing that may be picked. */
import type { Attachment } from "svelte/attachments";

/** Half of what a finger needs, in pixels. */
const REACH = 22;

/** How far a point lies outside of a box. */
export function distance(x: number, y: number, box: Pick<DOMRect, "left" | "right" | "top" | "bottom">): number {
  const aside = Math.max(box.left - x, 0, x - box.right);
  const above = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(aside, above);
}

export const nearby: Attachment<Element> = (group) => {
  const tap = (event: Event) => {
    const { clientX, clientY, pointerType } = event as PointerEvent;
    if (pointerType !== "touch" || (event.target as Element).closest("[data-target], button")) return;
    const far = (one: Element) => distance(clientX, clientY, one.getBoundingClientRect());
    const [first] = [...group.querySelectorAll("[data-status='open']")].sort((a, b) => far(a) - far(b));
    if (!first || far(first) > REACH) return;
    first.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
    first.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
  group.addEventListener("click", tap);
  return () => group.removeEventListener("click", tap);
};
