/** Cards that explain things: what a thing is called, and what is true of it now. One source for the eye and the ear. */
import type { Attachment } from "svelte/attachments";

export interface Explanation {
  title: string;
  lines: readonly string[];
}

/** What the question on the table adds: why not, what a click would do, and what one may regret about it. */
export interface Aside {
  why?: string;
  rule?: string;
  will?: string;
  warnings?: readonly string[];
}

interface Entry {
  card: Explanation;
  aside: (() => Aside) | undefined;
}

const MARK = "[data-explained]";
const CHOOSABLE = '[data-status="open"], [data-status="picked"], button, a, summary, label, input, select';
const entries = new WeakMap<Element, Entry>();

/** All of a card in one breath. */
export const spoken = ({ title, lines }: Explanation) =>
  [title, ...lines].map((line) => line.replace(/\.$/, "")).join(". ");

export const explanationOf = (element: Element): Explanation | undefined => entries.get(element)?.card;

/** Which thing is being explained. */
class Explainer {
  element = $state.raw<Element | null>(null);
  /** Called up by a finger: it stays until something else is touched. */
  pinned = $state(false);
  /** A scene for all to see is not talked over. */
  hushed = $state(false);
  /** Counts what may have changed a card or its place. */
  turn = $state(0);

  shown = $derived.by(() => {
    void this.turn;
    const entry = this.element && entries.get(this.element);
    if (!entry) return null;
    const around = this.element?.closest("[data-target]");
    const aside = entry.aside ?? (around ? entries.get(around)?.aside : undefined);
    return { card: entry.card, aside: aside?.() ?? {} };
  });

  show(element: Element | null, pinned = false) {
    this.element = element;
    this.pinned = element !== null && pinned;
  }

  close() {
    this.show(null);
  }
}

export const explainer = new Explainer();

/** Give a thing its card. The thing may leave the page while its card is being shown. */
export function explain(element: Element, card: Explanation, aside?: () => Aside): () => void {
  entries.set(element, { card, aside });
  element.setAttribute("data-explained", "");
  queueMicrotask(() => {
    if (explainer.element === element) explainer.turn += 1;
  });
  return () =>
    queueMicrotask(() => {
      if (explainer.element === element && !element.isConnected) explainer.close();
    });
}

/** For things that cannot be picked: a number in a player's row, a figure on a roof, a card that lies there. */
export const explained =
  (card: Explanation): Attachment<Element> =>
  (element) =>
    explain(element, card);

const LONG_PRESS = 450;
const JITTER = 10;

const thingAt = (event: Event): Element | null => (event.target instanceof Element ? event.target.closest(MARK) : null);

/** Listen to pointer, finger and keyboard on the whole page; returns how to stop. */
export function attend(page: Document): () => void {
  let touch = false;
  let pressed: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
  let held = false; // a long press is no click

  /** Whatever comes to lie under a mouse that has just clicked was not pointed at. */
  let clicked: { x: number; y: number } | null = null;
  const rests = ({ clientX, clientY }: PointerEvent) =>
    clicked !== null && Math.hypot(clientX - clicked.x, clientY - clicked.y) <= JITTER;

  const release = () => {
    clearTimeout(pressed?.timer);
    pressed = null;
  };
  const inCard = (event: Event) => event.target instanceof Element && event.target.closest("[data-card]") !== null;
  const on: Record<string, (event: never) => void> = {
    pointerover: (event: PointerEvent) => {
      if (event.pointerType !== "touch" && !inCard(event) && !rests(event)) explainer.show(thingAt(event));
    },
    pointerdown: (event: PointerEvent) => {
      touch = event.pointerType === "touch";
      held = false;
      if (inCard(event)) return;
      clicked = touch ? null : { x: event.clientX, y: event.clientY };
      if (explainer.pinned || clicked) explainer.close();
      const thing = thingAt(event);
      if (!touch || !thing) return;
      const timer = setTimeout(() => {
        held = true;
        explainer.show(thing, true);
      }, LONG_PRESS);
      pressed = { timer, x: event.clientX, y: event.clientY };
    },
    pointermove: (event: PointerEvent) => {
      if (clicked && !rests(event)) {
        clicked = null;
        if (!touch && !inCard(event)) explainer.show(thingAt(event));
      }
      if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > JITTER) release();
    },
    pointerup: release,
    pointercancel: release,
    click: (event: MouseEvent) => {
      const thing = thingAt(event);
      if (held) {
        held = false;
        event.preventDefault();
        event.stopPropagation();
      } else if (thing && !thing.closest(CHOOSABLE)) explainer.show(thing, touch);
    },
    focusin: (event: FocusEvent) => {
      if (!touch && !clicked && !inCard(event))
        explainer.show(event.target instanceof Element && event.target.matches(MARK) ? event.target : null);
    },
    focusout: () => {
      const left = explainer.element;
      queueMicrotask(() => {
        // a focused thing may leave the page while it is being drawn, when no state may change
        if (explainer.element === left && !explainer.pinned) explainer.close();
      });
    },
    keydown: (event: KeyboardEvent) => {
      touch = false;
      if (event.key === "Escape") explainer.close();
    },
    scroll: () => {
      explainer.turn += 1;
    },
  };
  for (const [name, act] of Object.entries(on)) page.addEventListener(name, act as EventListener, true);
  return () => {
    release();
    for (const [name, act] of Object.entries(on)) page.removeEventListener(name, act as EventListener, true);
  };
}
