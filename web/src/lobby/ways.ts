/** How a table of one's own is set up. */
export type Way = "friends" | "screen" | "own";
