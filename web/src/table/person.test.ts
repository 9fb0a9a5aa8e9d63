import { cleanup, configure, fireEvent, render } from "@testing-library/svelte";
import { api, Refusal } from "../base/api";
import { hushed } from "../base/hushed.svelte";
import { hold } from "../base/keys";
import type { ChatLine, SeatInfo } from "../protocol";
import { speak } from "../testing/sentences";
import Bubble from "./Bubble.svelte";
import Chat from "./Chat.svelte";
import CloseTable from "./CloseTable.svelte";
import type { TableModel } from "./model.svelte";
import PersonMenu from "./PersonMenu.svelte";

configure({ asyncUtilTimeout: 60_000 }); // a hang, not a busy machine
beforeAll(() => speak());
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  hushed.set("abcd", "blue", false);
});

const seat = (name: string, rest: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: name,
  holder: "person",
  name: "",
  bot: "",
  here: true,
  muted: "",
  ...rest,
});
const line = (number: number, by: string, text: string): ChatLine => ({
  number,
  seat: by,
  text,
  emote: "",
  at: Date.now() / 1000,
});

/** Red at a table with blue. */
function table(blue: Partial<SeatInfo> = {}, red: Partial<SeatInfo> = {}, closed = "") {
  const now = { table: { chat: "on", closed, seats: [seat("red", red), seat("blue", { name: "Rude", ...blue })] } };
  const connection = { said: [line(1, "blue", "grr"), line(2, "red", "hm")] };
  return { id: "abcd", seat: "red", now, connection, watchKey: "my-key", trouble: null } as unknown as TableModel;
}

const menu = async (model: TableModel) => {
  const page = render(PersonMenu, { model, seat: model.now?.table.seats[1] as SeatInfo });
  await fireEvent.click(page.getByRole("button", { name: /More about/ }));
  return page;
};

test("I hide somebody's chat from me: lines and bubble go, and nobody is told", async () => {
  const model = table();
  const page = await menu(model);
  const chat = render(Chat, { model });
  expect(chat.getByRole("log").textContent).toContain("grr");
  const asked = vi.spyOn(globalThis, "fetch");
  await fireEvent.click(page.getByLabelText("Hide their chat from me"));
  expect(chat.getByRole("log").textContent).not.toContain("grr");
  expect(chat.getByRole("log").textContent).toContain("hm");
  expect(asked).not.toHaveBeenCalled();
  expect(JSON.parse(localStorage.getItem("stammtisch.hushed") ?? "")).toEqual({ abcd: ["blue"] });
  expect(render(Bubble, { model, seat: "blue" }).container.querySelector(".bubble")).toBeNull();
});

test("a name and words can be reported; without them there is nothing to report", async () => {
  const report = vi.spyOn(api, "report").mockResolvedValue({ seat: "blue", reason: "name" });
  const page = await menu(table());
  await fireEvent.click(page.getByText("Report this name"));
  expect((await page.findByRole("status")).textContent).toContain("Thank you");
  await fireEvent.click(page.getByText("Report what they say"));
  expect(report.mock.calls.map(([id, wish, key]) => [id, wish.seat, wish.reason, key])).toEqual([
    ["abcd", "blue", "name", "my-key"],
    ["abcd", "blue", "chat", "my-key"],
  ]);
  cleanup();
  const model = table({ name: "" });
  (model.connection as unknown as { said: ChatLine[] }).said = [];
  const quiet = await menu(model);
  expect(quiet.queryByText(/Report/)).toBeNull();
});

test("only the host can mute for everybody, and not lift what the house did", async () => {
  expect((await menu(table())).queryByLabelText("Mute for everybody")).toBeNull();
  cleanup();
  hold("abcd", { host: "host-key" });
  const mute = vi
    .spyOn(api, "mute")
    .mockRejectedValue(new Refusal({ key: "muted-by-house", about: {}, text: "", rule: "" }, 409));
  const page = await menu(table());
  await fireEvent.click(page.getByLabelText("Mute for everybody"));
  expect(mute).toHaveBeenCalledWith("abcd", { seat: "blue", muted: true }, "host-key");
  expect((await page.findByRole("status")).textContent).toContain("only they can lift it");
  cleanup();
  const fixed = await menu(table({ muted: "house" }));
  expect((fixed.getByLabelText("Mute for everybody") as HTMLInputElement).disabled).toBe(true);
});

test.each([
  ["en", "host", "The host of this table has muted you"],
  ["de", "house", "Wer dieses Haus betreibt, hat dich"],
  ["fr", "host", "L’hôte de cette table vous a privé de parole"],
])("who is muted reads so where they would write (%s)", async (language, by, said) => {
  speak(language);
  const page = render(Chat, { model: table({}, { muted: by as "host" }) });
  await fireEvent.click(page.container.querySelector(".head button") as HTMLElement);
  expect(page.getByRole("status").textContent).toContain(said);
  expect(page.container.querySelector("form")).toBeNull();
  speak();
});

test("a table is closed at the second word, and opened again", async () => {
  const close = vi.spyOn(api, "close").mockResolvedValue({} as never);
  const page = render(CloseTable, { model: table(), host: "host-key" });
  await fireEvent.click(page.getByText("Close this table"));
  expect(close).not.toHaveBeenCalled();
  await fireEvent.click(page.getByText("Yes, close it"));
  expect(close).toHaveBeenCalledWith("abcd", { closed: true }, "host-key");
  cleanup();
  const again = render(CloseTable, { model: table({}, {}, "host"), host: "host-key" });
  await fireEvent.click(again.getByText("Open this table again"));
  expect(close).toHaveBeenLastCalledWith("abcd", { closed: false }, "host-key");
  cleanup();
  expect(
    render(CloseTable, { model: table({}, {}, "house"), host: "host-key" }).container.querySelector("button"),
  ).toBeNull();
});
