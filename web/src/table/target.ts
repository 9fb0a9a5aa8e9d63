/** Makes an element of the drawing something that can be pointed at, focused, clicked, and that explains itself. */
import type { Attachment } from "svelte/attachments";
import { ui, words } from "../base/words.svelte";
import { type Aside, type Explanation, explain, spoken } from "./explained.svelte";
import type { Picker } from "./picker.svelte";

/** What the question says of a thing: why it may not be picked, or what picking it does. */
function aside(picker: Picker, names: readonly string[]): Aside {
  const status = picker.status(names);
  if (status === "refused") {
    const reason = picker.refusal(names)?.reason;
    return reason ? { why: picker.speech.why(reason), rule: reason.rule } : {};
  }
  if (status !== "open") return {};
  const choice = picker.only(names);
  if (!choice) return { will: ui("card-choose") };
  const warnings = choice.warnings.map((warning) => words.of("warning", warning));
  return { will: ui("card-click", { answer: picker.speech.say(choice.action) }), warnings };
}

/** `names`: all that this thing is called in choices, such as `business:krug` and `garden:krug`. */
export function target(picker: Picker | undefined, names: readonly string[], card: Explanation): Attachment<Element> {
  return (element) => {
    element.setAttribute("data-target", names.join(" "));
    if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
    const status = picker?.status(names) ?? "idle";
    element.setAttribute("data-status", status);
    element.toggleAttribute("data-armed", picker?.isArmed(names) ?? false);
    element.setAttribute("aria-label", spoken(card));
    element.setAttribute("role", status === "idle" ? "img" : "button");
    if (status === "refused") element.setAttribute("aria-disabled", "true");
    else element.removeAttribute("aria-disabled");
    if (status === "picked") element.setAttribute("aria-pressed", "true");
    else element.removeAttribute("aria-pressed");
    const forget = explain(element, card, picker && (() => aside(picker, names)));
    if (!picker) return forget;

    const enter = () => picker.look(names);
    const leave = () => queueMicrotask(() => picker.look(null)); // it may leave the page while it is being drawn
    let touch = false;
    const down = (event: Event) => {
      touch = (event as PointerEvent).pointerType === "touch";
    };
    const click = () => picker.pick(names, touch);
    const key = (event: Event) => {
      const pressed = (event as KeyboardEvent).key;
      if (pressed !== "Enter" && pressed !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      touch = false;
      click();
    };
    const listen: [string, (event: Event) => void][] = [
      ["pointerenter", enter],
      ["pointerleave", leave],
      ["focus", enter],
      ["blur", leave],
      ["pointerdown", down],
      ["click", click],
      ["keydown", key],
    ];
    for (const [name, act] of listen) element.addEventListener(name, act);
    return () => {
      forget();
      for (const [name, act] of listen) element.removeEventListener(name, act);
    };
  };
}
