// Opens a page that says that the house is away, and shows what the house pushes to those whose turn it is; nothing else:
// whatever the house serves comes from the house, so no page is ever older than the house, and nothing of a table is kept here.
const CACHE = "away";
const AWAY = "/away";
const FILES = [AWAY, "/away.css", "/away.js", "/icon.svg"];
const CLOSED = [502, 503, 504]; // a proxy answers, but nobody is behind it
let fresh = false;

const keep = async () => (await caches.open(CACHE)).addAll(FILES.map((file) => new Request(file, { cache: "reload" })));

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

async function open(request) {
  try {
    const answer = await fetch(request);
    if (!CLOSED.includes(answer.status)) return answer;
  } catch {
    // no answer at all
  }
  return (await caches.match(AWAY)) ?? Response.error();
}

async function file(request) {
  return fetch(request).catch(async () => (await caches.match(request)) ?? Response.error());
}

/** The page that says so is as new as the house that was seen last. */
async function renew() {
  if (fresh) return;
  fresh = true;
  await keep().catch(() => {
    fresh = false;
  });
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    event.respondWith(open(request));
    event.waitUntil(renew());
  } else if (FILES.includes(pathname)) event.respondWith(file(request));
});

/** It is somebody's turn. Browsers want a notice for each push, so one is shown in any case. */
function tell(data) {
  const { title = "Stammtisch", body = "", url = "/", tag = "" } = data ?? {};
  return self.registration.showNotification(title, { body, tag, icon: "/icon.svg", data: { url } });
}

/** To the table, at this house, whatever the notice says of hosts: in the tab that shows it, or in a new one. */
async function visit(url) {
  const { pathname, hash } = new URL(url, location.origin);
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find((one) => new URL(one.url).pathname === pathname);
  return tab ? tab.focus() : self.clients.openWindow(`${pathname}${hash}`);
}

self.addEventListener("push", (event) => event.waitUntil(tell(event.data?.json())));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(visit(event.notification.data.url));
});
