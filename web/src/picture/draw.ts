/** Draws a table: the components of the page, rendered as on a server, their styles written into one SVG. */
import type { Component } from "svelte";
import { render } from "svelte/server";
import { words } from "../base/words.svelte";
import PlainPicture from "./Plain.svelte";
import { Sheets } from "./sheets";
import { Styles } from "./styles";
import { type Element, parse } from "./tree";
import type { PictureProps } from "./types";
import { write } from "./write";

type Picture = Component<PictureProps>;
const pictures = import.meta.glob<Picture>("../games/*/picture/Picture.svelte", { eager: true, import: "default" });
const common = import.meta.glob<string>(["../app.css", "../seats.css", "../games/*/*.css"], {
  eager: true,
  query: "?inline",
  import: "default",
});

export interface Wish extends PictureProps {
  language: string;
  /** The sentences of that language, as Fluent; null: those of the last picture. */
  sentences: string | null;
}

const sheets = new Sheets();
const styles = new Styles(sheets);
for (const text of Object.values(common)) sheets.add(text);

export function draw({ language, sentences, ...props }: Wish): string {
  if (sentences !== null) words.read(language, sentences);
  const Drawn = pictures[`../games/${props.info.name}/picture/Picture.svelte`] ?? PlainPicture;
  const { head, body } = render(Drawn, { props });
  learn(head);
  const [svg] = parse(body).children.filter((child): child is Element => typeof child !== "string");
  if (!svg) throw new Error("nothing was drawn");
  return write(svg, styles, `p${fingerprint(body)}-`);
}

/** The styles of the components that were drawn. */
function learn(head: string) {
  const found = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => sheets.add(text));
  if (found.includes(true)) styles.forget();
}

/** The same letters for the same drawing (FNV-1a). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
