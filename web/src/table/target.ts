/** Makes an element of the drawing something that can be pointed at, focused, clicked, and that explains itself. */
import type { Attachment } from "svelte/attachments";
import type { Picker } from "./picker.svelte";

export interface Spot {
  names: readonly string[];
  label: string;
}

/** `names`: all that this thing is called in choices, such as `business:krug` and `garden:krug`. */
export function target(picker: Picker | undefined, names: readonly string[], label: string): Attachment<Element> {
  return (element) => {
    element.setAttribute("data-target", names.join(" "));
    if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
    const status = picker?.status(names) ?? "idle";
    element.setAttribute("data-status", status);
    element.setAttribute("aria-label", label);
    element.setAttribute("role", status === "idle" ? "img" : "button");
    if (status === "refused") element.setAttribute("aria-disabled", "true");
    else element.removeAttribute("aria-disabled");
    if (status === "picked") element.setAttribute("aria-pressed", "true");
    else element.removeAttribute("aria-pressed");
    if (!picker) return;

    const explain = () => {
      const refusal = picker.status(names) === "refused" ? picker.refusal(names) : undefined;
      picker.told = refusal ? { refusal, at: element.getBoundingClientRect() } : null;
    };
    const enter = () => {
      explain();
      picker.look(names);
    };
    const move = () => {
      if (!picker.told) explain(); // the question may have come while the pointer rested here
    };
    const leave = () =>
      queueMicrotask(() => {
        // a focused thing may leave the page while it is being drawn
        picker.told = null;
        picker.look(null);
      });
    let touch = false;
    const down = (event: Event) => {
      touch = (event as PointerEvent).pointerType === "touch";
    };
    const click = () => {
      if (!picker.pick(names, touch)) explain();
    };
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
      ["pointermove", move],
      ["pointerleave", leave],
      ["focus", enter],
      ["blur", leave],
      ["pointerdown", down],
      ["click", click],
      ["keydown", key],
    ];
    for (const [name, act] of listen) element.addEventListener(name, act);
    return () => {
      for (const [name, act] of listen) element.removeEventListener(name, act);
    };
  };
}
