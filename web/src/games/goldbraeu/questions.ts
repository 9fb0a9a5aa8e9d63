/** Questions about cards in hand: the cards glow then, not the buildings of the same name. */
const ABOUT_HAND = ["keep-cards", "hold-or-open", "last-cards"];

export const isAboutHand = (question: string | undefined) => question !== undefined && ABOUT_HAND.includes(question);
