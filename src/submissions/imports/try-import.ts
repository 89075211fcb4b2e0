import 'server-only';

import {
  listWaitingRows,
  mostProblems,
  noteTried,
  type FileImport,
} from '../records/imports/imports';
import type { RefusedRow } from '../records/imports/imports-table';
import type { Stage } from '../records/opportunities/settings';
import type { ImportChoices } from './choices';
import type { ImportedDeal } from './deals/deal';
import { readDeal } from './deals/read-deal';
import { sortDeals } from './deals/sort-deals';
import type { ReadRow } from './problem';
import { readingOf } from './reading';

type Dry = Pick<FileImport, 'id' | 'source' | 'found'>;

const rowsAtOnce = 500;

/** What a dry run of some choices says of all rows: nothing is written but that. */
export async function tryImport(
  dry: Dry,
  choices: ImportChoices,
  stages: readonly Stage[],
): Promise<void> {
  const reading = readingOf({ ...dry, choices }, stages);
  const problems: RefusedRow[] = [];
  const seen = new Set<string>();
  let [made, there, refused, after] = [0, 0, 0, -1];
  for (;;) {
    const rows = await listWaitingRows(dry.id, after, rowsAtOnce);
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.place;
    const sorted = await sortDeals(reading, rows, seen);
    made += sorted.fresh.length;
    there += sorted.there;
    refused += sorted.problems.length;
    for (const { line, problem } of sorted.problems.slice(0, mostProblems - problems.length))
      problems.push({ line, problem });
  }
  await noteTried(dry.id, { choices, made, there, refused, problems });
}

/** A row of the file, and what it would become. */
export type SampleRow = ReadRow<ImportedDeal> & { readonly line: number };

/** The first rows. */
export async function listSamples(
  dry: Dry & Pick<FileImport, 'choices'>,
  stages: readonly Stage[],
): Promise<readonly SampleRow[]> {
  const reading = readingOf(dry, stages);
  const rows = await listWaitingRows(dry.id, -1, 10);
  return rows.map((row) => ({ line: row.line, ...readDeal(reading, row) }));
}
