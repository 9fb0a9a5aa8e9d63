import { readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { called } from "../base/words.svelte";
import type { Desk, Installed } from "../protocol";
import { speak } from "../testing/sentences";
import ProfilePage from "./ProfilePage.svelte";
import { offersPasskeys, toBytes, toText } from "./passkeys";

const installed: Installed = { version: "1", games: [], bots: [], friendly: "", languages: ["en"], profiles: true };
const mine: Desk = {
  email: false,
  profile: {
    name: "Eva",
    email: "",
    passkeys: [{ id: "AQ", label: "Chrome, Linux", made: 0 }],
    sessions: [{ id: "abcd", label: "Chrome, Linux", used: 0, this: true }],
    tables: 1,
    games: 2,
    levels: [{ game: "toy", bot: "random", ahead: 3, equal: 0, behind: 1 }],
    past: [],
    ratings: [{ game: "toy", rating: 1115, deviation: 656, games: 1 }],
  },
};

function answering(desk: Desk) {
  const text = readFileSync("../src/stammtisch/server/words/profile-page.en.ftl", "utf8");
  const answers: Record<string, unknown> = { "/api/profile": desk, "/api/profile/tables": { keys: [], added: 0 } };
  vi.stubGlobal("fetch", async (path: string) =>
    path.includes("/words/") ? new Response(text) : Response.json(answers[path] ?? { game: "toy", places: [] }),
  );
}

beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("passkeys are offered where browsers allow them", () => {
  vi.stubGlobal("PublicKeyCredential", class {});
  expect(offersPasskeys("games.example.org", true)).toBe(true);
  expect(offersPasskeys("localhost", true)).toBe(true);
  expect(offersPasskeys("127.0.0.1", true)).toBe(false);
  expect(offersPasskeys("192.168.1.7", false)).toBe(false);
});

test("bytes are written as WebAuthn writes them, and read again", () => {
  const data = Uint8Array.from([251, 255, 0, 1]);
  expect(toText(data.buffer)).toBe("-_8AAQ");
  expect(toBytes("-_8AAQ")).toEqual(data);
});

test("where there are no passkeys the page says so in one sentence", async () => {
  answering({ email: false, profile: null });
  render(ProfilePage, { installed, secrets: new URLSearchParams() });
  expect(await screen.findByText(/Passkeys need an address that begins with https/)).toBeTruthy();
  expect(screen.queryByText("By e-mail")).toBeNull();
});

test("a house that sends letters offers a code", async () => {
  answering({ email: true, profile: null });
  render(ProfilePage, { installed, secrets: new URLSearchParams("email=eva@example.org&code=ABCDEFGH") });
  const code = (await screen.findByLabelText("Code from the letter")) as HTMLInputElement;
  expect(code.value).toBe("ABCDEFGH");
});

test("a rating is shown with what it may be off, results by level", async () => {
  answering(mine);
  const { container } = render(ProfilePage, { installed, secrets: new URLSearchParams() });
  expect(await screen.findByText("1115 ± 656")).toBeTruthy();
  expect([...container.querySelectorAll("tbody td")].map((cell) => cell.textContent)).toEqual(["3", "0", "1"]);
  expect(localStorage.getItem("stammtisch.profile")).toBe("1");
});

test("who wanted to be forgotten is somebody in the reader's language", () => {
  expect(called("a player")).toBe("a player");
  speak("de");
  expect(called("a player")).toBe("jemand");
  expect(called("Eva")).toBe("Eva");
});
