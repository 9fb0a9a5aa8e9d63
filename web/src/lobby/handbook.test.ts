/** The lobby leads to the handbook, by a link that the browser follows itself. */
import { cleanup, render } from "@testing-library/svelte";
import { speak } from "../testing/sentences";
import Handbook from "./Handbook.svelte";

beforeAll(() => speak());
afterEach(() => cleanup());

test("the handbook is one click away, and the page does not hold the click back", () => {
  const { getByRole } = render(Handbook);
  const link = getByRole("link", { name: "Handbook" });
  expect(link.getAttribute("href")).toBe("/docs/");
  expect(link.dispatchEvent(new MouseEvent("click", { cancelable: true }))).toBe(true);
});
