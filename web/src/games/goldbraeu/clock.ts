/** What moment of the game it is. */
import { ui, words } from "../../base/words.svelte";
import type { View } from "./types";

const SETTING_UP = new Set(["lay-signs", "deal-hands", "keep-cards", "choose-start", "first-figures"]);

export const isSettingUp = (view: View) => SETTING_UP.has(view.step);
export const weekOf = (view: View) => ui("gb-week", { week: view.now.week + 1 });
export const dayOf = (view: View, weekdays: readonly string[]) =>
  String(words.name("weekday", weekdays[view.now.weekday]));
export const momentOf = (view: View, weekdays: readonly string[]) =>
  isSettingUp(view) ? ui("gb-setup") : `${weekOf(view)}, ${dayOf(view, weekdays)}`;
