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
