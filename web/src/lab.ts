import { mount } from "svelte";
import "./app.css";
import "./seats.css";
import "./games/goldbraeu/gardens.css";
import Lab from "./Lab.svelte";

mount(Lab, { target: document.getElementById("app") as HTMLElement });
