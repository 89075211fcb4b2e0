/**
 * In a preview each text of the content carries the mark of its field: characters that nobody sees,
 * which go with the text wherever a page puts it. They are a hash, so that they stay few. The browser
 * knows all fields, and finds the one with this mark.
 */

const opening = '\u2063';
const length = 5;
/** An opening, and some of the 256 variation selectors, a byte each. */
const anyMark = /\u2063[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{5}/gu;

const selector = (byte: number) =>
  String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16);

/**
 * @param form the address of the document's form in the panel
 * @param path of the field in it: `solutions.1.title`
 */
export function markOf(form: string, path: string): string {
  // Two hashes by multiplication, of which five bytes are taken: some thousand fields do not meet.
  let [one, other] = [0x811c9dc5, 0x9e3779b9];
  for (const character of `${form}?${path}`) {
    const code = character.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b) ^ (other >>> 13);
  }
  const bytes = [one, one >>> 8, one >>> 16, one >>> 24, other ^ (other >>> 16)];
  return (
    opening +
    bytes
      .slice(0, length)
      .map((each) => selector(each & 0xff))
      .join('')
  );
}

/** The mark of a text, which stands at its end; one before it belongs to words that were filled in. */
export const lastMark = (text: string): string | undefined => text.match(anyMark)?.at(-1);

export const withoutMarks = (text: string): string => text.replaceAll(anyMark, '');

/** Each line of a text with its mark: a page may show the lines apart. */
export const withMark = (text: string, mark: string): string =>
  withoutMarks(text).replaceAll(/[^\n]*\S[^\n]*/g, (line) => line + mark);
