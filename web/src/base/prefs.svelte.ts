/** What a reader prefers; kept in this browser. */
export type Theme = "auto" | "light" | "dark";

interface Stored {
  language: string;
  theme: Theme;
  speed: number; // 0: no motion, 1: as made
  confirm: boolean; // a second click before anything is sent
  name: string;
  forecast: boolean;
  chat: boolean; // whether to show what others say
  plain: boolean; // lists and buttons instead of drawings
}

const KEY = "stammtisch.prefs";
const FIRST: Stored = {
  language: "",
  theme: "auto",
  speed: 1,
  confirm: false,
  name: "",
  forecast: true,
  chat: true,
  plain: false,
};

function stored(): Stored {
  try {
    return { ...FIRST, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
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
    return this.all.speed === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  get dark(): boolean {
    return this.all.theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : this.all.theme === "dark";
  }

  paint() {
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
  }
}

export const prefs = new Prefs();
