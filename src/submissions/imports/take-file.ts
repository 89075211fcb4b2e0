import 'server-only';

import { randomUUID } from 'node:crypto';

import { isOn } from '@/features';

import {
  addRows,
  beginImport,
  noteTried,
  settleImport,
  type WaitingRow,
} from '../records/imports/imports';
import type { Staff } from '../records/work';
import { noChoices } from './choices';
import type { ImportSource } from './columns';
import { contactColumnsOf } from './contacts/contact-columns';
import { dealColumnsOf } from './deals/deal-columns';
import { FoundInDeals, nothingToChoose, type Findings } from './find-in-file';
import type { ImportKind } from './kinds';
import { importLimits } from './limits';
import { readFileRows, RefusedFile } from './read-file';

const [rowsAtOnce, bytesAtOnce] = [500, 1_000_000];

interface GivenFile {
  /** As it is called. */
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Keeps the rows of a file for a dry run; nothing else is written.
 * @returns the id of the import
 * @throws RefusedFile
 */
export async function takeFile(user: Staff, { name, bytes }: GivenFile): Promise<string> {
  const id = randomUUID();
  let file: Findings | null = null;
  let waiting: WaitingRow[] = [];
  let [place, size] = [0, 0];
  const store = async () => {
    if (!(await addRows(id, waiting))) throw new RefusedFile('stopped');
    waiting = [];
    size = 0;
  };
  try {
    for await (const row of readFileRows(bytes)) {
      file ??= await begin(user, { id, name, heads: Object.keys(row.cells) });
      file.add(row);
      waiting.push({ place, ...row });
      place += 1;
      size += JSON.stringify(row.cells).length;
      if (waiting.length === rowsAtOnce || size > bytesAtOnce) await store();
    }
    if (file === null) throw new RefusedFile('empty');
    await store();
    await noteTried(id, { found: file.found, rows: place });
    return id;
  } catch (error) {
    if (file !== null) await settleImport(id, 'stopped');
    throw error;
  }
}

interface Begun {
  readonly id: string;
  readonly name: string;
  readonly heads: readonly string[];
}

async function begin(user: Staff, { id, name, heads }: Begun): Promise<Findings> {
  const { kind, source, file } = knownBy(heads);
  const given = { id, name, kind, source, found: file.found, choices: noChoices };
  if (!(await beginImport(user, given, importLimits.waiting))) throw new RefusedFile('waiting');
  return file;
}

interface Known {
  readonly kind: ImportKind;
  readonly source: ImportSource;
  readonly file: Findings;
}

/** @throws RefusedFile where nobody knows such columns */
function knownBy(heads: readonly string[]): Known {
  const deals = dealColumnsOf(heads);
  if (deals !== null) {
    const { source, columns } = deals;
    if (columns.id === undefined) throw new RefusedFile('number');
    return { kind: 'deals', source, file: new FoundInDeals(columns) };
  }
  const contacts = isOn('people') ? contactColumnsOf(heads) : null;
  if (contacts === null) throw new RefusedFile('columns');
  const { source, columns } = contacts;
  const kind = contacts.kind === 'person' ? 'people' : 'companies';
  return { kind, source, file: nothingToChoose(columns) };
}
