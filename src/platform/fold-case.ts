const foldLetter = (letter: string): string => letter.toLowerCase().toUpperCase().toLowerCase();

/**
 * The same for all that a disk may take for one name, whether it tells upper from lower case or not:
 * by Unicode, `ß` is `SS` and `ς` is `Σ`. Letter by letter, since a sigma's lower case depends on what
 * follows.
 */
export const foldCase = (text: string): string =>
  Array.from(text.normalize('NFKC'), foldLetter).join('').normalize('NFC');

/**
 * The text without the letters that are more than a pair of upper and lower case: only then do a disk,
 * PostgreSQL and we agree on which names are one.
 */
export const inPlainCases = (text: string): string =>
  Array.from(text.normalize('NFKC'), (letter) => (hasTwin(letter) ? letter : foldLetter(letter)))
    .join('')
    .normalize('NFC');

function hasTwin(letter: string): boolean {
  const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()];
  if (lower.length !== letter.length || upper.length !== letter.length) return false;
  return lower.toUpperCase() === letter || upper.toLowerCase() === letter;
}
