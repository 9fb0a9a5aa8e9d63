import { cleanup, configure, fireEvent, render } from "@testing-library/svelte";
import { api, Refusal } from "../base/api";
import { held, hold } from "../base/keys";
import type { Installed, State, Notices as Told } from "../protocol";
import { speak } from "../testing/sentences";
import type { TableModel } from "./model.svelte";
import Notices from "./Notices.svelte";
import * as pushing from "./notices";
import TablePage from "./TablePage.svelte";

configure({ asyncUtilTimeout: 60_000 }); // a hang, not a busy machine
beforeAll(() => speak());
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const NOTHING: Told = { push: "", mail: false, hooks: [], mine: [] };
const MAIL = { id: "m".repeat(32), kind: "mail", about: "o…@example.org", confirmed: false } as const;

/** The panel of a seat at a house that can do this. */
function panel(told: Partial<Told>, kind = "none") {
  const model = { id: "tischtisch", seat: "red", now: { table: { clock: { kind } } } } as unknown as TableModel;
  vi.spyOn(api, "notices").mockResolvedValue({ ...NOTHING, ...told });
  return render(Notices, { model, key: "key", onclose: vi.fn() });
}

test("a house that sends nothing says so", async () => {
  const page = panel({});
  await page.findByText("This house sends no letters.");
  expect(page.container.querySelector("form")).toBeNull();
});

test("an address is asked for, must be confirmed, can be tried and switched off", async () => {
  const add = vi.spyOn(api, "addNotice").mockResolvedValue(MAIL);
  const test = vi.spyOn(api, "testNotice").mockResolvedValue(MAIL);
  const drop = vi.spyOn(api, "dropNotice").mockResolvedValue(NOTHING);
  const page = panel({ mail: true, mine: [MAIL] }, "correspondence");
  const field = await page.findByLabelText("Your e-mail address");
  expect(page.getByText(/as soon as it is your turn/)).toBeTruthy();
  expect(page.getByText("open the link in the letter first")).toBeTruthy();
  await fireEvent.input(field, { target: { value: " otto@example.org " } });
  await fireEvent.submit((field as HTMLInputElement).form as HTMLFormElement);
  expect(add).toHaveBeenCalledWith(
    "tischtisch",
    { way: { type: "mail", address: "otto@example.org" }, language: "en" },
    "key",
  );
  await vi.waitFor(() => expect(page.getByRole("button", { name: "Try it" })).toHaveProperty("disabled", false));
  await fireEvent.click(page.getByRole("button", { name: "Try it" }));
  await page.findByText(/^Sent\./);
  expect(test).toHaveBeenCalledWith("tischtisch", MAIL.id, "key");
  await fireEvent.click(page.getByRole("button", { name: "Switch off" }));
  expect(drop).toHaveBeenCalledWith("tischtisch", MAIL.id, "key");
});

test("a web hook says which hosts are called; what is refused is said", async () => {
  const refusal = new Refusal({ key: "hook-https", about: {}, text: "", rule: "" }, 422);
  const add = vi.spyOn(api, "addNotice").mockRejectedValue(refusal);
  const page = panel({ hooks: ["discord.com", "matrix.org"] });
  await page.findByText("This house calls: discord.com, matrix.org");
  await fireEvent.change(page.getByLabelText("Kind"), { target: { value: "matrix" } });
  for (const [label, value] of [
    ["Home server", "https://matrix.org"],
    ["Room (!…)", "!a:b"],
    ["Token", "t"],
  ] as const)
    await fireEvent.input(page.getByLabelText(label), { target: { value } });
  await fireEvent.submit(page.container.querySelector("[data-way=hook]") as HTMLFormElement);
  const way = { type: "hook", form: "matrix", url: "https://matrix.org", room: "!a:b", token: "t", private: false };
  expect(add.mock.calls[0]?.[1].way).toEqual(way);
  expect((await page.findByRole("alert")).textContent).toBe("A web hook must begin with https.");
});

test("a browser without a push service says so when it is asked", async () => {
  vi.spyOn(pushing, "canPush").mockReturnValue(true);
  const ask = vi.spyOn(pushing, "pushWay").mockResolvedValue(null);
  const page = panel({ push: "B".repeat(87) });
  await fireEvent.click(await page.findByRole("button", { name: "Tell me in this browser" }));
  expect((await page.findByRole("alert")).textContent).toMatch(/does not allow it/);
  expect(ask).toHaveBeenCalledWith("B".repeat(87));
});

/** Come to a table by the link of a letter. */
function come(secrets: Record<string, string>) {
  vi.spyOn(api, "table").mockReturnValue(new Promise<State>(() => undefined));
  return render(TablePage, { id: "tischtisch", secrets: new URLSearchParams(secrets), installed: {} as Installed });
}

test("the links of letters agree, and want no more; the table is a click away", async () => {
  const agree = vi.spyOn(api, "confirmNotice").mockResolvedValue({ ...MAIL, confirmed: true });
  const quiet = vi.spyOn(api, "quietNotice").mockResolvedValue({ table: "tischtisch" });
  await come({ confirm: "id.token" }).findByText(/from now on you are told by e-mail/);
  cleanup();
  await come({ quiet: "id" }).findByText(/told no more/);
  expect(agree).toHaveBeenCalledWith("tischtisch", { id: "id", token: "token" });
  expect(quiet).toHaveBeenCalledWith("id");
});

test("a link opens my seat in a browser that does not know it, and is left alone by one that does", async () => {
  const table = { setup: { game: "goldbraeu" } };
  const back = vi.spyOn(api, "comeBack").mockResolvedValue({ seat: "blue", key: "new", table } as never);
  come({ again: "token" });
  await vi.waitFor(() => expect(held("tischtisch")?.keys).toEqual({ blue: "new" }));
  cleanup();
  hold("tischtisch", { keys: { blue: "new" } });
  come({ again: "other" });
  await vi.waitFor(() => expect(api.table).toHaveBeenCalledTimes(2));
  expect(back).toHaveBeenCalledTimes(1);
});
