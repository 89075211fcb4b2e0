import { currencies } from '@/platform/place/money';
import { beginningOf, cleanText, inOneLine } from '@/platform/plain-text';

import type { FileRow } from './read-file';

/** A cell in one line, without double spaces. */
export const lineOf = (text: string): string =>
  inOneLine(text.normalize('NFC')).replaceAll(/\s+/g, ' ').trim();

const ofMoney =
  /amount|value|currency|revenue|budget|price|cost|turnover|forecast|weighted|\b[amt]rr\b|\b[at]cv\b/i;
/** Some of these are also said of other things, with words. */
const ofMoneyInNumbers =
  /\bfees?\b|deal size|worth|^(?:\w+ - )?total$|total (?:paid|spent|due)|invoice|retainer|deposit|profit|margin|spend|\bpaid\b|income|salary|\brate\b|discount|estimate|\bquote\b|potential/i;
const number = /^[-+(\s]*\d[\d.,'\s]*[km%)]?$/iu;
const longestAmount = 40;
const codes = currencies.join('|');
/** `£12,000 a year`, `4k EUR`, `US$ 4`: a currency beside a digit. */
const amount = new RegExp(
  String.raw`\p{Sc}\s?\d|\d[km]?\s?\p{Sc}|\b(?:${codes})\s?\d|\d[km]?\s?(?:${codes})\b`,
  'iu',
);

/**
 * Whether a cell speaks of money. Not everybody may see values: what it says is the value of a deal, and
 * stands in no text.
 */
export function isOfMoney(head: string, text: string): boolean {
  if (ofMoney.test(head)) return true;
  if (text.length > longestAmount) return false;
  return amount.test(text) || (ofMoneyInNumbers.test(head) && number.test(text.trim()));
}

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
    .filter(([head, text]) => head !== '' && text !== '' && !isOfMoney(head, text))
    .map(([head, text]) => `${head}: ${text}`);
  return piecesOf(cleanText([title, '', ...said].join('\n')).trim(), most);
}

function piecesOf(text: string, most: number): string[] {
  const first = beginningOf(text, most);
  return text.length <= most ? [text] : [first, ...piecesOf(text.slice(first.length), most)];
}
