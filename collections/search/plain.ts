const mark = /\p{M}/gu;
const letterOrDigit = /[\p{L}\p{N}]/u;

/** In the place of a letter one without accent and capital; where that would be longer, itself. */
function plainLetter(letter: string): string {
  const plain = letter.normalize('NFKD').replaceAll(mark, '').toLowerCase();
  if (plain.length === letter.length) return plain;
  const small = letter.toLowerCase();
  return small.length === letter.length ? small : letter;
}

/**
 * A text as a search compares it: small letters without accents, digits, and a space for each other
 * character. It is as long as the text, so that a place in one is a place in the other.
 */
export const plain = (text: string): string =>
  Array.from(text)
    .map((letter) => (letterOrDigit.test(letter) ? plainLetter(letter) : ' '.repeat(letter.length)))
    .join('');

/** The words of a plain text, each once. */
export const wordsOf = (text: string): string[] => [
  ...new Set(plain(text.normalize('NFC')).split(' ').filter(Boolean)),
];
