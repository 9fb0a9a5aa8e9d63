/** A list whose end matters keeps its end in view when its room changes. */
import type { Attachment } from "svelte/attachments";

const NEAR = 12; // pixels

export const atEnd: Attachment<Element> = (list) => {
  let end = true;
  const look = () => {
    end = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };
  const observer = new ResizeObserver(() => {
    if (end) list.scrollTo({ top: list.scrollHeight });
  });
  observer.observe(list);
  list.addEventListener("scroll", look);
  return () => {
    observer.disconnect();
    list.removeEventListener("scroll", look);
  };
};
