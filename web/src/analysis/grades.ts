/** How a grade is marked, as in chess: ?! is inaccurate, ? a mistake, ?? a blunder. */
export const MARKS: Readonly<Record<string, string>> = { fine: "✓", inaccuracy: "?!", mistake: "?", blunder: "??" };
