import { cleanup, configure, fireEvent, render, waitFor } from "@testing-library/svelte";
import { api } from "../base/api";
import Suit from "../games/goldbraeu/art/Suit.svelte";
import { speak } from "../testing/sentences";
import type { TableModel } from "./model.svelte";
import Players from "./Players.svelte";

configure({ asyncUtilTimeout: 60_000 }); // a hang, not a busy machine
beforeAll(() => speak());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Red is here, blue has left. */
function left(red = {}, to_act: string[] = []) {
  const setup = { game: "goldbraeu", edition: "digest", options: { open_money: "off" }, board: "standard", seats: 3 };
  const person = (seat: string) => ({ seat, holder: "person", name: "", bot: "", here: seat === "red" });
  const now = {
    table: { setup, status: "playing", seats: [{ ...person("red"), ...red }, person("blue")] },
    view: { to_act },
  };
  const info = { name: "goldbraeu", editions: { digest: { open_money: "on" } } };
  const handOver = vi.fn();
  const model = { now, info, handOver, seat: "red", game: { Suit }, connection: { present: { here: ["red"] } } };
  return { handOver, page: render(Players, { model: model as unknown as TableModel }) };
}

test("whoever can sit at this table may stand in for somebody who has left", async () => {
  const bots = ["random", "beginner", "regular"].map((name) => ({ name, rating: null }));
  const asked = vi.spyOn(api, "bots").mockResolvedValue({ bots, friendly: "beginner" });
  const { page, handOver } = left();
  const level = (await page.findByLabelText("Strength of the bot")) as HTMLSelectElement;
  const button = page.container.querySelector(".stand-in button") as HTMLElement;
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ edition: "digest", options: { open_money: "off" }, seats: 3 });
  await waitFor(() => expect(level.value).toBe("beginner"));
  await fireEvent.click(button);
  await fireEvent.change(level, { target: { value: "regular" } });
  await fireEvent.click(button);
  expect(handOver.mock.calls).toEqual([
    ["blue", "beginner"],
    ["blue", "regular"],
  ]);
});

test("without an answer the house chooses", async () => {
  vi.spyOn(api, "bots").mockRejectedValue(new Error("no answer"));
  const { page, handOver } = left();
  await fireEvent.click(page.container.querySelector(".stand-in button") as HTMLElement);
  expect(page.queryByLabelText("Strength of the bot")).toBeNull();
  expect(handOver).toHaveBeenCalledWith("blue", "");
});

test("the reader is told of their own turn, and others are spoken of", () => {
  vi.spyOn(api, "bots").mockRejectedValue(new Error("no answer"));
  const { page } = left({}, ["red", "blue"]);
  const said = [...page.container.querySelectorAll(".name .soft")].map((row) =>
    row.textContent?.replace(/\s+/g, " ").trim(),
  );
  expect(said).toEqual(["your turn", "not here, and it is their turn"]);
});

test("whoever let a bot play takes their own seat back", async () => {
  vi.spyOn(api, "bots").mockRejectedValue(new Error("no answer"));
  const { page, handOver } = left({ bot: "beginner" });
  expect(page.container.querySelector(".me .soft")?.textContent).toContain("you (a bot plays for you)");
  await fireEvent.click(page.getByText("Play on myself"));
  expect(handOver).toHaveBeenCalledWith("red", null);
});
