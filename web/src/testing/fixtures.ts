/** Moments of real games (web/fixtures/make.py). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { View } from "../games/goldbraeu/types";
import type { Ask, Event } from "../protocol";

export interface Moment {
  view: View;
  ask: Ask;
  events: Event[];
}

export function moment(name: string): Moment {
  return JSON.parse(readFileSync(join(__dirname, `../../fixtures/goldbraeu-${name}.json`), "utf8"));
}
