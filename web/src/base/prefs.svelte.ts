/** What a reader prefers; kept in this browser. */
import { recent } from "./keys";

export type Theme = "auto" | "light" | "dark";
export type Pace = "slow" | "normal" | "fast" | "step";
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "step"];

/** How fast things move at each pace. */
const SPEED: Readonly<Record<Pace, number>> = { slow: 0.6, normal: 1, fast: 2, step: 0.8 };

interface Stored {
  language: string;
  theme: Theme;
  motion: boolean; // things fly and turn over
  pace: Pace | ""; // at which the page tells what others do; not chosen yet
  sound: boolean;
  notify: boolean; // a notice of the browser when it is my turn and I look elsewhere
  confirm: boolean; // a second click before anything is sent
  name: string;
  forecast: boolean;
  chat: boolean; // whether to show what others say
  plain: boolean; // lists and buttons instead of drawings
  warn: number; // percent of the chance to win from which on a choice is asked about; 0: never
}

const KEY = "stammtisch.prefs";
const FIRST: Stored = {
  language: "",
  theme: "auto",
  motion: true,
  pace: "",
  sound: false,
  notify: false,
  confirm: false,
  name: "",
  forecast: true,
  chat: true,
  plain: false,
  warn: 0,
};

function stored(): Stored {
  try {
    const { speed, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...FIRST, ...(speed === 0 ? { motion: false } : {}), ...kept }; // `speed`: kept by earlier versions
  } catch {
    return { ...FIRST };
  }
}

class Prefs {
  all = $state(stored());
  /** An address with `?plain` asks for lists and buttons without changing what is kept. */
  private plainHere = $state(new URLSearchParams(location.search).has("plain"));

  set<K extends keyof Stored>(name: K, value: Stored[K]) {
    this.all[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // a browser that keeps nothing still plays
    }
    if (name === "theme") this.paint();
    if (name === "plain") this.plainHere = false;
  }

  /** Whether to show lists and buttons, though a game has drawings. */
  get plain(): boolean {
    return this.all.plain || this.plainHere;
  }

  /** Whether things may move at all. */
  get still(): boolean {
    return !this.all.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** The pace that was chosen; newcomers, at their first table in this browser, begin slowly. */
  get pace(): Pace {
    return this.all.pace || (recent().length > 1 ? "normal" : "slow");
  }

  get speed(): number {
    return SPEED[this.pace];
  }

  get dark(): boolean {
    return this.all.theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : this.all.theme === "dark";
  }

  paint() {
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
  }
}

export const prefs = new Prefs();
