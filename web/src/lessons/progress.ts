/** Which chapters were learned to their end; kept in this browser. */
const KEY = "stammtisch.lessons";

function all(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const finished = (game: string): readonly string[] => all()[game] ?? [];

export function finish(game: string, chapter: string) {
  const chapters = new Set([...finished(game), chapter]);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: [...chapters] }));
  } catch {
    // a browser that keeps nothing still teaches
  }
}
