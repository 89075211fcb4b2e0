/** Accents of one letter. More on one is no text, and to put them in their order takes for ever. */
const piled = /(\p{M}{30})\p{M}+/gu;

/** The words of a text, the same however it is written. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(piled, '$1')
    .toLowerCase()
    .normalize('NFKC')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** What programs add to one form alone: links, and names of pictures. */
const beside = /https?:\/\/[^\s<>\])]+|\[cid:[^\]\s]{0,300}\]|\bmailto:/gi;

const setOf = (text: string): Set<string> => new Set(wordsOf(text.replace(beside, ' ')));

interface Difference {
  /** How many words of the other one this one lacks. */
  readonly missing: number;
  /** Whether that is so much that this one stands for the other without saying it. */
  readonly isStub: boolean;
}

/** Whether two texts say the same, by the words that they have. */
export function differ(one: string, other: string): Difference {
  const [own, others] = [setOf(one), setOf(other)];
  const missing = [...others].filter((word) => !own.has(word)).length;
  return { missing, isStub: missing > 3 && missing * 5 > others.size };
}
