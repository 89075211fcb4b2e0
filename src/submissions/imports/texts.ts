import { beginningOf, cleanText, inOneLine } from '@/platform/plain-text';

import type { FileRow } from './read-file';

/** A cell in one line, without double spaces. */
export const lineOf = (text: string): string =>
  inOneLine(text.normalize('NFC')).replaceAll(/\s+/g, ' ').trim();

/**
 * Whether a column speaks of money. Not everybody may see values: what it says is the value of a deal, and
 * stands in no text.
 */
export const isOfMoney = (head: string): boolean =>
  /amount|value|currency|revenue|budget|price|cost|turnover|\b[amt]rr\b|\b[at]cv\b/i.test(head);

/**
 * All that a row says but money, also what nothing here has a place for.
 * @param title stands before it
 * @param most letters that a piece has
 */
export function wholeTexts(
  { cells }: Pick<FileRow, 'cells'>,
  title: string,
  most: number,
): string[] {
  const said = Object.entries(cells)
    .filter(([head, text]) => head !== '' && text !== '' && !isOfMoney(head))
    .map(([head, text]) => `${head}: ${text}`);
  return piecesOf(cleanText([title, '', ...said].join('\n')).trim(), most);
}

function piecesOf(text: string, most: number): string[] {
  const first = beginningOf(text, most);
  return text.length <= most ? [text] : [first, ...piecesOf(text.slice(first.length), most)];
}
