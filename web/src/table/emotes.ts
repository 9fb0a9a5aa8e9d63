/** Faces and things that say something: drawn in a square of 24, as paths of the line, of fillings, and of details. */
import type { Emote } from "../protocol";

export type EmoteName = Emote["emote"];

interface Drawing {
  fill: string; // the body
  body: string;
  line: string; // strokes on top of it
}

const FACE = "M0-9a9 9 0 1 1 0 18a9 9 0 1 1 0-18";
const SUN = "#f5c52c";

export const EMOTES: Readonly<Record<EmoteName, Drawing>> = {
  hello: {
    fill: "#eab27c",
    body: "M-6 9C-9 4-9 0-7-1s3 1 3 3V-6q1.300-2 2.600 0v4-6q1.300-2 2.600 0v6-5q1.300-2 2.600 0v6-3q1.300-2 2.600 0v6c0 4-1 6-3 8z",
    line: "M-1.400-2v2M1.200-2v2M3.800-1v2M8-9l1.500-1.500M9.500-6h2",
  },
  cheers: {
    fill: SUN,
    body: "M-7-4h11v12q0 1-1 1h-9q-1 0-1-1z",
    line: "M4-1h3q1.500 0 1.500 1.500v3Q8.500 5 7 5H4M-4 0v5M-1.500 0v5M1 0v5M-8-5q0-3 3-2.500Q-3-10-.5-8 3-9 4-6.500q2 .500 1 2.500H-7",
  },
  bravo: {
    fill: SUN,
    body: "M0-9l2.600 5.600 6.200.700-4.600 4.200 1.300 6L0 4.500l-5.500 3 1.300-6-4.600-4.200 6.200-.7z",
    line: "M-10 6l-1.500 1M10 6l1.500 1M0-11.500v-.1",
  },
  thanks: {
    fill: "#d4453a",
    body: "M0 8C-12 0-9-8-4.500-8 -2-8-.5-6.500 0-5 .5-6.500 2-8 4.500-8 9-8 12 0 0 8z",
    line: "M-5.500-5q-1.500 1-1 3",
  },
  sorry: { fill: "#9db8d9", body: FACE, line: "M-3.500-2v.1M3.500-2v.1M-4 5Q0 1.500 4 5M-6-4.500l3-1M6-4.500l-3-1" },
  laugh: { fill: SUN, body: FACE, line: "M-5-1.500q1.500-2.500 3 0M2-1.500q1.500-2.500 3 0M-5 2h10q-1 5-5 5t-5-5z" },
  wow: {
    fill: SUN,
    body: FACE,
    line: "M-3.500-3v.1M3.500-3v.1M0 2.200a2 2.600 0 1 1 0 5.200a2 2.600 0 1 1 0-5.200M-5.500-6h3M5.500-6h-3",
  },
  think: { fill: SUN, body: FACE, line: "M-3.500-1.500v.1M3.500-2.500v.1M-3 4.500l5-1M1.500-6q2-1.500 4 0M-5.500-5h3" },
  hurry: {
    fill: "#e8d7b0",
    body: "M-5-8H5q0 5-4 8 4 3 4 8H-5q0-5 4-8-4-3-4-8z",
    line: "M-7-9H7M-7 9H7M0-1v4M-2.500 7h5",
  },
  luck: {
    fill: "#52ab5e",
    body: "M0-1C-3-1-7-2-6-5.500S-1-8 0-4.500C1-8 5-9 6-5.500S3-1 0-1zM0-1C0 2-1 6-4.500 5.500S-8 1-4.500 0C-2-.8-1-1 0-1zM0-1C0 2 1 6 4.500 5.500S8 1 4.500 0C2-.8 1-1 0-1z",
    line: "M0-1q0 6 2.500 10",
  },
};

export const NAMES = Object.keys(EMOTES) as EmoteName[];
export const isEmote = (name: string): name is EmoteName => name in EMOTES;
