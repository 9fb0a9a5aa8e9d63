/** The position in the address, so that it can be sent and comes back after reloading: `#at=70&seat=blue`. */
export const OPEN = "open";

export interface Spot {
  at: number;
  viewer: string; // a seat, `spectator`, or `open`
}

export function readSpot(hash: string): Spot {
  const found = new URLSearchParams(hash.replace(/^#/, ""));
  const at = Number(found.get("at") ?? 0);
  return { at: Number.isFinite(at) && at > 0 ? Math.floor(at) : 0, viewer: found.get("seat") ?? OPEN };
}

export function writeSpot({ at, viewer }: Spot): string {
  const found = new URLSearchParams();
  if (at) found.set("at", String(at));
  if (viewer !== OPEN) found.set("seat", viewer);
  return found.size ? `#${found}` : "";
}

/** Put the position into the address line, in place of the one before. */
export function keepSpot(spot: Spot) {
  history.replaceState(history.state, "", `${location.pathname}${location.search}${writeSpot(spot)}`);
}
