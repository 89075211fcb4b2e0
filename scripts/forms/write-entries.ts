import { customForm } from '@/forms';
import type { Queryable } from '@/platform/database/statement';
import { erasedAmong } from '@/submissions/records/erasure/erasure';
import { insertImported, keptUnder, type Imported } from '@/submissions/records/imported';

/** What became of the entries. */
export interface EntriesOutcome {
  readonly added: number;
  readonly there: number;
  /** Their senders were erased since, and stay so. */
  readonly erased: number;
}

const batch = 500;

/** Keeps entries that are not there yet, with their dates and without a mail. The caller has a transaction. */
export async function writeEntries(
  connection: Queryable,
  submissions: readonly Imported[],
): Promise<EntriesOutcome> {
  const once = [...new Map(submissions.map((each) => [each.id, each])).values()];
  let [added, there, erased] = [0, submissions.length - once.length, 0];
  for (let first = 0; first < once.length; first += batch) {
    const some = once.slice(first, first + batch);
    const ids = some.map(({ id }) => id);
    const [kept, gone] = [
      await keptUnder(connection, customForm, ids),
      await erasedAmong(connection, some),
    ];
    const fresh = some.filter(({ id }) => !kept.has(id) && !gone.has(id));
    await insertImported(connection, customForm, fresh);
    added += fresh.length;
    there += kept.size;
    erased += some.filter(({ id }) => gone.has(id) && !kept.has(id)).length;
  }
  return { added, there, erased };
}
