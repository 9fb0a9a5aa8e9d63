/** A list whose end matters keeps its end in view when its room or its content changes, until the reader scrolls away. */
import type { Attachment } from "svelte/attachments";

const NEAR = 12; // pixels

export const atEnd: Attachment<Element> = (list) => {
  let end = true;
  let size = "";
  const measure = () => `${list.scrollHeight} ${list.clientHeight}`;
  /** Only a reader scrolls while nothing else changes. */
  const look = () => {
    if (measure() === size) end = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };
  const observer = new ResizeObserver(() => {
    size = measure();
    if (end) list.scrollTo({ top: list.scrollHeight });
  });
  for (const one of [list, ...list.children]) observer.observe(one);
  list.addEventListener("scroll", look);
  return () => {
    observer.disconnect();
    list.removeEventListener("scroll", look);
  };
};
