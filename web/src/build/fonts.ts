/** The page's two families for pictures: what draws them reads plain fonts only, so they are taken out of their packing. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";
import type { Plugin } from "vite";

const FONTS = [
  "@fontsource/lora/files/lora-latin-600-normal.woff",
  "@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff",
  "@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff",
];
const HEAD = 44; // bytes before the list of tables, and of each entry: packed, and plain
const ENTRY = 20;
const PLAIN_HEAD = 12;
const PLAIN_ENTRY = 16;

/** A WOFF file (W3C Recommendation, version 1) as the TrueType or OpenType font inside. */
export function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, i) => woff.subarray(HEAD + i * ENTRY, HEAD + (i + 1) * ENTRY));
  const head = Buffer.alloc(PLAIN_HEAD + count * PLAIN_ENTRY);
  woff.copy(head, 0, 4, 8);
  const most = 2 ** Math.floor(Math.log2(count));
  [count, most * 16, Math.log2(most), (count - most) * 16].forEach((value, i) => {
    head.writeUInt16BE(value, 4 + i * 2);
  });
  const tables: Buffer[] = [];
  let at = head.length;
  entries.forEach((entry, i) => {
    const table = tableOf(woff, entry);
    const place = PLAIN_HEAD + i * PLAIN_ENTRY;
    entry.copy(head, place, 0, 4);
    entry.copy(head, place + 4, 16, 20);
    head.writeUInt32BE(at, place + 8);
    head.writeUInt32BE(table.length, place + 12);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    tables.push(padded);
    at += padded.length;
  });
  return Buffer.concat([head, ...tables]);
}

function tableOf(woff: Buffer, entry: Buffer): Buffer {
  const [at, packed, plain] = [4, 8, 12].map((place) => entry.readUInt32BE(place)) as [number, number, number];
  const data = woff.subarray(at, at + packed);
  return packed < plain ? inflateSync(data) : Buffer.from(data);
}

export function fonts(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: "fonts",
    generateBundle() {
      for (const name of FONTS) {
        const fileName = (name.split("/").at(-1) as string).replace(/woff$/, "ttf");
        this.emitFile({ type: "asset", fileName, source: unpacked(readFileSync(resolve(name))) });
      }
    },
  };
}
