import { customForm } from '@/forms';
import { readRecord } from '@/forms/made/record';
import type { Queryable } from '@/platform/database/statement';
import { erasedAmong } from '@/submissions/records/erasure/erasure';
import {
  insertImported,
  keptUnder,
  type Imported,
  type KeptAnswers,
} from '@/submissions/records/imported';

/** What became of the entries. */
export interface EntriesOutcome {
  readonly added: number;
  readonly there: number;
  /** Their senders were erased since, and stay so. */
  readonly erased: number;
  /** Under their ids something else is kept. */
  readonly strange: readonly Imported[];
}

const batch = 500;

/** Keeps entries that are not there yet, with their dates and without a mail. The caller has a transaction. */
export async function writeEntries(
  connection: Queryable,
  submissions: readonly Imported[],
): Promise<EntriesOutcome> {
  const strange: Imported[] = [];
  let [added, there, erased] = [0, 0, 0];
  for (let first = 0; first < submissions.length; first += batch) {
    const some = submissions.slice(first, first + batch);
    const ids = some.map(({ id }) => id);
    const gone = await erasedAmong(connection, some);
    const kept = new Map(await keptUnder(connection, customForm, ids));
    const fresh: Imported[] = [];
    for (const each of some) {
      const before = kept.get(each.id);
      if (before && isSame(before, each)) there += 1;
      else if (before) strange.push(each);
      else if (gone.has(each.id)) erased += 1;
      else {
        fresh.push(each);
        kept.set(each.id, each);
      }
    }
    await insertImported(connection, customForm, fresh);
    added += fresh.length;
  }
  return { added, there, erased, strange };
}

/**
 * What a form asks may have changed since, and by which clock a file is dated is for somebody to say:
 * what was answered counts.
 */
const isSame = (one: KeptAnswers, other: KeptAnswers): boolean =>
  answersIn(one) === answersIn(other);

const answersIn = ({ values }: KeptAnswers): string =>
  JSON.stringify(
    readRecord(values['record'])
      ?.asked.filter(({ answer }) => answer !== '')
      .map(({ words }) => words)
      .toSorted(),
  );
