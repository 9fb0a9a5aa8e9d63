/** A record as this tab looks at it: position, viewer, the moment that is shown, what is being acted out. */
import { tick } from "svelte";
import { api, sentence } from "../base/api";
import type { GameUi, Scoring } from "../games/registry";
import type { Frame, GameInfo, Line, Moment, Replay } from "../protocol";
import { gather } from "../table/log";
import type { Stage } from "../table/stage";
import type { Spot } from "./address";
import { Tape } from "./tape.svelte";

const SHOW_FOR = 9000; // milliseconds that a show stays while the record runs by itself

export class ReplayModel {
  readonly tape: Tape;
  game = $state.raw<GameUi>() as GameUi;
  viewer = $state("");
  frame = $state.raw<Frame | null>(null);
  lines = $state.raw<readonly Line[]>([]); // the whole log, as the viewer could read it
  moments = $state.raw<readonly Moment[]>([]);
  show = $state.raw<Scoring | null>(null);
  trouble = $state("");
  stage: Stage | null = null;

  /** The log marks where we are, and leads elsewhere. */
  peek = $derived.by(() => this.frame && { number: this.frame.number, view: this.frame.view, fixed: true });
  told = $derived.by(() => this.lines.filter(({ number }) => number <= (this.frame?.number ?? 0)));

  private frames = new Map<string, Promise<Frame>>();
  private logs = new Map<string, Promise<readonly Line[]>>();
  private shownIndex = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    readonly info: GameInfo,
    game: GameUi,
    { at, viewer }: Spot,
  ) {
    this.game = game;
    this.tape = new Tape(replay.stops, replay.marks, at);
    this.look(viewer);
    api.story(replay.id).then(({ moments }) => (this.moments = moments), this.fail);
  }

  get seats(): readonly string[] {
    return this.info.seat_names.slice(0, this.replay.setup.seats);
  }

  /** Look through somebody's eyes, if there are such. */
  look(viewer: string) {
    const known = ["open", "spectator", ...this.seats];
    this.viewer = known.includes(viewer) ? viewer : "open";
  }

  goTo({ at, viewer }: Spot) {
    this.look(viewer);
    this.tape.go(at);
  }

  /** A line of the log leads to its moment; pointing at it changes nothing. */
  peekAt(line: number | null, fixed = false) {
    if (line !== null && fixed) this.tape.go(line);
  }

  // ---- what is shown

  private fail = (error: unknown) => {
    this.trouble = sentence(error);
  };

  private frameAt(number: number, viewer: string): Promise<Frame> {
    const key = `${viewer} ${number}`;
    const found = this.frames.get(key) ?? api.moment(this.replay.id, number, viewer);
    this.frames.set(key, found);
    found.catch(() => this.frames.delete(key));
    return found;
  }

  private logOf(viewer: string): Promise<readonly Line[]> {
    const found = this.logs.get(viewer) ?? api.replayLog(this.replay.id, viewer).then(({ lines }) => lines);
    this.logs.set(viewer, found);
    found.catch(() => this.logs.delete(viewer));
    return found;
  }

  /** Bring the moment of the tape onto the table; a step on is acted out first. */
  async update() {
    const { index, at } = this.tape;
    const viewer = this.viewer;
    const stale = () => index !== this.tape.index || viewer !== this.viewer;
    this.stage?.hurry();
    this.endShow();
    try {
      const [frame, lines] = await Promise.all([this.frameAt(at, viewer), this.logOf(viewer)]);
      if (stale()) return;
      this.lines = lines;
      const scoring = gather(lines.filter(({ number }) => number === at));
      const onward = index === this.shownIndex + 1 && index > 1; // the deal is not acted out
      if (onward) await this.actOut(scoring);
      if (stale()) return;
      this.frame = frame;
      this.shownIndex = index;
      this.trouble = "";
      await tick();
      if (onward && this.game.isShow?.(scoring)) this.open(scoring);
      else this.tape.shown();
      const next = this.tape.stops[index + 1];
      if (next !== undefined) void this.frameAt(next, viewer).catch(() => undefined);
    } catch (error) {
      if (!stale()) this.fail(error);
    }
  }

  private async actOut({ events }: Scoring) {
    if (!this.stage || !this.frame) return;
    this.stage.begin();
    for (const event of events) {
      if (this.stage.over) return;
      await this.game.acts[event.kind]?.(event, this.stage);
    }
  }

  // ---- shows

  /** A show stands until it is closed; while the record runs by itself, for a while. */
  open(scoring: Scoring) {
    this.show = scoring;
    if (this.tape.playing) this.timer = setTimeout(() => this.closeShow(), SHOW_FOR / this.tape.speed);
  }

  private endShow() {
    clearTimeout(this.timer);
    this.show = null;
  }

  closeShow() {
    this.endShow();
    this.tape.shown();
  }

  close() {
    this.tape.pause();
    this.endShow();
  }
}
