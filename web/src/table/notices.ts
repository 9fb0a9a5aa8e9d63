/** How this browser is told that it is my turn: through its own push service, by the service worker. */
import { askToNotify } from "../base/attention.svelte";
import type { PushWay } from "../protocol";

export const canPush = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const bytes = (key: string) => Uint8Array.from(atob(key.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));

async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  try {
    return await manager.subscribe(wish);
  } catch (error) {
    const old = await manager.getSubscription(); // for another house at the same address
    if (!(await old?.unsubscribe())) throw error;
    return manager.subscribe(wish);
  }
}

/** Ask the browser; null if it does not allow it, or has no push service. Only ever from a click. */
export async function pushWay(key: string): Promise<PushWay | null> {
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    if (!worker || !(await askToNotify())) return null;
    const { endpoint, keys } = (await subscribe(worker.pushManager, key)).toJSON();
    return { type: "push", endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
  } catch {
    return null;
  }
}
