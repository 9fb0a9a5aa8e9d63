/** What is being read beside the table: a rule, the reference card. One panel for the whole page. */
import { route } from "../base/route.svelte";
import type { TableDraft } from "../protocol";

/** Where one can be in the rules of a game: `card`, `how-to-play`, `rulebook`, or the id of a rule or ruling. */
export interface Spot {
  game: string;
  at: string;
}

/** The address of a place in the rules. */
export const rulesPath = (game: string, at = "") => `/rules/${game}${at && `/${at}`}`;

class Reading {
  spot = $state.raw<Spot | null>(null);
  /** The table one sits at: its numbers and editions are the ones that matter. */
  table = $state.raw<TableDraft | null>(null);
  private opener: HTMLElement | null = null;

  /** Beside the table in the panel; on the page of rules, there. */
  open(game: string, at: string) {
    if (route.place.page === "rules") return route.go(rulesPath(game, at));
    if (!this.spot) this.opener = document.activeElement as HTMLElement | null;
    this.spot = { game, at };
  }

  close() {
    this.spot = null;
    if (this.opener?.isConnected) this.opener.focus();
  }

  toggle(game: string, at: string) {
    if (this.spot) this.close();
    else this.open(game, at);
  }
}

export const reading = new Reading();
