/** Tables at which a newcomer learns the game. */
const KEY = "stammtisch.teach";

const all = (): string[] => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
};

export const isTeaching = (id: string) => all().includes(id);

export function teach(id: string) {
  try {
    localStorage.setItem(KEY, JSON.stringify([id, ...all()].slice(0, 20)));
  } catch {
    // then without hints
  }
}

export function stopTeaching(id: string) {
  localStorage.setItem(KEY, JSON.stringify(all().filter((other) => other !== id)));
}
