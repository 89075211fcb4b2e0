import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';

import { byteOrderMark, textOfCell } from '@/platform/csv';
import { separatorOf, unicodeText, windows1252Text } from '@/platform/csv-file';
import { inDigits } from '@/platform/place/wording';

import { fileLimits } from './limits';

/** A row as it stands in a file. */
export interface FileRow {
  /** Where it begins; the heads stand in the first. */
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly kind: string;
}

/** By what programs call their columns, in small letters and without what is no letter. */
const columns = {
  from: ['formeraddress', 'from', 'source', 'sourceurl', 'old', 'oldurl', 'requesturl'],
  to: ['leadsto', 'to', 'target', 'targeturl', 'destination', 'destinationurl', 'new', 'newurl'],
  kind: ['kind', 'type', 'status', 'code', 'statuscode', 'httpcode', 'redirecttype'],
} as const;

/** A file that is not taken, with the remedy. */
export class RefusedFile extends Error {}

const parsed = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
);

/**
 * The rows of a CSV, in whichever letters and with whichever separator.
 * @throws RefusedFile
 */
export function readRows(bytes: Buffer): FileRow[] {
  if (bytes.length > fileLimits.bytes)
    throw new RefusedFile(
      `A file holds ${inDigits(fileLimits.bytes / 1000)} kB at most: divide it into several.`,
    );
  const [heads, ...rows] = parseCsv(bytes);
  const at = columnsOf(heads?.record ?? []);
  if (rows.length === 0) throw new RefusedFile('There are no rows below the heads of the columns.');
  if (rows.length > fileLimits.rows)
    throw new RefusedFile(
      `It has ${inDigits(rows.length)} rows, and a file holds ${inDigits(fileLimits.rows)} at most: divide it into several.`,
    );
  return rows.map(({ record, info }) => {
    const cell = (column: number) => textOfCell(record[column] ?? '').trim();
    return { line: info.lines, from: cell(at.from), to: cell(at.to), kind: cell(at.kind) };
  });
}

function parseCsv(bytes: Buffer) {
  const text = (unicodeText(bytes) ?? windows1252Text(bytes))
    .replace(byteOrderMark, '')
    .replaceAll('\0', '')
    .replaceAll(/\r\n?/g, '\n');
  const { separator, isNamed } = separatorOf(text);
  try {
    return parsed.parse(
      parse(text, {
        ...{ info: true, skipEmptyLines: true, relaxColumnCount: true, relaxQuotes: true },
        ...{ delimiter: separator, fromLine: isNamed ? 2 : 1, trim: true },
      }),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new RefusedFile('This is no CSV. In a spreadsheet, choose “Save as” and there “CSV”.');
  }
}

/** @throws RefusedFile */
function columnsOf(heads: readonly string[]) {
  const plain = heads.map((head) => head.toLowerCase().replaceAll(/[^\p{L}]/gu, ''));
  const find = (names: readonly string[]) => plain.findIndex((head) => names.includes(head));
  const at = { from: find(columns.from), to: find(columns.to), kind: find(columns.kind) };
  if (at.from === -1 || at.to === -1)
    throw new RefusedFile(
      'The first row names the columns: “Former address” and “Leads to”, and “Kind” if you like.',
    );
  return at;
}
