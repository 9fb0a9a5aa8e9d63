/** Where we are in a record, and whether it runs: stops, rounds, time. Knows neither pictures nor the network. */
import type { Mark } from "../protocol";

export const PACE = 1600; // milliseconds that a moment stays, at speed 1
export const SPEEDS = [0.5, 1, 2, 4];

export class Tape {
  /** Decision numbers at which to halt; the first is the empty table. */
  readonly stops: readonly number[];
  index = $state(0);
  playing = $state(false);
  speed = $state(1);
  at = $derived.by(() => this.stops[this.index] ?? 0);
  over = $derived.by(() => this.index === this.stops.length - 1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    stops: readonly number[],
    readonly marks: readonly Mark[] = [],
    start = 0,
  ) {
    this.stops = stops[0] === 0 ? stops : [0, ...stops];
    this.go(start);
  }

  /** To the moment that holds a decision: what chance did after a decision belongs to it. */
  go(number: number) {
    const found = this.stops.findIndex((stop) => stop >= number);
    this.seek(found < 0 ? this.stops.length - 1 : found);
  }

  seek(index: number) {
    const inside = Math.min(Math.max(index, 0), this.stops.length - 1);
    if (inside === this.index) return;
    clearTimeout(this.timer);
    this.index = inside;
    if (this.over) this.playing = false;
  }

  /** By hand: who looks at single decisions wants it to stand still. */
  step(by: number) {
    this.pause();
    this.seek(this.index + by);
  }

  /** To the next beginning of a round, or back to the last one; from there to the one before. */
  jump(by: 1 | -1) {
    const begins = [0, ...this.marks.map(({ number }) => number), this.stops.at(-1) ?? 0];
    const to = by > 0 ? begins.find((n) => n > this.at) : begins.findLast((n) => n < this.at);
    if (to !== undefined) this.go(to);
  }

  /** Always plays: from the end it begins again. */
  play() {
    if (this.over) this.seek(0);
    this.playing = !this.over;
    this.shown();
  }

  pause() {
    this.playing = false;
    clearTimeout(this.timer);
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }

  /** The moment is on the table: from now on its time runs. */
  shown() {
    clearTimeout(this.timer);
    if (this.playing) this.timer = setTimeout(() => this.seek(this.index + 1), PACE / this.speed);
  }

  /** The round that goes on, if one has begun. */
  get mark(): Mark | null {
    return this.marks.findLast(({ number }) => number <= this.at) ?? null;
  }
}
