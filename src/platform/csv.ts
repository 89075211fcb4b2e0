/** Tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * What spreadsheets take for a formula, also behind blanks and marks that nobody sees, or in the
 * wide forms of East Asian fonts: a message could then run commands where it is opened.
 */
const formulaStart = /^[\s\p{C}]*[=+\-@|%＝＋－＠]/u;
const controlStart = /^[\t\r\n]/;

/**
 * Only digits and the characters of numbers, days and times. A spreadsheet would make a number of a
 * telephone number, and drop its leading zero or plus.
 */
const numberLike = /^[\s\p{C}]*[(.,]*\d[\d\s\p{C}.,:/()%E+\-–]*$/iu;

/** A spreadsheet shows it as it is. */
const plainNumber = /^(?:0|[1-9]\d{0,10})$/;

/** Whether a spreadsheet would change a text. Apostrophes before it are ignored. */
function isTaken(text: string): boolean {
  const bare = text.replace(/^'+/, '');
  if (formulaStart.test(bare) || controlStart.test(bare)) return true;
  return numberLike.test(bare) && !plainNumber.test(bare);
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A cell of a CSV (RFC 4180); an apostrophe keeps what looks like a formula or a number a text. */
export const csvCell = (text: string | null): string =>
  quoted(text !== null && isTaken(text) ? `'${text}` : (text ?? ''));

/** The text of a cell that `csvCell` wrote, by whichever program it was stored since. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && isTaken(cell) ? cell.slice(1) : cell;

export const csvRow = (texts: readonly (string | null)[]): string =>
  `${texts.map(csvCell).join(',')}\r\n`;

/** A row of days and numbers of our own, which a spreadsheet may take for such. */
export const csvNumbers = (cells: readonly string[]): string =>
  `${cells.map(quoted).join(',')}\r\n`;
