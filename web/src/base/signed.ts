/** Whether somebody has signed in here, as far as this browser remembers: the lobby asks no server without it. */
const KEY = "stammtisch.profile";

export function isSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
}

export function markSignedIn(on: boolean) {
  try {
    if (on) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing asks each time
  }
}
