import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { api } from "../base/api";
import { words } from "../base/words.svelte";
import type { LessonNow } from "../protocol";
import type { TableModel } from "../table/model.svelte";
import { infoOf } from "../testing/fixtures";
import { speak } from "../testing/sentences";
import { Lesson } from "./lesson.svelte";
import { allPointedAt, pointedAt } from "./pointing";
import { finished } from "./progress";
import Speech from "./Speech.svelte";

beforeAll(() => speak());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

const step = (part: Partial<LessonNow> = {}): LessonNow => ({
  number: 0,
  length: 2,
  say: "lesson-boss-one-share",
  point: ["business:adler"],
  asks: false,
  state: null,
  moves: [],
  forecast: null,
  ...part,
});
const info = infoOf("goldbraeu");
const model = { info } as unknown as TableModel;

async function lessonAt(now: LessonNow): Promise<Lesson> {
  vi.spyOn(api, "lesson").mockResolvedValue(now);
  const lesson = new Lesson("goldbraeu", "boss");
  await lesson.repeat();
  return lesson;
}

describe("what the host says", () => {
  test("a step to read has its sentence and goes on with a button", async () => {
    const lesson = await lessonAt(step());
    render(Speech, { lesson, model, ready: true });
    expect(screen.getByText(words.say("lesson-boss-one-share"))).toBeTruthy();
    screen.getByRole("button", { name: "Next" }).click();
    expect(api.lesson).toHaveBeenLastCalledWith("goldbraeu", "boss", { done: [""], fresh: false });
  });

  test("a step in which something is to be done has no such button", async () => {
    render(Speech, { lesson: await lessonAt(step({ asks: true })), model, ready: true });
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
    expect(screen.getByText(words.say("ui-lesson-your-turn"))).toBeTruthy();
  });

  test("while the others move, one is asked to watch", async () => {
    render(Speech, { lesson: await lessonAt(step()), model, ready: false });
    expect(screen.getByText(words.say("ui-lesson-watch"))).toBeTruthy();
    expect(screen.getByRole("button", { name: "Next" }).hasAttribute("disabled")).toBe(true);
  });

  test("at the end the next chapter is offered, and after the last one a first game", async () => {
    const over = step({ number: 2, say: "" });
    const { unmount } = render(Speech, { lesson: await lessonAt(over), model, ready: true });
    expect(screen.getByRole("link", { name: "Next chapter" }).getAttribute("href")).toBe("/teach/goldbraeu/contract");
    unmount();
    vi.spyOn(api, "lesson").mockResolvedValue(over);
    const last = new Lesson("goldbraeu", "week");
    await last.repeat();
    render(Speech, { lesson: last, model, ready: true });
    expect(screen.getByRole("button", { name: "Play my first game" })).toBeTruthy();
  });

  test("every sentence of every chapter is there in every language", () => {
    for (const language of ["de", "fr", "en"]) {
      speak(language);
      for (const chapter of info.chapters) expect(words.has(`lesson-${chapter}`)).toBe(true);
    }
  });
});

describe("a lesson", () => {
  test("a decision goes to the lesson, and a chapter done is remembered", async () => {
    const lesson = await lessonAt(step({ number: 2, say: "" }));
    expect(finished("goldbraeu")).toEqual([]);
    const trouble = await lesson.request({ type: "decide", decision: "1-red", action: "block 0", once: "x" });
    expect(trouble).toBeNull();
    expect(api.lesson).toHaveBeenLastCalledWith("goldbraeu", "boss", { done: ["block 0"], fresh: false });
    expect(finished("goldbraeu")).toEqual(["boss"]);
  });

  test("a server that cannot be reached is trouble, and nothing is lost", async () => {
    const lesson = await lessonAt(step());
    vi.spyOn(api, "lesson").mockRejectedValue(new Error("offline"));
    expect((await lesson.next())?.key).toBe("ui-no-answer");
    expect(lesson.link).toBe("offline");
    expect(lesson.step?.number).toBe(0);
  });
});

describe("pointing", () => {
  const draw = (html: string) => {
    document.body.innerHTML = html;
    for (const element of document.querySelectorAll("[data-target], [data-anchor]"))
      element.getBoundingClientRect = () => new DOMRect(0, 0, element.hasAttribute("hidden") ? 0 : 10, 10);
  };

  test("what can be clicked is meant before what is only drawn", () => {
    draw(
      `<p class="board"><b data-target="business:krug"></b></p><i data-target="business:krug" data-status="open"></i>`,
    );
    expect(pointedAt("business:krug")?.tagName).toBe("I");
    draw(`<i data-target="business:krug"></i><p class="board"><b data-target="business:krug garden:krug"></b></p>`);
    expect(pointedAt("business:krug")?.tagName).toBe("B");
  });

  test("if something can be clicked, the rest is not pointed at", () => {
    draw(`<i data-target="space:b2" data-status="open"></i><b data-target="space:d2" data-status="refused"></b>`);
    expect(allPointedAt(["space:b2", "space:d2"]).map(({ name }) => name)).toEqual(["space:b2"]);
  });

  test("what lies behind a tab is pointed at by its tab", () => {
    draw(`<div class="left"><i data-anchor="player:red" hidden></i></div><button data-tab-choice="table"></button>`);
    expect(pointedAt("player:red")?.tagName).toBe("BUTTON");
  });
});
