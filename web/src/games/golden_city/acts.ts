/** How each event is acted out: one small function per kind. Kinds not named here are simply drawn anew. */
import type { Act } from "../../table/stage";

const QUICK = 220;

const purse = (seat: unknown) => `purse:${seat}`;

export const acts: Readonly<Record<string, Act>> = {
  "score-revealed": (_event, stage) => stage.pulse("score", 500),
  "card-laid": ({ facts }, stage) => stage.fly("card", facts, "pile", `pair:${facts.pair}`, QUICK),
  "hand-placed": ({ facts }, stage) => stage.fly("hand", facts, purse(facts.seat), `pair:${facts.pair}`, 380),
  expelled: async ({ facts }, stage) => {
    await stage.fly("coin", facts, purse(facts.seat), `pair:${facts.pair}`, 320);
    await Promise.all([
      stage.fly("hand", { seat: facts.other ?? null }, `pair:${facts.pair}`, purse(facts.other), 420),
      stage.fly("hand", facts, purse(facts.seat), `pair:${facts.pair}`, 480),
    ]);
  },
  "pair-taken": ({ facts }, stage) => stage.fly("pair", facts, `pair:${facts.pair}`, purse(facts.seat), 300),
  paid: ({ facts }, stage) => stage.fly("payment", facts, purse(facts.seat), `site:${facts.site}`, 380),
  "key-spent": ({ facts }, stage) => stage.fly("key", facts, purse(facts.seat), `site:${facts.site}`, 380),
  built: ({ facts }, stage) => stage.fly("business", facts, purse(facts.seat), `site:${facts.site}`, 520),
  "coins-gained": ({ facts }, stage) => stage.fly("coin", facts, "board", purse(facts.seat), 320),
  "key-gained": ({ facts }, stage) => stage.fly("key", facts, "board", purse(facts.seat), 380),
  "card-drawn": ({ facts }, stage) => stage.fly("card", facts, "pile", purse(facts.seat), 320),
  "goods-taken": ({ facts }, stage) => stage.fly("goods", facts, `slot:${facts.slot}`, purse(facts.seat), 420),
  "goods-boxed": ({ facts }, stage) => stage.fly("goods", facts, purse(facts.seat), "slot:deck", 320),
  "bonus-picked": ({ facts }, stage) => stage.fly("bonus", facts, "board", purse(facts.seat), 420),
  "letters-gained": ({ facts }, stage) => stage.fly("letters", facts, `site:${facts.site}`, purse(facts.seat), 480),
  "card-discarded": ({ facts }, stage) => stage.fly("card", facts, purse(facts.seat), "pile", QUICK),
  "last-business": ({ facts }, stage) => stage.pulse(`player:${facts.seat}`, 500),
  stuck: ({ facts }, stage) => stage.pulse(`player:${facts.seat}`, 500),
};
