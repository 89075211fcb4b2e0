import 'server-only';

import {
  listWaitingRows,
  mostProblems,
  noteTried,
  type FileImport,
  type RefusedPlace,
  type WaitingRow,
} from '../records/imports/imports';
import type { RefusedRow } from '../records/imports/imports-table';
import type { Stage } from '../records/opportunities/settings';
import type { ImportChoices } from './choices';
import { readContact, type ImportedContact } from './contacts/read-contact';
import { sortContacts } from './contacts/sort-contacts';
import type { ImportedDeal } from './deals/deal';
import { readDeal } from './deals/read-deal';
import { sortDeals } from './deals/sort-deals';
import type { ReadRow } from './problem';
import { contactReadingOf, readingOf } from './reading';

type Dry = Pick<FileImport, 'id' | 'kind' | 'source' | 'found'>;

const rowsAtOnce = 500;

/** What a dry run of some choices says of all rows: nothing is written but that. */
export async function tryImport(
  dry: Dry,
  choices: ImportChoices,
  stages: readonly Stage[],
): Promise<void> {
  const sort = sorterOf(dry, choices, stages);
  const problems: RefusedRow[] = [];
  let [made, changed, there, refused, after] = [0, 0, 0, 0, -1];
  for (;;) {
    const rows = await listWaitingRows(dry.id, after, rowsAtOnce);
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.place;
    const sorted = await sort(rows);
    made += sorted.made;
    changed += sorted.changed;
    there += rows.length - sorted.made - sorted.changed - sorted.problems.length;
    refused += sorted.problems.length;
    for (const { line, problem } of sorted.problems.slice(0, mostProblems - problems.length))
      problems.push({ line, problem });
  }
  await noteTried(dry.id, { choices, made, changed, there, refused, problems });
}

interface Sorted {
  readonly made: number;
  readonly changed: number;
  readonly problems: readonly RefusedPlace[];
}

/** What says of some rows after the other what becomes of them. */
function sorterOf(dry: Dry, choices: ImportChoices, stages: readonly Stage[]) {
  const seen = new Set<string>();
  const contacts = contactReadingOf(dry);
  const deals = readingOf({ ...dry, choices }, stages);
  return async (rows: readonly WaitingRow[]): Promise<Sorted> => {
    if (contacts === null) {
      const { fresh, problems } = await sortDeals(deals, rows, seen);
      return { made: fresh.length, changed: 0, problems };
    }
    const { fresh, fuller, problems } = await sortContacts(contacts, rows, seen);
    return { made: fresh.length, changed: fuller.length, problems };
  };
}

/** A row of the file, and what it would become. */
export type Sample<Entry> = ReadRow<Entry> & { readonly line: number };

const listFirst = ({ id }: Dry) => listWaitingRows(id, -1, 10);

/** The first rows of a file of deals. */
export async function listDealSamples(
  dry: Dry & Pick<FileImport, 'choices'>,
  stages: readonly Stage[],
): Promise<readonly Sample<ImportedDeal>[]> {
  const reading = readingOf(dry, stages);
  return (await listFirst(dry)).map((row) => ({ line: row.line, ...readDeal(reading, row) }));
}

/** The first rows of a file of people or companies. */
export async function listContactSamples(dry: Dry): Promise<readonly Sample<ImportedContact>[]> {
  const reading = contactReadingOf(dry);
  if (reading === null) return [];
  return (await listFirst(dry)).map((row) => ({ line: row.line, ...readContact(reading, row) }));
}
