/** Of Arial, in which results are set, in thousandths of its size. */
const wide: Readonly<Record<string, number>> = {
  ...of(191, "'"),
  ...of(222, 'ijl’‘'),
  ...of(260, '|'),
  ...of(278, ' !,./:;I[]\\ft·'),
  ...of(333, '()-r`“”'),
  ...of(355, '"'),
  ...of(389, '*'),
  ...of(469, '^'),
  ...of(500, 'Jcksvxyz'),
  ...of(584, '+<=>~'),
  ...of(611, 'FTZ'),
  ...of(667, '&ABEKPSVXY'),
  ...of(722, 'CDHNRUw'),
  ...of(778, 'GOQ'),
  ...of(833, 'Mm'),
  ...of(889, '%'),
  ...of(944, 'W'),
  ...of(1000, '—…'),
  ...of(1015, '@'),
};

function of(width: number, letters: string): Record<string, number> {
  return Object.fromEntries(Array.from(letters, (letter) => [letter, width]));
}

/** Most small letters and all digits. */
const usual = 556;

/** What is as wide as it is high: Chinese, Japanese, Korean, emoji. */
const square =
  /[\u1100-\u11FF\u2E80-\uD7FF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF\p{Extended_Pictographic}]/u;

function widthOfLetter(letter: string): number {
  const [plain = letter] = letter.normalize('NFD');
  return wide[letter] ?? wide[plain] ?? (square.test(letter) ? 1000 : usual);
}

/** In pixels. @param size of the letters, in pixels */
export const widthOf = (text: string, size: number): number =>
  (Array.from(text).reduce((sum, letter) => sum + widthOfLetter(letter), 0) * size) / 1000;

/**
 * A text as it is shown where so many pixels are free: cut after a word, with an ellipsis.
 * @returns the text itself where it fits
 */
export function cutTo(text: string, pixels: number, size: number): string {
  if (widthOf(text, size) <= pixels) return text;
  const room = pixels - widthOf(' …', size);
  const words = text.split(' ');
  let shown = '';
  for (const word of words) {
    const next = shown === '' ? word : `${shown} ${word}`;
    if (widthOf(next, size) > room) break;
    shown = next;
  }
  if (shown !== '') return `${shown.replace(/[\s,;:.–—-]+$/, '')} …`;
  const letters = Array.from(text);
  while (letters.length > 0 && widthOf(letters.join(''), size) > room) letters.pop();
  return `${letters.join('')}…`;
}
