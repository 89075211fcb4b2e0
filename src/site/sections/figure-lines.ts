/** How many lines stand against one over a figure such as `10x`; undefined for all others. */
export const timesOf = (figure: string): number | undefined =>
  countBetween(Number(/^\s*(\d{1,2})\s*[x×]\s*$/i.exec(figure)?.[1]), 20);

/** How many lines stand for words that begin with a number, such as `5 log-ins`; undefined for all others. */
export const linesOf = (words: string): number | undefined => countBetween(firstNumber(words), 40);

/**
 * How many things a list such as `4 workbooks and a data room` names. Where it goes on in other words, the number that
 * it begins with; undefined where it has none, as in `a great many calls`.
 */
export function listedIn(words: string): number | undefined {
  const counts = words.split(/,\s+(?:and\s+)?|\s+and\s+/).map((part) => {
    const isOne = /^an?\s(?!(?:few|great|good|number|lot)\s)/i.test(part);
    return isOne ? 1 : firstNumber(part);
  });
  const total = counts.reduce((sum, count) => sum + count, 0);
  return Number.isNaN(total) ? linesOf(words) : countBetween(total, 40);
}

/** NaN where the words begin with none. */
const firstNumber = (words: string): number => Number(/^\s*(\d{1,2})\s/.exec(words)?.[1]);

/** More lines than `most` are a patch that nobody counts. */
const countBetween = (count: number, most: number): number | undefined =>
  count >= 2 && count <= most ? count : undefined;
