import type { Now } from "../protocol";
import { backOff, Connection, type Update } from "./connection.svelte";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
    this.onclose();
  }
  hear(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const now = { view: null } as unknown as Now;

function sit() {
  FakeSocket.all = [];
  const updates: Update[] = [];
  const connection = new Connection(
    "t1",
    "key",
    (u) => updates.push(u),
    [],
    () => new FakeSocket() as unknown as WebSocket,
  );
  connection.open();
  const socket = FakeSocket.all[0] as FakeSocket;
  socket.onopen();
  socket.hear({ type: "welcome", seat: "red", version: "1", epoch: 1 });
  socket.hear({ type: "state", number: 7, seat: "red", lines: [], now });
  return { connection, socket, updates };
}

describe("the socket", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("says who it is, then takes everything", () => {
    const { connection, socket, updates } = sit();
    expect(socket.sent[0]).toEqual({ type: "hello", table: "t1", key: "key", number: null, others: [] });
    expect(connection.link).toBe("online");
    expect(updates[0]?.fresh).toBe(true);
  });

  test("never mixes two positions: after a gap it asks again from its own number", () => {
    const { connection, socket, updates } = sit();
    socket.hear({ type: "moved", after: 7, number: 8, lines: [], now });
    socket.hear({ type: "moved", after: 9, number: 10, lines: [], now });
    expect(updates).toHaveLength(2);
    expect(connection.number).toBe(8);
    expect(socket.sent.at(-1)).toMatchObject({ type: "hello", number: 8 });
  });

  test("comes back by itself and sends again what was not acknowledged, with the same mark", async () => {
    const { connection, socket } = sit();
    const done = connection.request({ type: "decide", decision: "7-red", action: "pass", once: "abcdefgh" });
    socket.close();
    expect(connection.link).toBe("offline");
    await vi.advanceTimersByTimeAsync(20_000);
    const again = FakeSocket.all.at(-1) as FakeSocket;
    expect(again).not.toBe(socket);
    again.onopen();
    expect(again.sent[0]).toMatchObject({ type: "hello", number: 7 });
    again.hear({ type: "welcome", seat: "red", version: "1", epoch: 1 });
    expect(again.sent[1]).toMatchObject({ type: "decide", once: "abcdefgh" });
    again.hear({ type: "done", id: (again.sent[1] as { id: number }).id, number: 8 });
    expect(await done).toBeNull();
  });

  test("starts afresh when the house goes on from a copy that may lack its last lines", async () => {
    const { connection, socket, updates } = sit();
    socket.hear({ type: "moved", after: 7, number: 9, lines: [], now });
    socket.close();
    await vi.advanceTimersByTimeAsync(20_000);
    const again = FakeSocket.all.at(-1) as FakeSocket;
    again.onopen();
    again.hear({ type: "welcome", seat: "red", version: "1", epoch: 2 });
    expect(again.sent.at(-1)).toMatchObject({ type: "hello", number: null });
    again.hear({ type: "moved", after: 9, number: 10, lines: [], now }); // of a past that never was
    expect(connection.number).toBe(9);
    again.hear({ type: "welcome", seat: "red", version: "1", epoch: 2 });
    again.hear({ type: "state", number: 8, seat: "red", lines: [], now });
    expect(connection.number).toBe(8);
    expect(updates.at(-1)?.fresh).toBe(true);
    expect(again.sent).toHaveLength(2);
  });

  test("starts afresh when the log is shorter than it was", async () => {
    const { connection, socket, updates } = sit();
    socket.close();
    await vi.advanceTimersByTimeAsync(20_000);
    const again = FakeSocket.all.at(-1) as FakeSocket;
    again.onopen();
    again.hear({ type: "welcome", seat: "red", version: "1", epoch: 1 });
    again.hear({ type: "state", number: 5, seat: "red", lines: [], now });
    expect(connection.number).toBe(5);
    expect(updates.at(-1)?.fresh).toBe(true);
  });

  test("that comes too often tries again later instead of giving up", async () => {
    const { connection, socket } = sit();
    socket.hear({ type: "refused", id: null, trouble: { key: "too-often", about: {}, text: "", rule: "" } });
    expect(connection.link).toBe("offline");
    expect(connection.trouble).toBeNull();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test.each(["store-away", "table-newer"])("that is refused for now (%s) says so and tries again", async (key) => {
    const { connection, socket } = sit();
    socket.close();
    await vi.advanceTimersByTimeAsync(20_000);
    const again = FakeSocket.all.at(-1) as FakeSocket;
    again.onopen();
    again.hear({ type: "refused", id: null, trouble: { key, about: {}, text: "", rule: "" } });
    expect(connection.trouble?.key).toBe(key);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.all).toHaveLength(3);
    (FakeSocket.all.at(-1) as FakeSocket).hear({ type: "welcome", seat: "red", version: "1", epoch: 1 });
    expect(connection.trouble).toBeNull();
  });

  test("waits longer each time, never more than fifteen seconds, and not all at once", () => {
    expect(backOff(0, 1)).toBe(400);
    expect(backOff(3, 1)).toBe(3200);
    expect(backOff(30, 1)).toBe(15_000);
    expect(backOff(3, 0)).toBe(1600);
  });
});
