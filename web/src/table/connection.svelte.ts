/** One socket per tab: numbered messages, resuming, and never a position mixed from two. */
import type {
  ChatLine,
  ClientMessage,
  ErrorInfo,
  Line,
  Moved,
  Now,
  Present,
  ServerMessage,
  State,
  Welcome,
} from "../protocol";

export type Link = "connecting" | "online" | "offline";
export interface Update {
  lines: readonly Line[]; // new ones, to be shown one after the other
  now: Now;
  fresh: boolean; // forget what was there
}

interface Waiting {
  message: ClientMessage & { id: number };
  done: (trouble: ErrorInfo | null) => void;
}

export type WithoutId<T> = T extends { id: number } ? Omit<T, "id"> : never;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 8_000;
const PASSING = ["too-often", "store-away", "table-newer"]; // what refuses the table now, but not for long

/** How long to wait before trying again: twice as long each time, and never all clients at once. */
export function backOff(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + chance / 2);
}

export class Connection {
  link = $state<Link>("connecting");
  seat = $state<string | null>(null);
  present = $state.raw<Present>({ type: "present", here: [], watchers: 0 });
  said = $state.raw<readonly ChatLine[]>([]); // as much as the server remembers, and what came since
  trouble = $state.raw<ErrorInfo | null>(null); // the table cannot be had at all
  number = 0;

  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private nextId = 1;
  private attempt = 0;
  private fresh = true; // nothing of this seat is known yet
  private epoch: number | null = null; // of the house: another one has another past
  private closed = false;
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    private readonly table: string,
    private key: string | undefined,
    private readonly tell: (update: Update) => void,
    private readonly others: readonly string[] = [], // keys of those who sit at this screen
    private readonly make: () => WebSocket = () => new WebSocket(address(this.table)),
  ) {}

  open() {
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
    this.connect();
  }

  close() {
    this.closed = true;
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.timers.forEach(clearTimeout);
    this.socket?.close();
  }

  /** Sit down elsewhere at the same table: everything is told anew. */
  change(key: string | undefined) {
    this.key = key;
    this.fresh = true;
    this.hello();
  }

  /** Send what must be acknowledged; it is sent again after a drop, and counts once. */
  request(message: WithoutId<ClientMessage>): Promise<ErrorInfo | null> {
    const id = this.nextId++;
    const whole = { ...message, id } as ClientMessage & { id: number };
    return new Promise((done) => {
      this.waiting.set(id, { message: whole, done });
      this.send(whole);
    });
  }

  private again = () => {
    if (this.link === "offline" && document.visibilityState === "visible") this.connect();
  };

  private connect() {
    if (this.closed || this.socket?.readyState === 0) return;
    this.timers.forEach(clearTimeout);
    this.timers = [];
    const socket = this.make();
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => socket === this.socket && this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => socket === this.socket && this.lost();
  }

  private lost() {
    this.socket = null;
    if (this.closed) return;
    this.link = "offline";
    this.timers.push(setTimeout(() => this.connect(), backOff(this.attempt++)));
  }

  private hello() {
    const number = this.fresh ? null : this.number;
    const others = this.others.filter((key) => key !== this.key);
    this.send({ type: "hello", table: this.table, key: this.key ?? null, number, others });
  }

  private send(message: ClientMessage) {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage) {
    switch (message.type) {
      case "welcome":
        return this.welcomed(message);
      case "state":
        return this.take(message);
      case "moved":
        return this.follow(message);
      case "present":
        this.present = message;
        return;
      case "chatted":
        this.said = message.whole ? message.lines : [...this.said, ...message.lines];
        return;
      case "done":
        return this.answer(message.id, null);
      case "refused":
        if (message.id === null) this.refusedTable(message.trouble);
        else this.answer(message.id, message.trouble);
        return;
      case "pong":
        this.timers.forEach(clearTimeout);
        this.timers = [setTimeout(() => this.ping(), PING_EVERY)];
    }
  }

  private welcomed({ seat, epoch }: Welcome) {
    const again = this.link === "offline";
    this.link = "online";
    this.attempt = 0;
    this.seat = seat;
    this.trouble = null;
    if (again) for (const { message } of this.waiting.values()) this.send(message);
    this.timers.forEach(clearTimeout);
    this.timers = [setTimeout(() => this.ping(), PING_EVERY)];
    this.enter(epoch);
  }

  /** In another epoch the last lines that we know may never have been: everything is told anew. */
  private enter(epoch: number) {
    const other = this.epoch !== null && this.epoch !== epoch;
    this.epoch = epoch;
    if (!other || this.fresh) return;
    this.fresh = true;
    this.hello();
  }

  private ping() {
    this.send({ type: "ping", id: this.nextId++ });
    this.timers.push(setTimeout(() => this.socket?.close(), PONG_WITHIN));
  }

  private take({ number, seat, lines, now }: State) {
    this.number = number;
    this.seat = seat;
    this.fresh = false;
    this.tell({ lines, now, fresh: true });
  }

  private follow({ after, number, lines, now }: Moved) {
    if (this.fresh) return; // of another seat
    if (after !== this.number) {
      if (number > this.number) this.hello();
      return;
    }
    this.number = number;
    this.tell({ lines, now, fresh: false });
  }

  private answer(id: number, trouble: ErrorInfo | null) {
    this.waiting.get(id)?.done(trouble);
    this.waiting.delete(id);
  }

  private refusedTable(trouble: ErrorInfo) {
    if (trouble.key === "stale") return;
    if (trouble.key !== "too-often") this.trouble = trouble;
    if (PASSING.includes(trouble.key)) return this.socket?.close(); // it comes back by itself, a little later
    if (this.link === "connecting" || trouble.key === "blocked") this.close();
  }
}

/** Where the socket is; the table is named for proxies that send everybody at it to the same process. */
export function address(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket?table=${encodeURIComponent(table)}`;
}

/** A fresh mark for one click. */
export function once(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
