/** A problem being tried: it tells the table how things stand, as a socket would, and takes one answer at a time. */
import { api } from "../base/api";
import type { ClientMessage, ErrorInfo, Forecast, ProblemNow, Verdict } from "../protocol";
import { AskedTable } from "../table/asked.svelte";
import type { WithoutId } from "../table/connection.svelte";
import type { Channel, Source } from "../table/source";
import { keep } from "./progress";

export class ProblemTry extends AskedTable implements Source, Channel {
  put = $state.raw<ProblemNow | null>(null);
  /** What was found of the last answer; null while one is awaited. */
  verdict = $state.raw<Verdict | null>(null);
  /** The answer that was judged; empty if the solution was asked for. */
  answer = $state("");
  tries = $state(0);

  constructor(
    readonly game: string,
    readonly name: string,
  ) {
    super();
  }

  /** Whether there is nothing left to find: it was solved, or shown. */
  over = $derived(this.verdict !== null && (this.verdict.right || !this.answer));

  /** What the solver is to look at. */
  get phase(): string {
    return `${this.name} ${this.verdict ? this.answer || "solution" : "question"}`;
  }

  // ---- for the table

  open() {
    void this.load(async () => {
      this.put = await api.problem(this.game, this.name);
      this.ask();
    });
  }

  close() {
    this.tell = () => undefined;
  }

  change() {
    this.open();
  }

  async request(message: WithoutId<ClientMessage>): Promise<ErrorInfo | null> {
    if (message.type !== "decide") return null;
    return this.load(() => this.judge(message.action));
  }

  forecast = async (): Promise<Forecast | null> => this.put?.forecast ?? null;
  preview = (action: string, signal: AbortSignal) => api.previewInProblem(this.game, this.name, action, signal);
  frame = async () => null;
  why = async (action: string) => {
    const refused = this.put?.state.now.due?.ask.refusals.find((one) => one.action === action);
    return { action, reason: refused?.reason ?? { key: "not-now", rule: "", facts: {} } };
  };

  // ---- for the solver

  /** Put the question, again after a wrong answer. */
  ask = () => {
    this.verdict = null;
    this.show(this.put?.state.now.due ?? null);
  };

  /** Give up: show what is best. */
  solve = () => {
    const due = this.put?.state.now.due;
    if (!due) return;
    void this.load(async () => {
      // any legal answer brings the solution with it
      const verdict = await api.answer(this.game, this.name, due.ask.choices[0]?.action ?? "");
      keep(this.game, this.name, "shown");
      this.finish(verdict, "");
    });
  };

  private async judge(action: string) {
    const verdict = await api.answer(this.game, this.name, action);
    this.tries += 1;
    if (verdict.right) keep(this.game, this.name, this.tries === 1 ? "first" : "later");
    this.finish(verdict, action);
  }

  private finish(verdict: Verdict, answer: string) {
    this.answer = answer;
    this.verdict = verdict;
    this.show(null);
  }

  /** The table as it stands, with the question or without. */
  private show(due: ProblemNow["state"]["now"]["due"]) {
    if (!this.put) return;
    const { state } = this.put;
    this.number = state.number;
    this.seat = state.seat;
    this.tell({ lines: state.lines, now: { ...state.now, due }, fresh: true });
  }
}
