import { Readable } from 'node:stream';

import { CsvError, parse } from 'csv-parse';

import { byteOrderMark, textOfCell } from '@/platform/csv';
import {
  distinctHeads,
  firstLineOf,
  separatorOf,
  unicodeText,
  windows1252Text,
} from '@/platform/csv-file';

import { importLimits } from './limits';

/** Why a file is not taken. */
export type FileFault =
  | ('rows' | 'csv' | 'wide' | 'columns' | 'number' | 'empty' | 'named' | 'waiting')
  // While it was read.
  | 'stopped';

/** A file that is not taken. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';

  constructor(readonly fault: FileFault) {
    super(`The file is not taken: ${fault}`);
  }
}

/** A row of a file, by the heads of its columns. */
export interface FileRow {
  /** Where it begins. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

interface Parsed {
  readonly info: { readonly lines: number };
  readonly raw: string;
  readonly record: Readonly<Record<string, string>>;
}

const isParsed = (value: unknown): value is Parsed =>
  typeof value === 'object' && value !== null && 'record' in value && 'info' in value;

const pieceBytes = 64 * 1024;

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

/** @throws RefusedFile */
function headsOf(heads: readonly string[]): string[] {
  const isLong = (head: string) => head.length > importLimits.headLetters;
  if (heads.length > importLimits.columns || heads.some(isLong)) throw new RefusedFile('wide');
  return distinctHeads(heads);
}

/** As PostgreSQL keeps it, and without what spreadsheets were told. */
const cellOf = (text: string): string => textOfCell(text.replaceAll('\0', '')).trim();

/**
 * Reads a CSV piece by piece, so that others get their turn: in UTF-8, UTF-16 or else Windows-1252.
 * @throws RefusedFile
 */
export async function* readFileRows(bytes: Buffer): AsyncGenerator<FileRow> {
  const text = (unicodeText(bytes) ?? windows1252Text(bytes))
    .replace(byteOrderMark, '')
    // csv-parse counts one within a cell as two lines.
    .replaceAll(/\r\n?/g, '\n');
  const { separator, isNamed } = separatorOf(text);
  const parser = Readable.from(piecesOf(Buffer.from(text))).pipe(
    parse({
      ...{ columns: headsOf, info: true, raw: true, skipEmptyLines: true, trim: true },
      // What programs get wrong in one row is no reason to refuse the others.
      ...{ relaxColumnCount: true, relaxQuotes: true, maxRecordSize: importLimits.rowLetters },
      ...{ delimiter: separator, fromLine: isNamed ? 2 : 1 },
    }),
  );
  let rows = 0;
  try {
    for await (const found of parser) {
      if (!isParsed(found)) continue;
      rows += 1;
      if (rows > importLimits.rows) throw new RefusedFile('rows');
      const cells = Object.entries(found.record).map(
        ([head, cell]) => [head, cellOf(cell)] as const,
      );
      yield {
        line: firstLineOf(found.info.lines, found.raw),
        cells: Object.fromEntries(cells),
      };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new RefusedFile('csv');
    throw error;
  }
}
