/** Whose chat this browser does not show, by table. Nobody else learns of it. */
const KEY = "stammtisch.hushed";
const MOST = 100; // tables

type Seats = Readonly<Record<string, readonly string[]>>; // by table

function read(): Seats {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

class Hushed {
  private all = $state.raw<Seats>(read());

  has(table: string, seat: string): boolean {
    return this.all[table]?.includes(seat) ?? false;
  }

  set(table: string, seat: string, wanted: boolean) {
    const { [table]: before = [], ...others } = this.all;
    const seats = [...before.filter((one) => one !== seat), ...(wanted ? [seat] : [])];
    const kept = Object.entries(others).slice(1 - MOST);
    this.all = Object.fromEntries(seats.length ? [...kept, [table, seats]] : kept);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // a browser that keeps nothing forgets it with the page
    }
  }
}

export const hushed = new Hushed();
