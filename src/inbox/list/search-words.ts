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

export function searchWords(search: string | null): SearchWord[] {
  if (search === null) return [];
  const numbers = search.match(phoneNumber) ?? [];
  const words = search.replace(phoneNumber, ' ').split(/\s+/).filter(Boolean);
  return [
    ...words.map((text) => ({ text, reference: asReference(text), digits: null })),
    ...numbers.map((text) => ({
      text: text.trim(),
      reference: asReference(text.trim()),
      digits: significantDigits(text),
    })),
  ].slice(0, mostWords);
}

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
