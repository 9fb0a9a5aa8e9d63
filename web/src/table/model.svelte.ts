/** One table as this tab sees it: what is shown, what is asked, what is being acted out. */
import { tick } from "svelte";
import { prefs } from "../base/prefs.svelte";
import { sound } from "../base/sound";
import { called, words } from "../base/words.svelte";
import type { GameUi, Scoring } from "../games/registry";
import type {
  Caution,
  ErrorInfo,
  Event,
  Forecast,
  Foreseen,
  GameInfo,
  GameView,
  Line,
  Now,
  StandingOrder,
} from "../protocol";
import type { Heard } from "./clock";
import { once, type Update } from "./connection.svelte";
import { added, type Counts, withCounts } from "./counts";
import type { EmoteName } from "./emotes";
import { describe, explainReason, gather, putQuestion, speak, tellEvent } from "./log";
import { Pacing } from "./pace.svelte";
import { Picker } from "./picker.svelte";
import { type Channel, type Source, TableSource } from "./source";
import type { Stage } from "./stage";
import { changes, Traces, type Trail } from "./traces.svelte";

const FAR_BEHIND = 60; // this many updates that wait are not acted out any more ...
const AWAY = 6; // ... nor this many lines at once: we have been away
const TRACE = 4500; // milliseconds for which a change leaves its trace
const FORECAST_AFTER = 140;
const WARN_WITHIN = 2000; // milliseconds: a choice whose cost is not known by then goes through unasked
const LOOK_AFTER = 80; // a table that moves fast is not asked after every move

export class TableModel {
  connection: Channel;
  game = $state.raw<GameUi>() as GameUi; // how it is drawn: the reader may change that
  now = $state.raw<Now | null>(null); // always one whole moment
  lines = $state.raw<readonly Line[]>([]);
  peek = $state.raw<{ number: number; view: GameView; fixed: boolean } | null>(null);
  show = $state.raw<Scoring | null>(null); // a show going on
  forecast = $state.raw<Forecast | null>(null);
  foreseen = $state.raw<(Foreseen & { action: string }) | null>(null);
  trouble = $state.raw<ErrorInfo | null>(null); // of the last thing we did
  caution = $state.raw<Caution | null>(null); // what the choice would cost that was about to be sent
  spoken = $state(""); // for screen readers
  acting = $state(false);
  telling = $state(""); // the sentence of what is being acted out
  moment = $state.raw<{ kind: string; events: readonly Event[]; view: GameView } | null>(null); // in the middle of the table
  latest = $state.raw<Now | null>(null); // the newest thing heard, though perhaps not told yet
  clocks = $state.raw<Heard | null>(null); // as last heard
  pacing = new Pacing();
  traces = new Traces();
  stage: Stage | null = null;
  picker: Picker;

  view = $derived(this.peek?.view ?? this.now?.view ?? null);
  /** A secret choice is made; I want to make another one. */
  changing = $state(false);
  /** The players as far as has been told; the view itself follows at the end of the act. */
  counted = $derived.by(() => withCounts(this.view, this.peek ? {} : this.counts));
  due = $derived(this.now?.due ?? (this.changing ? this.now?.change : null) ?? null);
  mine = $derived(this.now?.due !== null && this.now?.due !== undefined);

  private counts = $state.raw<Counts>({});
  private trails: Trail[] = [];
  private queue: Update[] = $state.raw([]);
  private playing = false;
  private closeShow: (() => void) | null = null;
  private key: string | undefined;
  private peekWanted = 0;

  constructor(
    readonly id: string,
    key: string | undefined,
    game: GameUi,
    readonly info: GameInfo,
    keys: readonly string[] = [], // all that this screen holds here
    private readonly source: Source = new TableSource(id, key, keys),
  ) {
    this.key = key;
    this.game = game;
    this.connection = source.connect((update) => this.receive(update));
    this.picker = new Picker(
      (action) => void this.decide(action),
      (touch, { warnings }) => touch || prefs.all.confirm || warnings.length > 0,
      { say: (action) => speak(action, info), why: (reason) => explainReason(reason, info) },
    );
    $effect(() => this.foresee(this.picker.looking?.action ?? null));
  }

  get seat(): string | null {
    return this.connection.seat;
  }

  get watchKey(): string | undefined {
    return this.key;
  }

  sit(key: string | undefined) {
    this.key = key;
    this.source.key = key;
    this.queue = [];
    this.picker.put(null);
    this.connection.change(key);
  }

  // ---- what comes in

  private receive(update: Update) {
    if (update.fresh) {
      this.queue = [];
      this.stage?.hurry();
      this.pacing.next();
      this.traces.clear();
    }
    this.latest = update.now;
    this.clocks = update.now.clocks && { clocks: update.now.clocks, at: performance.now() }; // time does not wait to be acted out
    this.queue = [...this.queue, update];
    if (!this.playing) void this.play();
  }

  /** Others have done something that has not been told yet. */
  get behind(): boolean {
    return this.queue.length > 0;
  }

