import type { ContentText } from './list-texts';

type FoundText<Text> = Text & {
  /** The part of the text that was looked for. */
  readonly excerpt: string;
};

type Searched = Pick<ContentText, 'text' | 'label'>;

/** A search ignores case, accents and kinds of quotes. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .toLowerCase();

/**
 * The texts that have all these words: in themselves first, then together with where they stand, so
 * that “retail opening” finds the opening of Retail.
 */
export function findTexts<Text extends Searched>(
  texts: readonly Text[],
  asked: string,
): FoundText<Text>[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isIn = (text: string) => words.every((word) => plain(text).includes(word));
  const inText = texts.filter(({ text }) => isIn(text));
  const withPlace = texts.filter(({ text, label }) => !isIn(text) && isIn(`${label} ${text}`));
  return [...inText, ...withPlace].map((each) => ({ ...each, excerpt: around(each.text, words) }));
}

const before = 40;
const longest = 160;

/** As much of a text as fits a line or two, with the first word that was looked for in it. */
function around(text: string, words: readonly string[]): string {
  if (text.length <= longest) return text;
  const at = Math.max(0, Math.min(...words.map((word) => indexIn(text, word))) - before);
  const start = at === 0 ? 0 : text.indexOf(' ', at) + 1;
  const part = text.slice(start, start + longest);
  return `${start > 0 ? '… ' : ''}${part.trim()}${start + longest < text.length ? ' …' : ''}`;
}

/** Where a word begins; at the start when its letters are written in another way. */
function indexIn(text: string, word: string): number {
  const at = text.toLowerCase().indexOf(word);
  return at === -1 ? 0 : at;
}
