import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';

import { byteOrderMark, csvCell, textOfCell } from '@/platform/csv';
import { distinctHeads, firstLineOf, separatorOf } from '@/platform/csv-file';

import { Failure } from '../steps/failure.mjs';

/** What heads a column in its file. */
export const headOf = (column: string): string => column.replace(/ \(column \d+\)$/, '');

/** A row of a file, and where it stands in it. */
export interface Row {
  /** `line 7` of CSV, `entry 7` of JSON. */
  readonly at: string;
  readonly values: Readonly<Record<string, unknown>>;
}

export interface Rows {
  readonly kind: 'csv' | 'json';
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** How a CSV was written: what stands before it, and between two cells. */
  readonly mark?: string;
  readonly separator?: string;
}

const entries = z.array(z.record(z.string(), z.unknown()));
const records = z.array(
  z.object({
    info: z.object({ lines: z.number() }),
    raw: z.string(),
    record: z.record(z.string(), z.string()),
  }),
);

/** A list of objects in JSON, or CSV of whichever country with the names of its columns in the first line. */
export function readRows(file: string): Rows {
  const mark = file.startsWith(byteOrderMark) ? byteOrderMark : '';
  const text = file.slice(mark.length);
  return /^\s*[[{]/.test(text) ? readJson(text) : { ...readCsv(text), mark };
}

function readJson(text: string): Rows {
  const { data } = entries.safeParse(parsed(text));
  if (!data) throw new Failure('The file is no list of objects in JSON: [{ "id": …, … }, …]');
  return {
    kind: 'json',
    columns: [...new Set(data.flatMap((values) => Object.keys(values)))],
    rows: data.map((values, index) => ({ at: `entry ${index + 1}`, values })),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readCsv(text: string): Rows {
  const { separator, isNamed } = separatorOf(text);
  const found = records.parse(parseCsv(text, separator, isNamed ? 2 : 1));
  return {
    kind: 'csv',
    separator,
    columns: Object.keys(found[0]?.record ?? {}),
    rows: found.map(({ info, raw, record }) => ({
      at: `line ${firstLineOf(info.lines, raw)}`,
      values: Object.fromEntries(
        Object.entries(record).map(([name, cell]) => [name, textOfCell(cell)]),
      ),
    })),
  };
}

function parseCsv(text: string, delimiter: string, fromLine: number): unknown {
  try {
    const shape = { columns: distinctHeads, info: true, raw: true, skipEmptyLines: true };
    return parse(text, { ...shape, delimiter, fromLine });
  } catch (error) {
    if (error instanceof CsvError) throw new Failure(`The file is no CSV: ${error.message}`);
    throw error;
  }
}

/**
 * The rows that could not be taken, in the form in which they came, each with the reason. Whoever
 * mends them opens them in a spreadsheet, so what looks like a formula or a number is kept a text.
 */
export function writeRejected(
  { kind, columns, mark = '', separator = ',' }: Rows,
  rejected: readonly { readonly row: Row; readonly reason: string }[],
): string {
  if (kind === 'json')
    return `${JSON.stringify(
      rejected.map(({ row, reason }) => ({
        ...row.values,
        rejected_because: `${row.at}: ${reason}`,
      })),
      null,
      2,
    )}\n`;
  const names = columns.filter((name) => name !== reasonColumn);
  const lines = rejected.map(({ row, reason }) => [
    ...names.map((name) => row.values[name]),
    `${row.at}: ${reason}`,
  ]);
  const written = [[...names, reasonColumn], ...lines].map(
    (line) => `${line.map((cell) => csvCell(cellText(cell))).join(separator)}\n`,
  );
  return mark + written.join('');
}

/** Left out when the mended file is imported. */
export const reasonColumn = 'rejected_because';

/** What a cell says; JSON may hold anything. */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
}
