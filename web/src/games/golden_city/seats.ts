/** How a seat is told apart here: colour, an emblem, a pattern, and the roof of its businesses. */
export const SEATS = ["red", "blue", "white", "black"] as const;

export const EMBLEM: Record<string, string> = { red: "sun", blue: "anchor", white: "lily", black: "moon" };

/** A gable, a dome, a spire, a stepped front. */
export const ROOF: Record<string, string> = { red: "gable", blue: "dome", white: "spire", black: "steps" };
