import { wordsOf } from './mail/differ';

/** What programs put in and change on the way: links, and marks that nobody sees. */
const changed = /https?:\/\/[^\s<>\])]+|[\u00ad\u200b-\u200f]/gi;

const ownWords = (text: string): string[] => wordsOf(text.replace(changed, ''));

/** So many words in a row are nobody's by chance. */
const run = 5;
const mostLetters = 500_000;
const mostWords = 200_000;
const longestLine = 20_000;

const runsOf = (all: readonly string[]): string[] =>
  Array.from({ length: Math.max(0, all.length - run + 1) }, (_each, at) =>
    all.slice(at, at + run).join(' '),
  );

/** Whose words a line has; `both` where somebody wrote into a line of ours. */
export type Whose = 'ours' | 'theirs' | 'both';

/**
 * Who wrote the lines of a mail, however a mail program broke, quoted or shortened them.
 * @param lines without the signs of a quote
 * @param sent what we sent, the newest first
 */
export function whoseAre(lines: readonly string[], sent: readonly string[]): readonly Whose[] {
  const runs = new Set<string>();
  const whole = new Set<string>();
  let left = mostLetters;
  for (const text of sent) {
    if (left <= 0) break;
    const known = text.slice(0, left);
    left -= known.length;
    const all = ownWords(known);
    for (const each of runsOf(all)) runs.add(each);
    // A few words are ours as a line of their own, or as the greeting.
    const filled = known
      .split('\n')
      .map(ownWords)
      .filter((own) => own.length > 0);
    for (const [at, own] of filled.entries())
      if (own.length >= 3 || at === 0 || all.length < run) whole.add(own.join(' '));
  }
  whole.delete('');
  const all: string[] = [];
  const spans = lines.map((line) => {
    const own = all.length < mostWords ? ownWords(line.slice(0, longestLine)) : [];
    const from = all.length;
    for (const word of own) all.push(word);
    return { from, to: all.length, isWhole: whole.has(own.join(' ')) };
  });
  // How many words before each one stand in a row of ours; rows go on over the ends of lines.
  const covered = new Uint32Array(all.length + 1);
  let end = 0;
  for (let at = 0; at < all.length; at += 1) {
    if (at + run <= all.length && runs.has(all.slice(at, at + run).join(' '))) end = at + run;
    covered[at + 1] = (covered[at] ?? 0) + (at < end ? 1 : 0);
  }
  return spans.map(({ from, to, isWhole }) => {
    const ours = (covered[to] ?? 0) - (covered[from] ?? 0);
    if (isWhole || (to > from && ours === to - from)) return 'ours';
    return ours === 0 ? 'theirs' : 'both';
  });
}
