import type { FormDefinition, Status } from '@/forms';
import type { Queryable } from '@/platform/database/statement';
import { erasedAmong } from '@/submissions/records/erasure/erasure';
import { insertImported, keptUnder, type Imported } from '@/submissions/records/imported';

import { readSubmission } from './read-submission';
import type { Row } from './rows';

interface Import {
  readonly form: FormDefinition;
  readonly rows: readonly Row[];
  /** Of the rows that have none. */
  readonly status: Status;
}

interface Rejected {
  readonly row: Row;
  readonly reason: string;
}

/** What became of the rows. Each is in one of these. */
export interface Outcome {
  readonly added: readonly Imported[];
  readonly there: number;
  /** Their senders were erased since, and stay so. */
  readonly erased: number;
  readonly rejected: readonly Rejected[];
}

/** Far below what one statement may have of values. */
const batch = 500;

/** Brings rows of the former backend in. The caller has opened a transaction, and ends it. */
export async function importSubmissions(
  connection: Queryable,
  { form, rows, status }: Import,
): Promise<Outcome> {
  const added: Imported[] = [];
  const rejected: Rejected[] = [];
  let [there, erased] = [0, 0];
  for (let first = 0; first < rows.length; first += batch) {
    const read = rows
      .slice(first, first + batch)
      .map((row) => ({ row, given: readSubmission(form, row, status) }));
    const submissions = read.flatMap(({ given }) => ('reason' in given ? [] : [given.submission]));
    const ids = submissions.map(({ id }) => id);
    const gone = await erasedAmong(connection, submissions);
    const kept = new Map(await keptUnder(connection, form, ids));
    const fresh: Imported[] = [];
    for (const { row, given } of read) {
      if ('reason' in given) {
        rejected.push({ row, reason: given.reason });
        continue;
      }
      const { submission } = given;
      const before = kept.get(submission.id);
      if (gone.has(submission.id)) erased += 1;
      else if (before === undefined) {
        fresh.push(submission);
        kept.set(submission.id, submission);
      } else if (isSame(before, submission)) there += 1;
      else rejected.push({ row, reason: 'Another submission has its id' });
    }
    await insertImported(connection, form, fresh);
    added.push(...fresh);
  }
  return { added, there, erased, rejected };
}

type Compared = Pick<Imported, 'submittedAt' | 'values'>;

/** What staff did with it since makes no difference. */
const isSame = (one: Compared, other: Compared): boolean =>
  one.submittedAt === other.submittedAt &&
  Object.entries(one.values).every(([name, value]) => other.values[name] === value);
