/** The sentences of this page, in a phrasebook of their own: who only plays does not fetch them. */
import { type Facts, Words, words } from "../base/words.svelte";

const book = new Words();

/** Fetch them in a language. */
export async function load(language: string): Promise<void> {
  const answer = await fetch(`/api/profile/words/${language}`);
  if (!answer.ok) throw new Error(`words: ${answer.status}`);
  book.read(language, await answer.text());
}

/** A sentence of this page, or of any. */
export const ui = (key: string, about: Facts = {}) => (book.has(`ui-${key}`) ? book : words).say(`ui-${key}`, about);
