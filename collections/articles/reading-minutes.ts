import { paragraphsOf } from '../texts/paragraphs';

/** How many words of an article people read in a minute. */
const wordsAMinute = 220;

/** @param body a formatted text; whatever else it is takes no time */
export function countWords(body: unknown): number {
  const words = paragraphsOf(body).join(' ').trim();
  return words === '' ? 0 : words.split(/\s+/).length;
}

/** For how long somebody reads a text, in whole minutes, one at least. */
export const readingMinutes = (body: unknown): number =>
  Math.max(1, Math.round(countWords(body) / wordsAMinute));
