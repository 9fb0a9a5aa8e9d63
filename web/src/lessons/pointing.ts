/** Finding what a lesson points at: by the same names as choices and flights. */
const visible = (element: Element) => element.getBoundingClientRect().width > 0;

/** The tab behind which something lies on a small screen. */
function tabOf(hidden: Element | undefined, root: ParentNode): Element | null {
  if (!hidden) return null;
  return root.querySelector(`[data-tab-choice="${hidden.closest(".left") ? "table" : "play"}"]`);
}

/** What can be clicked is meant first, then what is drawn on the board, then whatever has the name. */
export function pointedAt(name: string, root: ParentNode = document): Element | null {
  const all = [...root.querySelectorAll(`[data-target~="${name}"], [data-anchor~="${name}"]`)];
  const named = all.filter(visible);
  const open = named.find((element) => element.getAttribute("data-status") === "open");
  return open ?? named.find((element) => element.closest(".board")) ?? named[0] ?? tabOf(all[0], root);
}

/** Whether all of a thing can be seen, with some room around it. */
export function inSight({ top, bottom, left, right }: DOMRect, room = 8): boolean {
  return top >= room && left >= room && bottom <= innerHeight - room && right <= innerWidth - room;
}
