import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';

import { Failure } from '../steps/failure.mjs';

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
}

const entries = z.array(z.record(z.string(), z.unknown()));
const records = z.array(
  z.object({
    info: z.object({ lines: z.number() }),
    raw: z.string(),
    record: z.record(z.string(), z.string()),
  }),
);

/** A list of objects in JSON, or CSV with the names of its columns in the first line. */
export function readRows(file: string): Rows {
  const text = file.replace(/^\uFEFF/, '');
  return /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text);
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
  const found = records.parse(parseCsv(text));
  return {
    kind: 'csv',
    columns: Object.keys(found[0]?.record ?? {}),
    rows: found.map(({ info, raw, record }) => ({
      // A text may go over several lines, and `lines` counts to its last.
      at: `line ${info.lines - raw.trim().split('\n').length + 1}`,
      values: record,
    })),
  };
}

function parseCsv(text: string): unknown {
  try {
    return parse(text, { columns: true, info: true, raw: true, skipEmptyLines: true });
  } catch (error) {
    if (error instanceof CsvError) throw new Failure(`The file is no CSV: ${error.message}`);
    throw error;
  }
}

/** The rows that could not be taken, in the form in which they came, each with the reason. */
export function writeRejected(
  { kind, columns }: Rows,
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
  return [[...names, reasonColumn], ...lines]
    .map((line) => `${line.map(quoted).join(',')}\n`)
    .join('');
}

/** Left out when the mended file is imported. */
export const reasonColumn = 'rejected_because';

/** What a cell says; JSON may hold anything. */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

const quoted = (value: unknown) => `"${cellText(value).replaceAll('"', '""')}"`;
