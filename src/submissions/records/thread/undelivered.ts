import { sql, type SQL } from 'drizzle-orm';

import { forms, type FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { parentReadableBy, readableBy, readerOf, type Reader } from '../made/readers';
import { isNoTest } from '../made/tests';
import { openStates } from '../queue/open-work';
import { isUnsent } from '../queue/work-indexes';
import { tableOf } from '../tables';
import { joinParents, ofParent, submissions } from '../parent';
import { threadEntries } from './thread-table';

/**
 * The submissions of a form about which a mail of ours did not arrive, as a part of a query: a reply
 * that failed or is held, until somebody sends it again or takes it back; and while its submission is
 * open, our last reply where a mail server refused somebody, a mail that came back after it, or a
 * notice that nobody will try again.
 */
const undeliveredIds = (form: FormDefinition): SQL => {
  const table = tableOf(form);
  const { submission } = threadEntries;
  const isOpen = sql`${table.status} IN (${openStates})`;
  return sql`(
    SELECT ${submission} FROM ${threadEntries} WHERE ${threadEntries.state} = 'failed'
    UNION
    SELECT ${submission} FROM ${threadEntries} JOIN ${table} ON ${table.id} = ${submission}
    WHERE (${threadEntries.kind} = 'bounce' OR ${threadEntries.refused} IS NOT NULL) AND ${isOpen} AND NOT EXISTS (
      SELECT FROM ${threadEntries} AS later
      WHERE later.submission = ${table.id} AND later.state = 'sent' AND NOT later.is_forward AND later.position > ${threadEntries.position}
    )
    UNION
    SELECT ${table.id} FROM ${table}
    WHERE ${table.deletedAt} IS NULL AND ${isOpen} AND ${isUnsent}
  )`;
};

/** A condition on the rows of a form's table. */
export const isUndelivered = (form: FormDefinition): SQL =>
  sql`${tableOf(form).id} IN ${undeliveredIds(form)}`;

/** Which of these submissions have something that did not arrive. */
export async function undeliveredAmong(
  form: FormDefinition,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { id } = tableOf(form);
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      SELECT ${id} FROM ${tableOf(form)}
      WHERE ${id} = ANY(${sql.param(ids)}::uuid[]) AND ${isUndelivered(form)}`,
  );
  return new Set(rows.map((row) => row.id));
}

/** How many submissions that are not in the trash there are like it, of all forms. */
export async function countUndelivered(reader: Reader): Promise<number> {
  const counts = Object.values(forms).map((form) => {
    const table = tableOf(form);
    return sql`(SELECT count(*) FROM ${table}
      WHERE ${table.deletedAt} IS NULL AND ${isUndelivered(form)} AND ${readableBy(form, reader)}
        AND ${isNoTest(form)})`;
  });
  const { rows } = await run(
    staffConnection,
    sql<{ count: number }>`SELECT (${sql.join(counts, sql` + `)})::int AS count`,
  );
  return rows[0]?.count ?? 0;
}

/** A reply that did not go out, for who wrote it. */
export interface FailedReply {
  readonly id: string;
  readonly form: FormDefinition['name'];
  readonly submission: string;
  /** Of who was to get it. */
  readonly name: string;
  readonly problem: string | null;
  /** How many there are: the same for each. */
  readonly total: number;
}

/** The last of what somebody wrote that failed or is held, wherever they may still read it. */
export async function listFailedOf(author: string, limit: number): Promise<readonly FailedReply[]> {
  const reader = await readerOf(author);
  const { id, submission, state, problem, settledAt, writtenAt } = threadEntries;
  const { rows } = await run(
    staffConnection,
    sql<FailedReply>`
      SELECT ${id}, ${submissions.form}, ${submission},
             ${ofParent('name')} AS name, ${problem}, count(*) OVER ()::int AS total
      FROM ${threadEntries} ${joinParents(submission)}
      WHERE ${state} = 'failed' AND ${threadEntries.author} = ${author}::uuid
        AND ${parentReadableBy(submission, reader)}
      ORDER BY coalesce(${settledAt}, ${writtenAt}) DESC, ${id} LIMIT ${limit}`,
  );
  return rows;
}
