import { mount } from "svelte";
import "./fonts.css";
import "./app.css";
import "./seats.css";
import "./base/hands";
import App from "./App.svelte";
import { prefs } from "./base/prefs.svelte";
import { awaitClick } from "./base/sound";

prefs.paint();
awaitClick();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => prefs.paint());
mount(App, { target: document.getElementById("app") as HTMLElement });

// Without the house, the page that says so; only where browsers allow it: https, or this machine.
if (import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker?.register("/sw.js").catch(() => undefined));
}
