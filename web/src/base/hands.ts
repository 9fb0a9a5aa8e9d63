/** Whether the reader's hands are at the keyboard: then the focus must go where the next thing happens. */
export const hands = { keyboard: false };

addEventListener("keydown", () => (hands.keyboard = true), true);
addEventListener("pointerdown", () => (hands.keyboard = false), true);
