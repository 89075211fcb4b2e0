import type { Finding, SiteIndex } from './finding';
import { textIn, type Words } from './texts';

/**
 * What counts as a figure: a percentage, a multiple, a sum of money, a number of weeks or months, and
 * “weeks not months”. The register of claims has to know each of them.
 */
const figure =
  /\d[\d.,]*\s?%|\b\d+(?:\.\d+)?x\b|£\d+(?:[.,]\d+)*(?: (?:million|billion)|[km]\b)?|\b\d+(?:[–-]\d+)? (?:weeks|months)\b|\bweeks? \d+(?:[–-]\d+)?|\bweeks,? not months\b/gi;

export const figuresIn = (text: string): string[] => text.match(figure) ?? [];

/** Figures that the register of claims does not know: nobody could say what they rest on. */
export function checkFigures({ texts, richTexts }: Words, { figures }: SiteIndex): Finding[] {
  const said = [
    ...texts,
    ...richTexts.map(({ path, nodes: [root] }) => ({ path, text: root ? textIn(root) : '' })),
  ];
  return said.flatMap(({ path, text }) =>
    [...new Set(figuresIn(text))]
      .filter((each) => !figures.includes(each))
      .map((each) => ({
        kind: 'figure',
        path,
        message: `“${each}” is not in the register of claims: add what it rests on, or leave it out.`,
      })),
  );
}
