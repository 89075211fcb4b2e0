/* What other programs write as CSV: in whichever letters, with whichever separator. */
import { byteOrderMark } from './csv';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * The text of a file in UTF-8 or UTF-16, which show by themselves; null for any other.
 * @returns with a byte order mark, unless it is UTF-8 without one
 */
export function unicodeText(bytes: Buffer): string | null {
  const wide = utf16Of(bytes);
  if (wide !== undefined) return byteOrderMark + new TextDecoder(wide).decode(bytes);
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/** By its byte order mark, or by the zero bytes beside Latin letters and commas. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const [first = -1, second = -1] = bytes;
  if ((first === 0xff && second === 0xfe) || (first > 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second > 0)) return 'utf-16be';
  return undefined;
}

/** What the bytes 80 to 9F are in windows-1252; five are nothing. Node 20 reads controls there. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The text of a file as Excel writes “CSV” in Western Europe; nothing in it says so. */
export const windows1252Text = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (control) => {
    return windows1252[control.charCodeAt(0) - 0x80] ?? control;
  });

/** Where a comma stands in numbers, spreadsheets put a semicolon; `sep=;` before all says so. */
export function separatorOf(text: string): { separator: string; isNamed: boolean } {
  const named = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (named !== undefined) return { separator: named, isNamed: true };
  const [names = ''] = text
    .slice(0, 100_000)
    .replaceAll(/"[^"]*"/g, '')
    .split('\n');
  const count = (separator: string) => names.split(separator).length;
  const [separator = ','] = [',', ';', '\t'].sort((one, other) => count(other) - count(one));
  return { separator, isNamed: false };
}

/** Two columns with the same head are two: the later one is named by its place as well. */
export function distinctHeads(heads: readonly string[]): string[] {
  const before = new Set<string>();
  return heads.map((head, at) => {
    const distinct = before.has(head) ? `${head} (column ${at + 1})` : head;
    before.add(head);
    return distinct;
  });
}

/** Where a row begins. A text may go over several lines, and csv-parse's `lines` counts to its last. */
export const firstLineOf = (lines: number, raw: string): number =>
  lines - raw.trim().split('\n').length + 1;
