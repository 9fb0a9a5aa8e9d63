/** The analysis of a record as this tab follows it: asked for, on its way, cancelled, there; and what of it is looked at. */
import { api, lament, Refusal, sentence } from "../base/api";
import type { Analysis, AnalysisState, CurvePoint, DecisionReport } from "../protocol";
import type { ReplayModel } from "../replay/replay.svelte";
import { AnalysisTelling } from "./telling.svelte";

const AGAIN = 700; // milliseconds between two looks at how far it has come
export const GRADES = ["inaccuracy", "mistake", "blunder"] as const;
export type Grade = (typeof GRADES)[number];

export class AnalysisModel {
  state = $state.raw<AnalysisState | null>(null);
  trouble = $state("");
  asking = $state(false);
  /** Whose decisions are listed; "" for everybody's. */
  only = $state("");
  /** The mildest grade that is listed. */
  least = $state<Grade>("inaccuracy");
  readonly telling: AnalysisTelling;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly replay: ReplayModel) {
    this.telling = new AnalysisTelling(replay.info, replay.replay.marks);
  }

  found = $derived.by<Analysis | null>(() => this.state?.analysis ?? null);
  running = $derived.by(() => this.state?.progress === "running");
  share = $derived.by(() => (this.state?.length ? this.state.reached / this.state.length : 0));

  // ---- asked for

  begin = () => this.ask(() => api.analyse(this.replay.replay.id));
  cancel = () => this.ask(() => api.cancelAnalysis(this.replay.replay.id));

  private async ask(question: () => Promise<AnalysisState>) {
    clearTimeout(this.timer);
    this.asking = true;
    try {
      const [state] = await Promise.all([question(), this.telling.load()]);
      if (this.closed) return;
      this.state = state;
      this.trouble = state.trouble ? lament({ key: state.trouble, about: {}, text: "", rule: "" }) : "";
      if (state.progress === "running") this.timer = setTimeout(this.look, AGAIN);
    } catch (error) {
      this.trouble = sentence(error);
      if (!(error instanceof Refusal) && this.running) this.timer = setTimeout(this.look, 4 * AGAIN);
    } finally {
      this.asking = false;
    }
  }

  private look = () => void this.ask(() => api.analysis(this.replay.replay.id));

  close() {
    this.closed = true;
    clearTimeout(this.timer);
  }

  // ---- what is looked at

  /** The seat that is spoken of: chosen, or through whose eyes one looks, or a person's, or the winner's. */
  seat = $derived.by(() => {
    const { viewer, seats, replay } = this.replay;
    const people = seats.filter((seat) => !replay.bots[seat]);
    const person = seats.find((seat) => replay.players[seat]) ?? (people.length < seats.length ? people[0] : undefined);
    const winner = this.found?.seats.find(({ place }) => place === 1)?.seat;
    return this.only || (seats.includes(viewer) ? viewer : (person ?? winner ?? seats[0] ?? ""));
  });

  /** The chances of all seats at a point: with all cards open, or as the seat saw them through whose eyes one looks. */
  chances = (point: CurvePoint): readonly number[] => {
    const viewer = this.replay.seats.indexOf(this.replay.viewer);
    return point.own[viewer] ?? point.open;
  };

  /** The point where the board stands: the last that is not behind it. */
  here = $derived.by<CurvePoint | null>(() => {
    const { at } = this.replay.tape;
    return this.found?.curve.findLast(({ decisions }) => decisions <= at) ?? this.found?.curve[0] ?? null;
  });

  /** The decision that has just been made on the board, if it left a choice. */
  decision = $derived.by<DecisionReport | null>(() => {
    const { stops, index, at } = this.replay.tape;
    const before = stops[index - 1] ?? 0;
    return this.found?.judged.find(({ number }) => number > before && number <= at) ?? null;
  });

  /** The decisions that cost something, as far as they are wanted. */
  moments = $derived.by<readonly DecisionReport[]>(() => {
    const wanted: readonly string[] = GRADES.slice(GRADES.indexOf(this.least));
    return (this.found?.judged ?? []).filter(
      ({ grade, seat }) => wanted.includes(grade) && (!this.only || seat === this.only),
    );
  });

  count = (grade: string) =>
    (this.found?.judged ?? []).filter((one) => one.grade === grade && (!this.only || one.seat === this.only)).length;

  go = (number: number) => {
    this.replay.tape.pause();
    this.replay.tape.go(number);
  };

  /** To the next decision that cost something, or the one before. */
  jump = (by: 1 | -1) => {
    const { at, stops, index } = this.replay.tape;
    const before = stops[index - 1] ?? 0;
    const to =
      by > 0 ? this.moments.find(({ number }) => number > at) : this.moments.findLast(({ number }) => number <= before);
    if (to) this.go(to.number);
  };
}
