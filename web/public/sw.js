// Opens a page that says that the house is away, and nothing else: whatever the house serves comes from the house, so no
// page is ever older than the house, and nothing of a table is kept here.
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
