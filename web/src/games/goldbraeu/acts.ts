/** How each event is acted out: one small function per kind. Kinds not named here are simply drawn anew. */
import type { Act } from "../../table/stage";

const QUICK = 220;

const flyMarker: Act = ({ facts }, stage) =>
  stage.fly("marker", facts, `purse:${facts.seat}`, `business:${facts.business}`, 380);

export const acts: Readonly<Record<string, Act>> = {
  "share-revealed": ({ facts }, stage) =>
    stage.fly("marker", facts, `purse:${facts.seat}`, `business:${facts.business}`, QUICK),
  "figure-placed": ({ facts }, stage) =>
    stage.fly("boss", facts, `purse:${facts.seat}`, `business:${facts.business}`, 420),
  "action-revealed": (_event, stage) => stage.wait(90),
  "space-added": async ({ facts }, stage) => {
    await stage.fly("fence", facts, `business:${facts.garden}`, `space:${facts.space}`, 420);
  },
  "space-transferred": async ({ facts }, stage) => {
    await stage.pulse(`space:${facts.space}`, QUICK);
    await stage.fly("fence", facts, `business:${facts.giver}`, `space:${facts.space}`, 420);
  },
  "space-cut-off": ({ facts }, stage) => stage.pulse(`space:${facts.space}`, 300),
  challenged: ({ facts }, stage) => stage.pulse(`business:${facts.business}`, 450),
  "share-opened": flyMarker,
  "marker-returned": ({ facts }, stage) =>
    stage.fly("marker", facts, `business:${facts.business}`, `purse:${facts.seat}`, 380),
  blocked: ({ facts }, stage) => stage.pulse(`business:${facts.business}`, 500),
  lapsed: ({ facts }, stage) => stage.pulse(`business:${facts.business}`, 350),
  "figure-returned": ({ facts }, stage) =>
    stage.fly("boss", facts, `business:${facts.business}`, `purse:${facts.seat}`, 420),
  "figure-withdrawn": ({ facts }, stage) =>
    stage.fly("boss", facts, `business:${facts.business}`, `purse:${facts.seat}`, 420),
  "boss-installed": ({ facts }, stage) =>
    stage.fly("boss", facts, `purse:${facts.seat}`, `business:${facts.business}`, 520),
  "contract-signed": async ({ facts }, stage) => {
    await Promise.all([
      stage.fly("sign", { brewery: facts.old ?? null }, `business:${facts.garden}`, `business:${facts.old}`, 480),
      stage.fly("sign", facts, `business:${facts.brewery}`, `business:${facts.garden}`, 560),
    ]);
  },
  "card-bought": async ({ facts }, stage) => {
    await stage.fly("coin", facts, `purse:${facts.seat}`, `slot:${facts.slot}`, 320);
    await stage.fly("card", facts, `slot:${facts.slot}`, `purse:${facts.seat}`, 380);
  },
  "blind-bought": ({ facts }, stage) => stage.fly("coin", facts, `purse:${facts.seat}`, "slot:blind", 320),
  "share-drawn": ({ facts }, stage) => stage.fly("card", facts, "slot:blind", `purse:${facts.seat}`, 380),
  "chip-moved": ({ facts }, stage) =>
    stage.fly(String(facts.chip), facts, `business:${facts.left}`, `business:${facts.garden}`, 600),
};
