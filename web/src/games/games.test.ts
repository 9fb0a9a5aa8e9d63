/** The page's game folders hold drawing and words only, and nothing outside them names a game. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { infoOf } from "../testing/fixtures";

const SRC = join(__dirname, "..");
const GAMES = readdirSync(__dirname).filter(
  (name) => name !== "plain" && existsSync(join(__dirname, name, "index.ts")),
);

interface Source {
  path: string;
  text: string;
  /** Without comments, markup that only draws, and styles: what decides anything. */
  code: string;
}

function sources(folder: string): Source[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    if (!/\.(svelte|ts)$/.test(name) || name.endsWith(".test.ts")) return [];
    const text = readFileSync(path, "utf8");
    const code = text.replaceAll(/<style>[\s\S]*?<\/style>|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|\/\/.*$/gm, "");
    return [{ path: relative(SRC, path), text, code }];
  });
}

const EVERYTHING = sources(SRC).filter(({ path }) => path !== "protocol.ts"); // written from the server's structs
const drawings = (game: string) => EVERYTHING.filter(({ path }) => path.startsWith(join("games", game, "/")));

/** What is geometry: numbers there are places on a drawing. */
const DRAWING = /\/art\/|\/cards\/|\/picture\/|\/(layout|geometry|scatter)\.ts$/;

/** Helpers of drawing, words and motion; the types of the protocol; the board that the engine itself reads. */
const ALLOWED = [
  /^svelte(\/.*)?$/,
  /^\.\.?\/(?!\.\.)[\w./]+$/, // within the game's own folder; checked below
  /^(\.\.\/)+base\/(words\.svelte|prefs\.svelte)$/,
  /^(\.\.\/)+table\/(target|explained\.svelte|picker\.svelte|scale|stage|log|Seat(Mark|Face)\.svelte)$/,
  /^(\.\.\/)+picture\/((Frame|Count|Purse)\.svelte|places|types)$/,
  /^(\.\.\/)+(protocol|registry)$/,
  /^(\.\.\/)+src\/stammtisch\/games\/\w+(\/board)?\/standard\.json$/,
];

const decides = ({ path }: Source) => !DRAWING.test(path);

const matches = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([found]) => found);

/** Lists and tables whose words are all of one domain, such as the plans of a day. What maps them to drawings may be. */
function copiedWords(code: string, domains: Readonly<Record<string, readonly string[]>>): string[] {
  const lists = matches(code, /\[(?:\s*"[^"]*"\s*,?)+\]|\{(?:\s*"?[\w-]+"?: "[^"]*",?)+\s*\}/g);
  return lists.filter((list) => {
    const before = list.startsWith("[") ? "[[,]" : ":";
    const words = [...list.matchAll(new RegExp(`${before}\\s*"([^"]*)"`, "g"))].map(([, word]) => word ?? "");
    const copied = Object.entries(domains).filter(([, domain]) => words.every((word) => domain.includes(word)));
    return words.length > 1 && copied.some(([kind]) => kind !== "seat");
  });
}

/** A comparison with a number above one, a limit, or a sum weighed against another: rules in disguise. */
const numbersMeant = (code: string) => [
  ...matches(code, /[^=\s]\s*(?:[<>]=?|[!=]==)\s*(?:[2-9]|\d{2,})\b/g),
  ...matches(code, /Math\.(?:min|max)\(\s*\d[^)]*(?:view|now|player)\./g),
  ...matches(code, /[<>]=?\s*total\b|\btotal\s*[<>]=?/g),
];

/** Seats put in another order than they came. */
const seatsTurned = (code: string) => matches(code, /\bseats?\w*\.slice\(|%\s*seats/g);

describe.each(GAMES)("%s", (game) => {
  test("is named nowhere else in the page", () => {
    const elsewhere = EVERYTHING.filter(({ path }) => !path.startsWith(join("games", game, "/")));
    expect(elsewhere.filter(({ text }) => text.includes(game)).map(({ path }) => path)).toEqual([]);
  });

  test("imports drawing and words only", () => {
    for (const { path, code } of drawings(game))
      for (const [, from = ""] of code.matchAll(/(?:from|import\()\s*"([^"]+)"/g)) {
        expect(
          ALLOWED.some((allowed) => allowed.test(from)),
          `${path} imports ${from}`,
        ).toBe(true);
        if (!from.startsWith(".") || /(base|table|src|\.\.\/picture)\/|(protocol|registry)$/.test(from)) continue;
        const home = join(SRC, "games", game);
        expect(join(SRC, path, "..", from).startsWith(home), `${path} imports ${from}`).toBe(true);
      }
  });

  test("writes no table of the game's words: they come from views, asks and the server's domains", () => {
    for (const { path, code } of drawings(game)) expect(copiedWords(code, infoOf(game).domains), path).toEqual([]);
  });

  test("compares nothing with a number: what a number means is a rule", () => {
    for (const { path, code } of drawings(game).filter(decides)) expect(numbersMeant(code), path).toEqual([]);
  });

  test("turns nobody round the table: the order of play is the server's", () => {
    for (const { path, code } of drawings(game).filter(decides)) expect(seatsTurned(code), path).toEqual([]);
  });
});

describe("each check finds what it is for", () => {
  const domains = { plan: ["expand", "boss", "buy"], seat: ["red", "blue"] };

  test.each([
    ['const plans = asked ? ["expand", "boss", "buy"] : [];', 1],
    ['const STEP = { expansion: "expand", "name-boss": "boss", "buy-share": "buy" };', 1],
    ['const SUIT = { red: "heart", blue: "acorn" };', 0],
    ['const kinds = ["space", "plan"];', 0],
  ])("%s", (code, found) => expect(copiedWords(code, domains)).toHaveLength(found));

  test.each([
    ["<td class:most={(row.gains[seat] ?? 0) > 2}>", 1],
    ["{ week: Math.min(3, view.now.week + 1) }", 1],
    ["class:pay={i === 6}", 1],
    ["const majority = shares(boss) > total - shares(boss);", 1],
    ["class:twice={view.now.actions_left > 1}", 0],
    ["lines.map((line) => 7)", 0],
    ["class:past={i < view.now.weekday}", 0],
  ])("%s", (code, found) => expect(numbersMeant(code)).toHaveLength(found));

  test.each([
    ["return [...seats.slice(first), ...seats.slice(0, first)];", 2],
    ["const next = (seat + 1) % seats.length;", 1],
    ["view.now.order.filter((seat) => choice.get(seat) === plan)", 0],
  ])("%s", (code, found) => expect(seatsTurned(code)).toHaveLength(found));
});
