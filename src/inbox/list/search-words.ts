import { parseSearch } from './parse-search';

/** What somebody looks for: words, of which each has to occur. */
export interface SearchWord {
  readonly text: string;
  /** The same as a reference is written; null when it cannot be one. */
  readonly reference: string | null;
  /** Its digits without the prefixes of countries and trunk lines; null when it is no number. */
  readonly digits: string | null;
}

/** `+44 (0)20 7946 0123` and `020 7946 0123`: one word, whatever stands between the digits. */
const phoneNumber = /(?<!\S)\+?\(?\d[\d\s()./-]{5,}\d(?!\S)/g;

/** Ten narrow as much as anybody can want, and keep the statement short. */
const mostWords = 10;

/** The words and phrases of a search that have to occur, without its operators. */
export const searchWords = (search: string | null): SearchWord[] =>
  allWords(search).slice(0, mostWords);

function allWords(search: string | null): SearchWord[] {
  const { plain, phrases } = parseSearch(search);
  const numbers = plain.match(phoneNumber) ?? [];
  const words = plain.replace(phoneNumber, ' ').split(/\s+/).filter(Boolean);
  return [
    ...phrases.map(asItStands),
    ...words.map((text) => ({ text, reference: asReference(text), digits: null })),
    ...numbers.map((text) => ({
      text: text.trim(),
      reference: asReference(text.trim()),
      digits: significantDigits(text),
    })),
  ];
}

/** Those that must not occur. */
export const excludedWords = (search: string | null): SearchWord[] =>
  parseSearch(search).excluded.map(asItStands).slice(0, mostWords);

/** What was typed and is not looked for, in a sentence; nothing where all of it is. */
export function wordsLeftOut(search: string | null): string[] {
  const left = [
    ...allWords(search).slice(mostWords),
    ...parseSearch(search).excluded.map(asItStands).slice(mostWords),
  ];
  return left.map(({ text }) => `“${text}” was left out: a search takes ${mostWords} words.`);
}

const asItStands = (text: string): SearchWord => ({ text, reference: null, digits: null });

/** `q7f3k2m` and `7F3K2M`, as people read them out (`referenceOf`). */
function asReference(text: string): string | null {
  const [, letter, first, second] = /^([a-z])?-?([0-9a-z]{4})-?([0-9a-z]{2})$/i.exec(text) ?? [];
  return first && second ? `${letter ? `${letter}-` : ''}${first}-${second}` : null;
}

function significantDigits(text: string): string | null {
  const digits = text
    .replace(/\(0\)/, '')
    .replace(/\D/g, '')
    .replace(/^(?:0044|44(?=\d{9}))?0?/, '');
  return digits.length >= 6 ? digits : null;
}

/** Without accents and capitals, as the database compares names. */
export const plainWord = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Shorter ones are too much like others, and longer ones are no names. */
const tolerable = /^[a-z]{5,30}$/;

/**
 * What a plain word may have been meant as, as patterns of LIKE: one letter is wrong, missing or too
 * many, or two have changed places. None where too much would be like it.
 */
export function typoPatterns(plain: string): string[] {
  if (!tolerable.test(plain)) return [];
  const patterns = new Set<string>();
  for (let at = 0; at <= plain.length; at += 1) {
    const [before, here, next, after] = [
      plain.slice(0, at),
      plain.charAt(at),
      plain.charAt(at + 1),
      plain.slice(at + 2),
    ];
    patterns.add(`${before}_${here}${next}${after}`);
    if (here) patterns.add(`${before}_${next}${after}`).add(`${before}${next}${after}`);
    if (next) patterns.add(`${before}${next}${here}${after}`);
  }
  return [...patterns].map((pattern) => `%${pattern}%`);
}

/** Whether a typing error in it would be looked for. */
export const mayBeMistyped = (search: string | null): boolean =>
  searchWords(search).some(({ text }) => tolerable.test(plainWord(text)));
