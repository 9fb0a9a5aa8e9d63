/** A chapter being learned: it tells the table what happens, as a socket would, and keeps what the learner has done. */
import { api } from "../base/api";
import type { ClientMessage, ErrorInfo, Forecast, LessonNow } from "../protocol";
import { AskedTable } from "../table/asked.svelte";
import type { WithoutId } from "../table/connection.svelte";
import type { Channel, Source } from "../table/source";
import { finish } from "./progress";

export class Lesson extends AskedTable implements Source, Channel {
  /** The step that is due; the panel shows it once the table has come so far. */
  step = $state.raw<LessonNow | null>(null);

  private done: readonly string[] = [];
  private run = 0; // what was asked for before counts no longer

  constructor(
    readonly game: string,
    readonly chapter: string,
  ) {
    super();
  }

  over = $derived(this.step !== null && this.step.number === this.step.length);

  // ---- for the table

  open() {
    void this.goTo([]);
  }

  close() {
    this.run += 1;
  }

  change() {
    this.open();
  }

  async request(message: WithoutId<ClientMessage>): Promise<ErrorInfo | null> {
    return message.type === "decide" ? this.advance(message.action) : null;
  }

  forecast = async (): Promise<Forecast | null> => this.step?.forecast ?? null;
  preview = (action: string, signal: AbortSignal) =>
    api.previewInLesson(this.game, this.chapter, { action, done: this.done }, signal);
  frame = async () => null;
  why = async (action: string) => ({ action, reason: { key: "lesson-later", rule: "", facts: {} } });

  // ---- for the learner

  next = () => this.advance("");
  back = () => this.goTo(this.done.slice(0, -1));
  repeat = () => this.goTo([]);

  /** Do what the step asks, and see what the others do then. */
  private async advance(action: string): Promise<ErrorInfo | null> {
    const run = ++this.run;
    const done = [...this.done, action];
    return this.load(async () => {
      const step = await api.lesson(this.game, this.chapter, { done, fresh: false });
      if (run !== this.run) return;
      this.done = done;
      this.step = step;
      if (this.over) finish(this.game, this.chapter);
      if (step.state) this.take(step);
      for (const { number, lines, now } of step.moves) {
        this.number = number;
        this.tell({ lines, now, fresh: false });
      }
    });
  }

  /** Begin again from some step. */
  private async goTo(done: readonly string[]) {
    const run = ++this.run;
    await this.load(async () => {
      const step = await api.lesson(this.game, this.chapter, { done, fresh: true });
      if (run !== this.run) return;
      this.done = done;
      this.step = step;
      this.take(step);
    });
  }

  private take({ state }: LessonNow) {
    if (!state) return;
    this.number = state.number;
    this.seat = state.seat;
    this.tell({ lines: state.lines, now: state.now, fresh: true });
  }
}