  /** Tell nothing more until it is my turn, or the game is over. */
  skip() {
    this.pacing.skip();
    this.stage?.hurry();
    this.endShow();
  }

  private take(): Update | undefined {
    const [first, ...rest] = this.queue;
    this.queue = rest;
    return first;
  }

  private async play() {
    this.playing = true;
    while (this.queue.length) {
      if (this.now?.view && this.isOthers(this.queue[0]))
        await this.pacing.rest(this.game.linger?.(this.now.view) ?? 1);
      const update = this.take(); // what was first may have been made obsolete while we rested
      if (!update) break;
      if (!update.fresh && this.now) await this.actOut(update);
      this.apply(update);
      await tick();
    }
    this.playing = false;
  }

  /** Whether somebody else did something that is worth a rest before. */
  private isOthers(update: Update | undefined): boolean {
    if (!update || update.fresh || this.peek?.fixed) return false;
    return update.lines.some(
      ({ entry }) => "events" in entry && entry.events.length > 0 && !("seat" in entry && entry.seat === this.seat),
    );
  }

  private async actOut({ lines, now }: Update) {
    const scoring = gather(lines);
    this.spoken = lines.flatMap((line) => describe(line, this.info, this.game)).join(" ");
    const told = this.queue.length < FAR_BEHIND && lines.length < AWAY;
    const isShow = this.game.isShow?.(scoring) ?? false;
    const [before, after] = isShow ? this.aroundShow(scoring.events) : [scoring.events, []];
    if (told) await this.enact(before, now.view);
    if (isShow && told && !this.pacing.skipping) await this.putOn(scoring);
    this.stage?.moved(); // what moved in a show leaves no trace
    if (told && after.length) await this.enact(after, now.view);
  }

  /** A scoring ends a round; what comes with the next one waits until it has been shown. */
  private aroundShow(events: readonly Event[]): [readonly Event[], readonly Event[]] {
    const at = events.findIndex(({ kind }) => kind === this.game.heading);
    return at < 0 ? [events, []] : [events.slice(0, at), events.slice(at)];
  }

  private async enact(events: readonly Event[], view: GameView | null) {
    if (!this.stage || this.peek?.fixed) return;
    this.acting = true;
    this.stage.begin(this.pacing.skipping);
    await this.actEvents(events, view);
    this.trails.push(...this.stage.moved());
    this.acting = false;
  }

  private async actEvents(events: readonly Event[], view: GameView | null) {
    for (const [i, event] of events.entries()) {
      const about = this.game.moments?.[event.kind];
      const isFirst = about !== undefined && this.game.moments?.[events[i - 1]?.kind ?? ""] !== about;
      if (isFirst && view)
        await this.showMoment(
          about,
          events.slice(i).filter(({ kind }) => this.game.moments?.[kind] === about),
          view,
        );
      if (!this.game.quiet?.includes(event.kind)) this.telling = tellEvent(event, this.info);
      if (this.stage && !this.stage.over) sound(this.game.sounds?.[event.kind]);
      if (this.stage) await this.game.acts[event.kind]?.(event, this.stage);
      this.counts = added(this.counts, event, this.game.amounts?.[event.kind]);
    }
  }

  /** Something for all to see, in the middle of the table. */
  private async showMoment(kind: string, events: readonly Event[], view: GameView) {
    if (!this.game.Moment || !this.pacing.hasMoments) return;
    sound(this.game.sounds?.[kind]);
    this.moment = { kind, events, view };
    await this.pacing.moment();
    this.moment = null;
  }

  private async putOn(scoring: Scoring) {
    this.show = scoring;
    sound(this.game.sounds?.show);
    await new Promise<void>((closed) => {
      this.closeShow = closed;
    });
    this.show = null;
  }

  /** End the act that is going on. */
  hurry() {
    if (!this.acting) return;
    this.stage?.hurry();
    this.pacing.next();
  }

  endShow() {
    this.closeShow?.();
    this.closeShow = null;
  }

  /** Make an update what is shown. */
  private apply({ lines, now, fresh }: Update) {
    const before = fresh ? null : (this.now?.view ?? null);
    this.lines = fresh ? lines : [...this.lines, ...lines];
    this.now = now;
    this.counts = {};
    this.stage?.end();
    this.traces.leave([...changes(before, now.view), ...this.trails.splice(0)], TRACE / Math.min(1, prefs.speed));
    this.pacing.told();
    if (now.due || now.result) this.pacing.skipping = false;
    if (fresh || now.due) this.telling = "";
    words.names = Object.fromEntries(now.table.seats.filter((s) => s.name).map((s) => [s.seat, called(s.name)]));
    if (!now.change) this.changing = false;
    if (this.due?.decision !== this.warnedAt) this.caution = null;
    this.picker.put(this.due?.ask ?? null, this.due?.decision);
    if (now.due) this.spoken = `${fresh ? "" : this.spoken} ${putQuestion(now.due.ask, this.info)}`;
    if (this.peek && !this.peek.fixed) this.peek = null;
    clearTimeout(this.looker);
    this.looker = setTimeout(() => void this.look(), LOOK_AFTER);
  }

