/** Accents of one letter. More on one is no text, and to put them in their order takes for ever. */
const piled = /(\p{M}{30})\p{M}+/gu;

/** The words of a text, the same however it is written. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(piled, '$1')
    .toLowerCase()
    .normalize('NFKC')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
