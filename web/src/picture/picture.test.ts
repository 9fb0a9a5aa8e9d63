/** Drawings become one SVG: what the style sheets say is in the attributes, as a browser would have it. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { unpacked } from "../build/fonts";
import { paintOf } from "./colours";
import { folded, placed, stacks } from "./places";
import { Sheets } from "./sheets";
import { resolve, Styles } from "./styles";
import { type Element, parse } from "./tree";
import { write } from "./write";

function written(markup: string, css: string): string {
  const sheets = new Sheets();
  sheets.add(css);
  return write(parse(markup).children[0] as Element, new Styles(sheets), "x-");
}

describe("styles", () => {
  test.each([
    ['<svg><path class="a"></path></svg>', ".a { fill: red }", '<svg><path fill="#ff0000"/></svg>'],
    ['<svg><g class="a"><path></path></g></svg>', ".a path { fill: #123 }", '<svg><g><path fill="#112233"/></g></svg>'],
    ["<svg><g><path></path></g></svg>", ".a path { fill: red }", "<svg><g><path/></g></svg>"],
    [
      '<svg><path class="a b"></path></svg>',
      ".a.b { fill: red } .a { fill: blue }",
      '<svg><path fill="#ff0000"/></svg>',
    ],
    ['<svg><path class="a"></path></svg>', ".a:not(.b) { opacity: 0.5 }", '<svg><path opacity="0.5"/></svg>'],
    ['<svg><path class="a b"></path></svg>', ".a:not(.b) { opacity: 0.5 }", "<svg><path/></svg>"],
    ['<svg><path class="a"></path></svg>', ".a:hover { fill: red } .a::after { fill: red }", "<svg><path/></svg>"],
    ['<svg><path class="a"></path></svg>', "@media (max-width: 9px) { .a { fill: red } }", "<svg><path/></svg>"],
    ['<svg><path class="a" fill="blue"></path></svg>', ".a { fill: none }", '<svg><path fill="none"/></svg>'],
    ['<svg><path class="a" style="opacity: .3"></path></svg>', ".a { opacity: 1 }", '<svg><path opacity=".3"/></svg>'],
  ])("%s with %s", (markup, css, svg) => expect(written(markup, css)).toBe(svg));

  test("variables are those of the element's own place, with their fallbacks", () => {
    const css = ".day { --c: #111 } .night { --c: #222 } .a { fill: var(--c); stroke: var(--d, var(--c)) }";
    const markup = '<svg><g class="day"><path class="a"></path></g><g class="night"><path class="a"></path></g></svg>';
    expect(written(markup, css)).toBe(
      '<svg><g><path fill="#111111" stroke="#111111"/></g><g><path fill="#222222" stroke="#222222"/></g></svg>',
    );
  });

  test("a theme is that of the drawing", () => {
    const css =
      ':root { --p: #fff } :root[data-theme="dark"] { --p: #000 } path { fill: var(--p) } [data-theme="light"] .n { display: none }';
    const markup = (theme: string) => `<svg data-theme="${theme}"><path></path><g class="n"></g></svg>`;
    expect(written(markup("light"), css)).toBe('<svg><path fill="#ffffff"/></svg>');
    expect(written(markup("dark"), css)).toBe('<svg><path fill="#000000"/><g/></svg>');
  });

  test("what can be seen through, and the colour around", () => {
    const css = ".a { color: rgb(0 0 255 / 50%) } .b { fill: currentcolor } .c { stroke: #ff000080 }";
    expect(written('<svg class="a"><path class="b c"></path></svg>', css)).toBe(
      '<svg><path fill="#0000ff" fill-opacity="0.5" stroke="#ff0000" stroke-opacity="0.502"/></svg>',
    );
  });

  test("ids are marked wherever they stand; what is for readers of a page is gone", () => {
    const markup = `<svg role="img" aria-label="x" data-a="1"><!--[--><g id="sun"></g><path class="a" mask='url("#sun")'></path></svg>`;
    expect(written(markup.replace(`mask='url("#sun")'`, 'mask="url(#sun)"'), '.a { fill: url("#sun") }')).toBe(
      '<svg><g id="x-sun"/><path fill="url(#x-sun)" mask="url(#x-sun)"/></svg>',
    );
  });

  test("a font in one word, with families that every machine knows", () => {
    const css = 'text { font: 800 19px "Lora", "Serif at Hand", serif }';
    expect(written("<svg><text>1</text></svg>", css)).toBe(
      `<svg><text font-weight="800" font-size="19px" font-family="'Lora',serif">1</text></svg>`,
    );
  });

  test("a variable of itself ends", () => expect(resolve("var(--a)", { "--a": "var(--a)" })).toContain("var"));
});

describe("colours", () => {
  test.each([
    ["#0f0", "#00ff00", 1],
    ["transparent", "#000000", 0],
    ["color-mix(in oklab, #000 50%, #fff)", "#636363", 1],
    ["color-mix(in oklab, #fff, #fff)", "#ffffff", 1],
  ])("%s", (text, colour, opacity) => expect(paintOf(text)).toEqual({ colour, opacity }));
  test.each(["none", "url(#x)", ""])("%s is none", (text) => expect(paintOf(text)).toBeNull());
});

test("markup that is not closed is a mistake", () => expect(() => parse("<svg><g></svg>")).toThrow("closed"));

test("long names are folded between words", () => {
  expect(folded("rivière entre montagnes et prairies", 21)).toEqual(["rivière entre", "montagnes et prairies"]);
  expect(folded("Wüstenviertelsviertelviertel", 21)).toEqual(["Wüstenviertelsviertelviertel"]);
});

test("a picture's size depends on the board alone", () => {
  const board = { width: 1228, height: 888 };
  expect(placed(board, 3).width).toBe(placed(board, 4).width);
  expect(stacks(["a", "b", "a"])).toEqual([
    { card: "a", count: 2 },
    { card: "b", count: 1 },
  ]);
});

test("a font is taken out of its packing whole", () => {
  const file = createRequire(import.meta.url).resolve("@fontsource/lora/files/lora-latin-600-normal.woff");
  const woff = readFileSync(file);
  const font = unpacked(woff);
  const tables = font.readUInt16BE(4);
  expect(font.length).toBe(woff.readUInt32BE(16)); // as the file itself says
  for (let i = 0; i < tables; i++) {
    const [at, size] = [20, 24].map((place) => font.readUInt32BE(place + i * 16)) as [number, number];
    expect(at + size).toBeLessThanOrEqual(font.length);
  }
});
