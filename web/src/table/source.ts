/** Where a table's messages come from: a table of the server, or a lesson. */
import { api } from "../base/api";
import type {
  AskCaution,
  Because,
  Caution,
  ChatLine,
  ClientMessage,
  ErrorInfo,
  Forecast,
  Foreseen,
  Frame,
  Present,
} from "../protocol";
import { Connection, type Link, type Update, type WithoutId } from "./connection.svelte";

/** What tells of a table and takes commands. */
export interface Channel {
  readonly link: Link;
  readonly seat: string | null;
  readonly present: Present;
  readonly trouble: ErrorInfo | null;
  readonly said: readonly ChatLine[];
  readonly number: number;
  open(): void;
  close(): void;
  change(key: string | undefined): void;
  request(message: WithoutId<ClientMessage>): Promise<ErrorInfo | null>;
}

export interface Source {
  key: string | undefined;
  connect(tell: (update: Update) => void): Channel;
  forecast(): Promise<Forecast | null>;
  preview(action: string, signal: AbortSignal): Promise<Foreseen>;
  why(action: string): Promise<Because>;
  frame(line: number): Promise<Frame | null>;
  /** What an answer would cost; a lesson or a problem does not say. */
  caution?(wish: AskCaution, signal: AbortSignal): Promise<Caution | null>;
}

export class TableSource implements Source {
  constructor(
    private readonly id: string,
    public key: string | undefined,
    private readonly keys: readonly string[],
  ) {}

  connect = (tell: (update: Update) => void) => new Connection(this.id, this.key, tell, this.keys);
  forecast = () => api.forecast(this.id, this.key);
  preview = (action: string, signal: AbortSignal) => api.preview(this.id, action, this.key ?? "", signal);
  why = (action: string) => api.why(this.id, action, this.key ?? "");
  frame = (line: number) => api.frame(this.id, line, this.key);
  caution = (wish: AskCaution, signal: AbortSignal) => api.caution(this.id, wish, this.key ?? "", signal);
}
