/** In which order my tables are shown. */
import type { MyTable } from "../protocol";

/** Whether I owe a decision there; not while a bot plays for me. */
export const isMyTurn = ({ table, mine, acting }: MyTable): boolean =>
  (table?.seats ?? []).some((s) => !s.bot && mine.includes(s.seat) && acting.includes(s.seat));

function rank(one: MyTable): number {
  if (!one.table) return 4;
  if (isMyTurn(one)) return 0;
  return { playing: 1, gathering: 2, over: 3 }[one.table.status];
}

/** Mine to move first, then under way, waiting, finished, gone; the newest first among equals. */
export const sorted = (tables: readonly MyTable[]): readonly MyTable[] =>
  [...tables].sort((a, b) => rank(a) - rank(b) || b.used - a.used);
