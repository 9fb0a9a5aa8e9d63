import { cleanup, configure, fireEvent, render } from "@testing-library/svelte";
import { api, Refusal } from "../base/api";
import { held, hold } from "../base/keys";
import { prefs } from "../base/prefs.svelte";
import type { ChatLine, Invitation } from "../protocol";
import { speak } from "../testing/sentences";
import Bubble from "./Bubble.svelte";
import Chat from "./Chat.svelte";
import { EMOTES } from "./emotes";
import JoinTable from "./JoinTable.svelte";
import type { TableModel } from "./model.svelte";
import { rematch } from "./rematch";

configure({ asyncUtilTimeout: 60_000 }); // a hang, not a busy machine
beforeAll(() => speak());
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  prefs.set("chat", true);
});

const seat = (name: string, holder: string, called = "") => ({ seat: name, holder, name: called, bot: "", here: true });
const line = (number: number, by: string, text: string, emote = ""): ChatLine => ({
  number,
  seat: by,
  text,
  emote,
  at: Date.now() / 1000,
});

/** A table of red's with somebody else, and what was said there. */
function talking(said: ChatLine[], chat = "on", holder = "person", me: string | null = "red") {
  const table = { chat, seats: [seat("red", "person", "Otto"), seat("blue", holder, "Eva")] };
  const say = vi.fn();
  const emote = vi.fn();
  const model = { seat: me, now: { table }, connection: { said }, say, emote, trouble: null };
  return { say, emote, model: model as unknown as TableModel };
}

test("what is said is text and nothing else; faces have words", async () => {
  const { model, say, emote } = talking([line(1, "blue", "<script>alert(1)</script>"), line(2, "red", "", "cheers")]);
  const page = render(Chat, { model });
  const log = page.getByRole("log");
  expect(log.querySelector("script")).toBeNull();
  expect(log.textContent).toContain("<script>alert(1)</script>");
  expect(log.querySelector("svg")?.getAttribute("aria-label")).toBe("Cheers!");
  await fireEvent.click(page.getByRole("button", { name: /Chat/ }));
  expect(page.container.querySelectorAll("[data-emote]")).toHaveLength(Object.keys(EMOTES).length);
  await fireEvent.click(page.container.querySelector("[data-emote=luck]") as HTMLElement);
  const field = page.getByLabelText("Say something") as HTMLInputElement;
  await fireEvent.input(field, { target: { value: "  Servus " } });
  await fireEvent.submit(field.form as HTMLFormElement);
  expect(field.maxLength).toBe(200);
  expect(emote).toHaveBeenCalledWith("luck");
  expect(say).toHaveBeenCalledWith("Servus");
});

test("no chat where the host or the house has none, or with bots alone; spectators read only; I can hide it", async () => {
  expect(render(Chat, { model: talking([], "off").model }).container.querySelector("section")).toBeNull();
  expect(render(Chat, { model: talking([], "never").model }).container.querySelector("section")).toBeNull();
  expect(render(Chat, { model: talking([], "on", "bot").model }).container.querySelector("section")).toBeNull();
  const page = render(Chat, { model: talking([line(1, "blue", "Servus")], "on", "person", null).model });
  await fireEvent.click(page.getByRole("button", { name: /Chat/ }));
  expect(page.container.querySelector("form")).toBeNull();
  await fireEvent.click(page.getByLabelText("Hide from me"));
  expect(page.queryByText("Servus")).toBeNull();
  expect(prefs.all.chat).toBe(false);
});

test("what was said before we came stands in no bubble", () => {
  const { model } = talking([line(1, "blue", "old")]);
  expect(render(Bubble, { model, seat: "blue" }).container.querySelector(".bubble")).toBeNull();
});

// ---- invitations

const about = (free: boolean, may_watch: boolean): Invitation => {
  const setup = { game: "goldbraeu", edition: "", options: {}, board: "standard", seats: 3 };
  const seats = [
    seat("red", "person", "Otto <b>"),
    seat("blue", free ? "invited" : "person", free ? "" : "Eva"),
    seat("yellow", "bot"),
  ];
  return { table: { setup, seats } as unknown as Invitation["table"], seat: "blue", host: "Otto <b>", free, may_watch };
};

test("an invitation shows game, host, company and rules, and takes a name", async () => {
  const onjoin = vi.fn();
  const page = render(JoinTable, { id: "abcd", invitation: "secret", about: about(true, true), onjoin, trouble: "" });
  expect(page.getByRole("heading").textContent).toBe("Otto <b> keeps a chair for you");
  expect(page.container.querySelector(".box")).toBeTruthy();
  expect(page.container.textContent).toContain("Your chair (Blue)");
  expect(page.getByText("The rules of the game").getAttribute("href")).toContain("goldbraeu");
  await fireEvent.input(page.getByLabelText("Your name"), { target: { value: " Eva " } });
  await fireEvent.submit(page.container.querySelector("form") as HTMLFormElement);
  expect(onjoin).toHaveBeenCalledWith("secret", "Eva");
});

test.each([true, false])("a used link says so before a name is typed (may watch: %s)", (mayWatch) => {
  const page = render(JoinTable, {
    id: "abcd",
    invitation: "secret",
    about: about(false, mayWatch),
    onjoin: vi.fn(),
    trouble: "",
  });
  expect(page.getByRole("status").textContent).toContain("taken");
  expect(page.container.querySelector("input")).toBeNull();
  expect(page.queryByText("Watch the game") !== null).toBe(mayWatch);
});

// ---- the next game

test("each seat of this screen gets a new key at the next table, and the caller runs it", async () => {
  hold("old", { game: "goldbraeu", keys: { red: "old-red", blue: "old-blue" }, watch: "eyes" });
  vi.spyOn(api, "rematch").mockResolvedValue({ table: "next", by: "red" });
  const join = vi.spyOn(api, "join").mockImplementation(async (_id, { invitation }) => {
    const name = invitation === "old-red" ? "red" : "blue";
    return { seat: name, key: `new-${name}`, table: {} as never };
  });
  expect(await rematch("old")).toBe("next");
  expect(join.mock.calls.map(([id, wish]) => [id, wish.invitation])).toEqual([
    ["next", "old-red"],
    ["next", "old-blue"],
  ]);
  expect(held("next")).toMatchObject({ keys: { red: "new-red", blue: "new-blue" }, host: "old-red", watch: "eyes" });
});

test("whose chair a bot has taken meanwhile looks on", async () => {
  hold("old", { game: "goldbraeu", keys: { red: "old-red" } });
  vi.spyOn(api, "rematch").mockResolvedValue({ table: "later", by: "blue" });
  vi.spyOn(api, "join").mockRejectedValue(new Refusal({ key: "seat-taken", about: {}, text: "", rule: "" }, 409));
  expect(await rematch("old")).toBe("later");
  expect(held("later")).toMatchObject({ keys: {}, watch: "old-red" });
});
