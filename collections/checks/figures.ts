import type { Finding, SiteIndex } from './finding';
import { textIn, type Words } from './texts';

/**
 * What counts as a figure: a percentage, a multiple, a sum of money, a number of weeks or months, and
 * “weeks not months”. The register of claims has to know each of them.
 */
const figure =
  /\d[\d.,]*\s?%|\b\d+(?:\.\d+)?x\b|£\d+(?:[.,]\d+)*(?: (?:million|billion)|[km]\b)?|\b\d+(?:[–-]\d+)? (?:weeks|months)\b|\bweeks? \d+(?:[–-]\d+)?|\bweeks,? not months\b/gi;

export const figuresIn = (text: string): string[] => text.match(figure) ?? [];

/** Beside a row of figures stands what they rest on, as the claims for the page have it. */
const inRowOfFigures = /(?:^|\.)stats\.\d+\.value$/;

/**
 * Figures that the register of claims does not know: nobody could say what they rest on. In a row of
 * figures, nothing would be shown for those that it knows from other pages alone.
 * @param address of the page; undefined while it has none
 */
export function checkFigures(
  { texts, richTexts }: Words,
  { claims }: SiteIndex,
  address: string | undefined,
): Finding[] {
  const said = [
    ...texts,
    ...richTexts.map(({ path, nodes: [root] }) => ({ path, text: root ? textIn(root) : '' })),
  ];
  return said.flatMap(({ path, text }) => {
    const isInRow = inRowOfFigures.test(path);
    const found = figuresIn(text);
    const whole = text.trim();
    return [...new Set(isInRow && found.length === 0 && whole !== '' ? [whole] : found)].flatMap(
      (each): Finding[] => {
        const known = claims.filter(({ figures }) => figures.includes(each));
        const isHere = known.some(({ pages }) => address !== undefined && pages.includes(address));
        if (known.length > 0 && (isHere || !isInRow)) return [];
        return [{ kind: 'figure', path, message: messageOf(each, known.length > 0, address) }];
      },
    );
  });
}

function messageOf(figure: string, isKnown: boolean, address: string | undefined): string {
  if (!isKnown)
    return `“${figure}” is not in the register of claims: add what it rests on, or leave it out.`;
  const page = address === undefined ? 'this page, once it has its slug' : `“${address}”`;
  return `The claim for “${figure}” does not name this page, which so cannot say what it rests on: add ${page} to the claim’s pages.`;
}
