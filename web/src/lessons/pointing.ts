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

/** Everything that is pointed at; where something of it can be clicked, only that. */
export function allPointedAt(names: readonly string[], root: ParentNode = document) {
  const found = names.flatMap((name) => {
    const element = pointedAt(name, root);
    return element ? [{ name, element }] : [];
  });
  const open = found.filter(({ element }) => element.getAttribute("data-status") === "open");
  return open.length ? open : found;
}

/** Where a thing can be seen: the window or, for what lies in a pane, the pane below what the host says. */
function roomFor(element: Element): { pane: Element | null; top: number; bottom: number } {
  const pane = element.closest(".left, .right");
  const speech = pane?.querySelector(".lesson");
  if (!pane || speech?.contains(element)) return { pane: null, top: 0, bottom: innerHeight };
  const { top, bottom } = pane.getBoundingClientRect();
  return { pane, top: Math.max(top, speech?.getBoundingClientRect().bottom ?? top), bottom };
}

/** Whether the middle of a thing can be seen. */
export function inSight(element: Element): boolean {
  const { top, bottom } = roomFor(element);
  const box = element.getBoundingClientRect();
  const middle = box.y + box.height / 2;
  return middle > top && middle < bottom;
}

const ABOVE = 44; // pixels for the arrow

/** Bring a thing into sight, if it lies in a pane that was scrolled away from it. */
export function bring(element: Element, smooth: boolean) {
  const { pane, top, bottom } = roomFor(element);
  const box = element.getBoundingClientRect();
  if (!pane || (box.top >= top && box.bottom <= bottom)) return;
  pane.scrollBy({ top: box.top - top - ABOVE, behavior: smooth ? "smooth" : "auto" });
}
