/** The same tables on all devices: this browser tells of those it holds keys for, and gets keys to the others. */
import { hold, keyrings } from "../base/keys";
import { prefs } from "../base/prefs.svelte";
import { markSignedIn } from "../base/signed";
import type { Desk } from "../protocol";
import { calls } from "./calls";

/** Share tables with the other devices of this person; whether there are new ones here. */
export async function share(): Promise<boolean> {
  try {
    const { keys } = await calls.share(keyrings());
    for (const { table, game, seat, key } of keys) hold(table, { game, keys: { [seat]: key } });
    return keys.length > 0;
  } catch (error) {
    if ((error as { status?: number }).status === 403) markSignedIn(false); // the session has ended
    return false;
  }
}

/** Whoever has signed in is called by their name here too. */
export async function settle({ profile }: Desk): Promise<void> {
  markSignedIn(profile !== null);
  if (!profile) return;
  if (profile.name) prefs.set("name", profile.name);
  await share();
}
