/** The next game of the same company. Each seat gets a new key there for its old one; nobody sees another's. */
import { api, Refusal } from "../base/api";
import { held, hold } from "../base/keys";

/** Call for the next game, or find the one that was called for, and sit down there; returns its table. */
export async function rematch(id: string): Promise<string> {
  const mine = held(id);
  const [seat, key] = Object.entries(mine?.keys ?? {})[0] ?? [];
  if (!seat || !key) throw new Error("no seat");
  const { table, by } = await api.rematch(id, key);
  const host = mine?.keys[by];
  if (host) hold(table, { host }); // whoever called for it runs it, by the old key
  await sitDown(id, table);
  return table;
}

const sitting = new Map<string, Promise<void>>(); // by table: the page may be told of it twice

/** Take all of this browser's seats at the next table. */
export function sitDown(id: string, next: string): Promise<void> {
  const going = sitting.get(next) ?? takeSeats(id, next).finally(() => sitting.delete(next));
  sitting.set(next, going);
  return going;
}

async function takeSeats(id: string, next: string) {
  const mine = held(id);
  hold(next, { game: mine?.game ?? "", watch: mine?.watch ?? "" });
  for (const [seat, key] of Object.entries(mine?.keys ?? {})) {
    if (held(next)?.keys[seat]) continue;
    try {
      const joined = await api.join(next, { invitation: key });
      hold(next, { keys: { [joined.seat]: joined.key } });
    } catch (error) {
      if (!(error instanceof Refusal) || error.trouble.key !== "seat-taken") throw error;
      if (!held(next)?.watch) hold(next, { watch: key }); // a bot sits there by now: look on
    }
  }
}
