/** The problems of each game, fetched once; and what the solver wants of them. */
import { api } from "../base/api";
import type { ProblemShelf } from "../protocol";
import { ANY, fits, following, type Wanted } from "./picking";
import { outcomes } from "./progress";

class Shelves {
  all = $state.raw<Readonly<Record<string, ProblemShelf>>>({});
  wanted = $state.raw<Wanted>(ANY);

  async fetch(game: string): Promise<void> {
    if (this.all[game]) return;
    const shelf = await api.problems(game);
    this.all = { ...this.all, [game]: shelf };
  }

  picked(game: string) {
    return (this.all[game]?.problems ?? []).filter((one) => fits(one, this.wanted));
  }

  following(game: string, name: string): string | undefined {
    return following(this.picked(game), name, outcomes(game));
  }
}

export const shelves = new Shelves();
