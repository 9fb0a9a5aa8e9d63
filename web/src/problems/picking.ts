/** Picking problems: by theme, difficulty, and whether they are proven or judged; what comes next. */
import type { ProblemInfo } from "../protocol";
import type { Outcome } from "./progress";

export interface Wanted {
  theme: string; // empty: any
  difficulty: number; // 0: any
  kind: string; // empty: any
}

export const ANY: Wanted = { theme: "", difficulty: 0, kind: "" };

export const fits = ({ theme, difficulty, kind }: ProblemInfo, wanted: Wanted) =>
  (!wanted.theme || theme === wanted.theme) &&
  (!wanted.difficulty || difficulty === wanted.difficulty) &&
  (!wanted.kind || kind === wanted.kind);

/** The themes in the order of their names, each with how many problems there are. */
export function themes(problems: readonly ProblemInfo[]): readonly [string, number][] {
  const counts = new Map<string, number>();
  for (const { theme } of problems) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a.localeCompare(b));
}

/** The next problem: the first behind this one that is not solved, else any other that is not, else the one behind. */
export function following(
  problems: readonly ProblemInfo[],
  name: string,
  done: Readonly<Record<string, Outcome>>,
): string | undefined {
  const at = problems.findIndex((one) => one.name === name);
  const around = [...problems.slice(at + 1), ...problems.slice(0, Math.max(at, 0))].map((one) => one.name);
  return around.find((one) => !done[one]) ?? around[0];
}
