/** Where events are acted out: a layer above the table on which small things fly. Any click ends the act. */
import { type Component, mount, unmount } from "svelte";
import { prefs } from "../base/prefs.svelte";
import type { Event as Happening } from "../protocol";
import { isPlace, type Trail } from "./traces.svelte";

export type Act = (event: Happening, stage: Stage) => Promise<void> | void;
type Facts = Happening["facts"];

/** By `data-target` or, for things that cannot be chosen, `data-anchor`. */
export function find(name: string): Element | null {
  return document.querySelector(`[data-anchor~="${name}"]`) ?? document.querySelector(`[data-target~="${name}"]`);
}

const visible = (element: Element | null): element is Element => {
  const box = element?.getBoundingClientRect();
  return Boolean(box && box.width > 0);
};

const LANDED = 0.55; // the size of what has landed, so that several can be told apart
const BESIDE = 14; // pixels between them

export class Stage {
  private running = new Set<Animation>();
  private hurried = false;
  private trails: Trail[] = [];
  /** What lies where it landed until the table itself shows it. */
  private landed: { holder: HTMLElement; token: Record<string, unknown>; to: string }[] = [];

  constructor(
    private readonly layer: HTMLElement,
    private readonly tokens: Component<{ kind: string; about: Facts }>,
  ) {}

  /** Begin an act; `hurry` cuts it short. */
  begin(hurried = false) {
    this.hurried = hurried || prefs.still || document.visibilityState === "hidden";
  }

  hurry() {
    this.hurried = true;
    for (const animation of this.running) animation.finish();
  }

  get over(): boolean {
    return this.hurried;
  }

  /** How things have moved since this was last asked. */
  moved(): Trail[] {
    return this.trails.splice(0);
  }

  /** The table now shows what was acted out: take away what landed. */
  end() {
    for (const { holder, token } of this.landed) {
      void unmount(token);
      holder.remove();
    }
    this.landed = [];
  }

  ms(base: number): number {
    return Math.max(1, base / prefs.speed);
  }

  async wait(ms: number) {
    if (this.hurried) return;
    await this.run(this.layer, [{ outlineColor: "transparent" }, { outlineColor: "transparent" }], ms);
  }

  private async run(element: Element, frames: Keyframe[], ms: number, easing = "cubic-bezier(.4,.1,.2,1)") {
    const animation = element.animate(frames, { duration: this.ms(ms), easing, fill: "both" });
    this.running.add(animation);
    await animation.finished.catch(() => undefined);
    this.running.delete(animation);
    if (element !== this.layer) animation.cancel();
  }

  /** Something small flies from one place to another, and stays there if it is a place of the table. */
  async fly(kind: string, about: Facts, from: string, to: string, ms = 450) {
    this.trails.push({ kind, about, from, to });
    if (this.hurried) return;
    const [a, b] = [find(from), find(to)];
    if (!visible(a) || !visible(b)) return;
    const [start, end] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    const holder = document.createElement("div");
    holder.className = "token";
    this.layer.append(holder);
    const token = mount(this.tokens, { target: holder, props: { kind, about } });
    const aside = this.landed.filter((one) => one.to === to).length * BESIDE;
    const at = (box: DOMRect, scale: number) =>
      `translate(${box.x + box.width / 2 + (box === end ? aside : 0)}px, ${box.y + box.height / 2}px) translate(-50%,-50%) scale(${scale})`;
    const half = new DOMRect((start.x + end.x) / 2, Math.min(start.y, end.y) - 24, (start.width + end.width) / 2, 0);
    holder.style.transform = at(end, LANDED);
    await this.run(
      holder,
      [
        { transform: at(start, 0.7), opacity: 0.2 },
        { transform: at(half, 1.25), opacity: 1, offset: 0.5 },
        { transform: at(end, LANDED), opacity: 1 },
      ],
      ms,
    );
    if (isPlace(to)) {
      this.landed.push({ holder, token, to });
      return;
    }
    await unmount(token);
    holder.remove();
  }

  /** Look here. */
  async pulse(name: string, ms = 350) {
    this.trails.push({ kind: "", about: {}, to: name });
    const element = find(name);
    if (this.hurried || !visible(element)) return;
    await this.run(
      element,
      [
        { filter: "brightness(1)" },
        { filter: "brightness(1.35) drop-shadow(0 0 8px #ffb300)", offset: 0.4 },
        { filter: "brightness(1)" },
      ],
      ms,
      "ease-in-out",
    );
  }
}
