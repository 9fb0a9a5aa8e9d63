/** Where we are: the lobby, a table, a replay, a lesson, a problem, the rules of a game. */
export type Place =
  | { page: "lobby" }
  | { page: "table"; id: string; secrets: URLSearchParams }
  | { page: "replay"; id: string }
  | { page: "teach"; game: string; chapter: string }
  | { page: "problems"; game: string; problem: string }
  | { page: "rules"; game: string; at: string }
  | { page: "profile" | "ladder"; secrets: URLSearchParams };

export function parse(path: string, hash: string): Place {
  const [, page, id, more = ""] = path.split("/");
  if (page === "table" && id) return { page, id, secrets: new URLSearchParams(hash.replace(/^#/, "")) };
  if (page === "replay" && id) return { page, id };
  if (page === "teach" && id) return { page, game: id, chapter: more };
  if (page === "problems") return { page, game: id ?? "", problem: more };
  if (page === "rules" && id) return { page, game: id, at: more };
  if (page === "profile" || page === "ladder") return { page, secrets: new URLSearchParams(hash.replace(/^#/, "")) };
  return { page: "lobby" };
}

class Route {
  place = $state.raw<Place>(parse(location.pathname, location.hash));

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  read() {
    this.place = parse(location.pathname, location.hash);
  }

  go(path: string) {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  /** Forget what stood behind `#`: it is kept elsewhere now. */
  hush() {
    history.replaceState(null, "", location.pathname);
  }
}

export const route = new Route();

/** For links: follow them without loading the page anew. */
export function follow(event: MouseEvent) {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  route.go(link.getAttribute("href") ?? "/");
}
