import { attention } from "./attention.svelte";
import { prefs } from "./prefs.svelte";

const notices: string[] = [];
let hidden = false;

beforeAll(() => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg" />';
  Object.defineProperty(document, "visibilityState", { get: () => (hidden ? "hidden" : "visible") });
  vi.stubGlobal("fetch", async () => new Response('<svg viewBox="-20 -20 40 40"></svg>'));
  vi.stubGlobal(
    "Notification",
    class {
      static permission = "granted";
      constructor(title: string) {
        notices.push(title);
      }
    },
  );
});
afterEach(() => {
  attention.rest();
  hidden = false;
  notices.length = 0;
  prefs.set("notify", false);
});
afterAll(() => vi.unstubAllGlobals());

const icon = () => document.querySelector("link")?.getAttribute("href") ?? "";

test("the title and the icon of the tab say that it is my turn, and go back", async () => {
  await attention.raise("Your turn", "What do you do?");
  expect(attention.call).toBe("Your turn");
  expect(decodeURIComponent(icon())).toContain("<circle");
  attention.rest();
  expect([attention.call, icon()]).toEqual(["", "/icon.svg"]);
});

test("a notice only to those who allowed it and look elsewhere, once for each turn", async () => {
  await attention.raise("one", "");
  hidden = true;
  await attention.raise("two", "");
  prefs.set("notify", true);
  await attention.raise("three", "");
  await attention.raise("three", "");
  hidden = false;
  await attention.raise("four", "");
  expect(notices).toEqual(["three"]);
});
