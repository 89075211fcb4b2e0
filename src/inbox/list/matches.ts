import { plainWord, typoPatterns, type SearchWord } from './search-words';

/** A piece of a text; what was looked for is marked. */
export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** How a word may be written where it was found; the second one with a typing error. */
interface Matcher {
  readonly exact: RegExp;
  readonly mistyped: RegExp | null;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function matcherOf({ text, reference, digits }: SearchWord): Matcher {
  const plain = plainWord(text);
  const exact = [escaped(plain)];
  if (reference !== null) exact.push(escaped(reference.toLowerCase()));
  // Whatever stands between the digits of a number.
  if (digits !== null) exact.push(`0?${digits.split('').join(String.raw`\D{0,3}`)}`);
  const typos = typoPatterns(plain).map((pattern) => pattern.slice(1, -1).replaceAll('_', '.'));
  return {
    exact: new RegExp(exact.join('|'), 'gu'),
    mistyped: typos.length > 0 ? new RegExp(typos.join('|'), 'gu') : null,
  };
}

/** A text without accents and capitals, and where each of its letters stands in the text. */
function plainText(text: string): { readonly plain: string; readonly places: readonly number[] } {
  let plain = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const one = plainWord(letter);
    plain += one;
    for (let index = 0; index < one.length; index += 1) places.push(at);
    at += letter.length;
  }
  return { plain, places: [...places, at] };
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where a pattern occurs in a text. */
function rangesOf(pattern: RegExp, text: string): readonly Range[] {
  const { plain, places } = plainText(text);
  return [...plain.matchAll(pattern)].flatMap(({ index, 0: { length } }) =>
    length === 0 ? [] : [{ from: places[index] ?? 0, to: places[index + length] ?? text.length }],
  );
}

/** A text in which words of a search may stand, and what it is. */
export interface Candidate {
  readonly label: string;
  readonly text: string;
}

/** A part of a text that says why something was found. */
export interface Match {
  readonly label: string;
  readonly parts: readonly TextPart[];
}

/**
 * The text in which most of those words stand that nobody sees in the visible ones; null where each of
 * them is seen, or stands nowhere.
 */
export function bestMatch(
  words: readonly SearchWord[],
  visible: readonly string[],
  candidates: readonly Candidate[],
): Match | null {
  const has = (texts: readonly string[], pattern: RegExp) =>
    texts.some((text) => rangesOf(pattern, text).length > 0);
  const texts = candidates.map(({ text }) => text);
  const patterns = words.map(matcherOf).map(({ exact, mistyped }) => {
    const isMistyped = mistyped !== null && !has([...visible, ...texts], exact);
    return isMistyped ? mistyped : exact;
  });
  const unseen = patterns.filter((pattern) => !has(visible, pattern));
  const ranked = candidates
    .map((candidate) => ({
      candidate,
      count: unseen.filter((pattern) => rangesOf(pattern, candidate.text).length > 0).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  const best = ranked[0]?.candidate;
  if (!best) return null;
  const [first] = unseen.flatMap((pattern) => rangesOf(pattern, best.text)).toSorted(byPlace);
  const piece = pieceAround(best.text, first?.from ?? 0);
  return {
    label: best.label,
    parts: partsOf(
      piece,
      patterns.flatMap((pattern) => rangesOf(pattern, piece)),
    ),
  };
}

const byPlace = (one: Range, other: Range): number => one.from - other.from;

/** So much before the first mark, and in all. */
const [lead, shown] = [48, 180];

function pieceAround(text: string, place: number): string {
  const line = text.replace(/\s/g, ' ');
  const from =
    place <= lead ? 0 : Math.max(line.lastIndexOf(' ', place - lead) + 1, place - 2 * lead);
  const piece = line.slice(from, from + shown);
  return `${from > 0 ? '…' : ''}${piece}${from + shown < line.length ? '…' : ''}`;
}

function partsOf(text: string, ranges: readonly Range[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { from, to } of ranges.toSorted(byPlace)) {
    if (to <= at) continue;
    const begins = Math.max(from, at);
    if (begins > at) parts.push({ text: text.slice(at, begins), isMarked: false });
    parts.push({ text: text.slice(begins, to), isMarked: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMarked: false });
  return parts;
}
