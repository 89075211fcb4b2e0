/** How many lines stand against one over a figure such as `10x`; undefined for all others. */
export const timesOf = (figure: string): number | undefined =>
  countBetween(/^\s*(\d{1,2})\s*[x×]\s*$/i.exec(figure)?.[1], 20);

/** How many lines stand for words that begin with a number, such as `5 log-ins`; undefined for all others. */
export const linesOf = (words: string): number | undefined =>
  countBetween(/^\s*(\d{1,2})\s/.exec(words)?.[1], 40);

/** More lines than `most` are a patch that nobody counts. */
function countBetween(digits: string | undefined, most: number): number | undefined {
  const count = Number(digits);
  return count >= 2 && count <= most ? count : undefined;
}
