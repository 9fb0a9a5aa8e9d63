/** Each viewer's own pace: how long the page rests between two things that others did. The table plays on meanwhile. */
import { type Pace, prefs } from "../base/prefs.svelte";

/** Milliseconds from one thing told to the next, and for which a moment stays in the middle of the table. */
const REST: Readonly<Record<Pace, number>> = { slow: 1800, normal: 600, fast: 0, step: Number.POSITIVE_INFINITY };
const MOMENT: Readonly<Record<Pace, number>> = { slow: 3200, normal: 1700, fast: 0, step: Number.POSITIVE_INFINITY };

export class Pacing {
  /** Step by step: the next thing waits for a click. */
  waiting = $state(false);
  /** Nothing is told until my next turn. */
  skipping = $state(false);

  private toldAt = Number.NEGATIVE_INFINITY;
  private wake: (() => void) | null = null;

  /** Something has been told: the rest begins. */
  told() {
    this.toldAt = performance.now();
  }

  /** Rest before the next thing is told; `longer` times if there is more to read. */
  async rest(longer = 1) {
    const ms = REST[prefs.pace] * longer;
    await this.sleep(ms - (ms === Number.POSITIVE_INFINITY ? 0 : performance.now() - this.toldAt));
  }

  /** Whether a moment of its own is shown at all. */
  get hasMoments(): boolean {
    return !this.hurried && MOMENT[prefs.pace] > 0;
  }

  async moment() {
    await this.sleep(MOMENT[prefs.pace]);
  }

  /** Go on at once. */
  next() {
    this.wake?.();
  }

  skip() {
    this.skipping = true;
    this.next();
  }

  private get hurried(): boolean {
    return this.skipping || document.visibilityState === "hidden";
  }

  private async sleep(ms: number) {
    if (this.hurried || !(ms > 0)) return;
    this.waiting = ms === Number.POSITIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((awake) => {
      this.wake = awake;
      if (!this.waiting) timer = setTimeout(awake, ms);
    });
    clearTimeout(timer);
    this.wake = null;
    this.waiting = false;
  }
}
