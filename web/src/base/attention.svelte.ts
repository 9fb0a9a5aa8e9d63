/** It is your turn: said by the title, the icon of the tab, a sound and, if allowed, a notice of the browser. */
import { prefs } from "./prefs.svelte";
import { sound } from "./sound";

const BADGE = '<circle cx="11" cy="-11" r="8" fill="#d42a12" stroke="#fffaf0" stroke-width="2.500"/></svg>';

export const mayNotify = () => typeof Notification !== "undefined" && Notification.permission === "granted";

/** Ask whether notices may be sent; only ever from a click. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

class Attention {
  /** What the title says instead of the name of the page. */
  call = $state("");
  private plain = "";
  private badged = "";

  /** Call the reader; the same call is made once. */
  async raise(call: string, body: string) {
    if (this.call === call) return;
    this.call = call;
    sound("turn");
    if (document.visibilityState === "hidden" && prefs.all.notify && mayNotify()) notify(call, body);
    await this.badge();
  }

  rest() {
    if (!this.call) return;
    this.call = "";
    if (this.plain) icon()?.setAttribute("href", this.plain);
  }

  /** The tab's icon with a red dot, drawn onto the icon itself. */
  private async badge() {
    const link = icon();
    if (!link) return;
    this.plain ||= link.getAttribute("href") ?? "";
    this.badged ||= await drawBadge(this.plain);
    if (this.call && this.badged) link.setAttribute("href", this.badged);
  }
}

const icon = () => document.querySelector('link[rel="icon"]');

async function drawBadge(address: string): Promise<string> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return "";
  return `data:image/svg+xml,${encodeURIComponent((await answer.text()).replace("</svg>", BADGE))}`;
}

function notify(title: string, body: string) {
  const notice = new Notification(title, { body, tag: "stammtisch-turn", icon: "/icon.svg" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

export const attention = new Attention();
