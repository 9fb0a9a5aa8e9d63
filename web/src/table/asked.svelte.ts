/** A table that is told by answers to requests instead of a socket: a lesson, a problem. Nobody else sits there. */
import { Refusal } from "../base/api";
import type { ChatLine, ErrorInfo, Present } from "../protocol";
import type { Link, Update } from "./connection.svelte";

const NOBODY: Present = { type: "present", here: [], watchers: 0 };
const UNREACHABLE: ErrorInfo = { key: "ui-no-answer", about: {}, text: "", rule: "" };

export abstract class AskedTable {
  link = $state<Link>("connecting");
  seat = $state<string | null>(null);
  trouble = $state.raw<ErrorInfo | null>(null);
  present = NOBODY;
  said: readonly ChatLine[] = [];
  number = 0;
  key: string | undefined;

  protected tell: (update: Update) => void = () => undefined;

  connect(tell: (update: Update) => void): this {
    this.tell = tell;
    return this;
  }

  /** Do something that asks the server; what goes wrong is shown. */
  protected async load(work: () => Promise<void>): Promise<ErrorInfo | null> {
    try {
      await work();
      this.link = "online";
      this.trouble = null;
      return null;
    } catch (error) {
      this.link = error instanceof Refusal ? "online" : "offline";
      this.trouble = error instanceof Refusal ? error.trouble : UNREACHABLE;
      return this.trouble;
    }
  }
}
