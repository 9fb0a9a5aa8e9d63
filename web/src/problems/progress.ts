/** Which problems were solved, at the first try or later, and which were looked up; kept in this browser. */
export type Outcome = "first" | "later" | "shown";

const KEY = "stammtisch.problems";
type Kept = Record<string, Record<string, Outcome>>;

function all(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const outcomes = (game: string): Readonly<Record<string, Outcome>> => all()[game] ?? {};

/** Keep how a problem ended; the first time counts, but what was only looked up can still be solved. */
export function keep(game: string, problem: string, outcome: Outcome) {
  const kept = all();
  const before = kept[game]?.[problem];
  if (before && before !== "shown") return;
  try {
    const now = before === "shown" && outcome === "first" ? "later" : outcome;
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [game]: { ...kept[game], [problem]: now } }));
  } catch {
    // a browser that keeps nothing still puts problems
  }
}