  private looker: ReturnType<typeof setTimeout> | undefined;

  private async look() {
    const table = this.now?.table;
    if (!this.now?.view || table?.status !== "playing" || table.rated || !prefs.all.forecast) {
      this.forecast = null;
      return;
    }
    const number = this.connection.number;
    const forecast = await this.source.forecast().catch(() => null);
    if (number === this.connection.number) this.forecast = forecast;
  }

  // ---- what goes out

  async decide(action: string) {
    const due = this.due;
    if (!due) return;
    this.foresee(null);
    this.trouble = null;
    if (await this.isWarned(due.decision, action)) return;
    const trouble = await this.connection.request({ type: "decide", decision: due.decision, action, once: once() });
    if (!trouble && this.due?.decision === due.decision) this.picker.put(null); // answered: nothing glows any more
    if (!trouble) this.changing = false;
    this.picker.busy = false;
    if (trouble && trouble.key !== "stale") this.trouble = trouble;
  }

  private warnedAt = ""; // the question at which we were warned: once is enough

  /** Whether a choice costs so much that the person wants to be asked first. */
  private async isWarned(decision: string, action: string): Promise<boolean> {
    const table = this.now?.table;
    this.caution = null;
    const wanted = prefs.all.warn && this.now?.due?.decision === decision && decision !== this.warnedAt;
    if (!wanted || !table?.aids || table.rated || (this.due?.ask.choices.length ?? 0) < 2) return false;
    const wish = { decision, action, percent: prefs.all.warn };
    const found = await this.source.caution?.(wish, AbortSignal.timeout(WARN_WITHIN)).catch(() => null);
    if (!found || this.due?.decision !== decision) return false;
    this.warnedAt = decision;
    this.caution = found;
    this.picker.clear();
    this.picker.busy = false;
    return true;
  }

  /** Choose again. */
  reconsider() {
    this.caution = null;
  }

  /** Make a secret choice anew, as long as not everybody has chosen. */
  change() {
    this.changing = true;
    this.picker.put(this.due?.ask ?? null, this.due?.decision);
  }

  async undo() {
    this.trouble = await this.connection.request({ type: "undo", number: this.connection.number });
  }

  async setOrders(orders: readonly StandingOrder[]) {
    this.trouble = await this.connection.request({ type: "orders", orders });
  }

  /** Take another name; it is kept for the next tables, too. */
  async rename(name: string) {
    this.trouble = await this.connection.request({ type: "rename", name });
    if (!this.trouble) prefs.set("name", name);
  }

  async say(text: string) {
    this.trouble = await this.connection.request({ type: "say", text });
  }

  async emote(emote: EmoteName) {
    this.trouble = await this.connection.request({ type: "emote", emote });
  }

  async handOver(seat: string, bot: string | null) {
    this.trouble = await this.connection.request({ type: "hand-over", seat, bot });
  }

  /** A move in the words of the notation; null if it was played, else why not. */
  async type(text: string): Promise<{ reason: string; rule: string } | null> {
    const plain = text.trim().toLowerCase().replace(/\s+/g, " ");
    const choice = this.due?.ask.choices.find(({ action }) => action === plain);
    if (choice) {
      this.picker.busy = true;
      await this.decide(choice.action);
      return null;
    }
    const { reason } = await this.source.why(plain);
    return reason && { reason: explainReason(reason, this.info), rule: reason.rule };
  }

  // ---- looking around

  private timer: ReturnType<typeof setTimeout> | undefined;

  private foreseeing = new AbortController();

  private foresee(action: string | null) {
    clearTimeout(this.timer);
    this.foreseeing.abort();
    if (!action || !this.seat || this.now?.table.rated) {
      this.foreseen = null;
      return;
    }
    this.timer = setTimeout(async () => {
      if (this.picker.busy) return;
      this.foreseeing = new AbortController();
      const { signal } = this.foreseeing;
      const foreseen = await this.source.preview(action, signal).catch(() => null);
      if (this.picker.looking?.action !== action) return;
      this.foreseen = foreseen && { ...foreseen, action, forecast: prefs.all.forecast ? foreseen.forecast : null };
    }, FORECAST_AFTER);
  }

  /** Show the table as it was after a line; `fixed` until we come back. */
  async peekAt(line: number | null, fixed = false) {
    this.peekWanted = line ?? 0;
    if (line === null) {
      if (!this.peek?.fixed || fixed) this.peek = null;
      return;
    }
    if (!fixed && (this.peek?.fixed || this.now?.result)) return; // beside the result no old figures by accident
    const frame = await this.source.frame(line).catch(() => null);
    if (frame?.view && this.peekWanted === line) this.peek = { number: line, view: frame.view, fixed };
  }
}
