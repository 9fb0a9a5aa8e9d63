/** An analysis of a game for three, small enough to be read; for tests. */
import type { Analysis, CurvePoint, DecisionReport, SeatReport } from "../protocol";

const SEATS = ["red", "blue", "yellow"];

const point = (decisions: number, open: number[]): CurvePoint => ({
  decisions,
  round: 1,
  deciding: ["red"],
  open,
  own: [
    [0.5, 0.25, 0.25],
    [0.2, 0.6, 0.2],
    [0.1, 0.1, 0.8],
  ],
});

const plain: DecisionReport = {
  number: 60,
  seat: "red",
  question: "buy-share",
  round: 1,
  phase: 0,
  action: "buy left",
  grade: "fine",
  better: "buy left",
  points: 0,
  chance: 0,
  low: 0,
  options: [
    { action: "buy left", points: 0, chance: 0, doubt: 0 },
    { action: "pass", points: -4.2, chance: -0.02, doubt: 1.3 },
  ],
  causes: [],
  mix: [],
  predictable: null,
  worlds: 8,
};

const judged: DecisionReport[] = [
  {
    ...plain,
    number: 57,
    seat: "blue",
    action: "choose buy",
    better: "choose expand",
    grade: "mistake",
    points: 6.4,
    chance: 0.03,
    options: [],
    mix: [
      { action: "choose buy", share: 0, low: 0, high: 0.1, points: 0 },
      { action: "choose expand", share: 1, low: 0.7, high: 1, points: 6.4 },
    ],
    predictable: 0.02,
  },
  plain,
  {
    ...plain,
    number: 80,
    action: "pass",
    better: "buy left",
    grade: "blunder",
    points: 12.2,
    chance: 0.08,
    options: [
      { action: "buy left", points: 12.2, chance: 0.08, doubt: 2 },
      { action: "buy right", points: 8.1, chance: 0.05, doubt: 2 },
      { action: "pass", points: 0, chance: 0, doubt: 0 },
    ],
    causes: [{ name: "income", thing: "krug", kind: "business", amount: 12, when: "round" }],
  },
  {
    ...plain,
    number: 99,
    seat: "yellow",
    action: "pass",
    better: "buy left",
    grade: "inaccuracy",
    points: 2.6,
    chance: 0,
  },
];

const report = (seat: string, place: number): SeatReport => ({
  seat,
  player: "",
  score: 100 - place,
  place,
  beginning: 1 / 3,
  end: place === 1 ? 1 : 0,
  columns: [
    {
      name: "draws",
      amount: -0.05,
      swings: [{ first: 0, last: 37, seats: [], words: ["lay schmid", "lay mayer"], amount: -0.05 }],
    },
    { name: "own", amount: 0.12, swings: [{ first: 80, last: 80, seats: [seat], words: ["pass"], amount: -0.1 }] },
    {
      name: "others",
      amount: -0.2,
      swings: [{ first: 99, last: 99, seats: ["yellow"], words: ["pass"], amount: -0.2 }],
    },
    { name: "secret", amount: 0, swings: [] },
  ],
  accuracy: 90 - place,
  phases: [
    { phase: 0, decisions: 20, accuracy: 80 },
    { phase: 1, decisions: 10, accuracy: 95 },
  ],
  grades: { fine: 1, inaccuracy: 0, mistake: 0, blunder: 0 },
  lost: 0.5,
  summary: [
    { key: "summary-lost", facts: { seat, place, score: 99, winner: "yellow", most: 111 } },
    { key: "summary-dearest", facts: { seat, decision: 80, action: "pass", better: "buy left", points: 12 } },
  ],
});

export const madeUp = (game: string): Analysis => ({
  game,
  record: "0123456789abcdef",
  decisions: 284,
  judge: { names: ["nets", "points"], trained: true, version: "1", points: [2, 5, 10], worth: [0.01, 0.025, 0.05] },
  seats: SEATS.map((seat, i) => report(seat, 3 - i)),
  curve: [
    point(37, [0.34, 0.33, 0.33]),
    point(79, [0.4, 0.3, 0.3]),
    point(120, [0.3, 0.3, 0.4]),
    point(284, [0, 0, 1]),
  ],
  judged,
  phases: 2,
  format: 1,
});
