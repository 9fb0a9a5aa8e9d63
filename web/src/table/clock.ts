/** What a clock shows: the house says how much time is left, and this tab's own steady timer goes on from there. */
import { ui, words } from "../base/words.svelte";
import type { ClocksNow, SeatClock, TimeControl } from "../protocol";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
export const SHORT = 30 * SECOND; // under this a clock warns

/** What the house said, and when it was heard by a timer that nobody turns (`performance.now()`). */
export interface Heard {
  clocks: ClocksNow;
  at: number;
}

/** What has passed since, and how much of it until clocks began or ceased to rest. */
function passed({ clocks, at }: Heard, moment: number): [number, number] {
  const all = Math.max(0, moment - at);
  return [all, clocks.turns === null ? all : Math.min(all, clocks.turns - clocks.now)];
}

/** Whether it is night, or a free day. */
export function isResting(heard: Heard, moment: number): boolean {
  const [all, before] = passed(heard, moment);
  return heard.clocks.waiting === all <= before;
}

/** How much time a seat has at a moment of the same timer. At rest nothing runs, and beyond zero nothing is left. */
export function leftOf(seat: SeatClock, heard: Heard, moment: number): number {
  const [all, before] = passed(heard, moment);
  const ran = heard.clocks.waiting ? all - before : before;
  return Math.max(0, seat.left - (seat.running ? ran : 0));
}

/** Whether a seat's time is up: when the house has said that it would be. */
export function isUp(seat: SeatClock, { clocks, at }: Heard, moment: number): boolean {
  return seat.running && (seat.until === null ? seat.left === 0 : clocks.now + (moment - at) >= seat.until);
}

/** 4:05, 1:02:03, or 2 days 3 h. */
export function written(left: number): string {
  if (left >= DAY) return ui("clock-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= 3 * HOUR) return ui("clock-hours", { hours: Math.floor(left / HOUR) });
  const seconds = String(Math.floor((left % MINUTE) / SECOND)).padStart(2, "0");
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (left >= HOUR) return `${Math.floor(left / HOUR)}:${String(minutes).padStart(2, "0")}:${seconds}`;
  return `${minutes}:${seconds}`;
}

/** The end of a seat's time, in the reader's own hours. */
export function endOf(until: number, language = words.language): string {
  return new Intl.DateTimeFormat(language, { weekday: "short", hour: "2-digit", minute: "2-digit" }).format(until);
}

export const NO_CLOCK: TimeControl = {
  kind: "none",
  bank: 0,
  increment: 0,
  allowance: 0,
  night_from: 0,
  night_to: 0,
  offset: 0,
  free_weekdays: [],
  free_dates: [],
  when_up: "wait",
  bot: "",
};

/** How the clocks of a table run, for those who are about to sit down. */
export function tellClock(clock: TimeControl): string {
  const { kind, bank, increment, allowance } = clock;
  const rests = clock.night_from !== clock.night_to || clock.free_weekdays.length + clock.free_dates.length > 0;
  return [
    ui(`clock-told-${kind}`, { minutes: bank / 60, increment, hours: allowance / 3600 }),
    ...(rests ? [ui("clock-told-rests")] : []),
    ui("clock-told-up", { what: ui(`clock-up-${clock.when_up}`) }),
  ].join(" ");
}
