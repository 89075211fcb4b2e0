/** Tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * What spreadsheets take for a formula, also behind blanks and marks that nobody sees, or in the
 * wide forms of East Asian fonts: a message could then run commands where it is opened.
 */
const formulaStart = /^[\s\p{C}]*[=+\-@|%＝＋－＠]/u;
const controlStart = /^[\t\r\n]/;
/** A number to dial abroad: nothing in it can be calculated but a few digits. */
const phoneNumber = /^\+(?=(?:\D*\d){7})\d[\d ()-]*$/;

/** A cell of a CSV (RFC 4180); an apostrophe makes text of what looks like a formula. */
export function csvCell(value: string | null): string {
  if (value === null) return '""';
  const isDangerous =
    !phoneNumber.test(value) && (formulaStart.test(value) || controlStart.test(value));
  return `"${isDangerous ? "'" : ''}${value.replaceAll('"', '""')}"`;
}

export const csvRow = (cells: readonly (string | null)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`;
