import { sql } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { auditOf } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';

import type { Notice } from '../../notices/notice-mail';
import { queueNotices } from './notice-jobs';
import { tableOf } from '../tables';
import type { Staff } from '../work';

type Table = ReturnType<typeof tableOf>;

/** What became of a notice. `held` ones wait until staff release the submission. */
export type NoticeState = NonNullable<Table['$inferSelect']['confirmation_state']>;

/** Queues a notice once more. One that is set aside has none yet. */
export async function queueNoticeAgain(
  form: FormDefinition,
  user: Staff,
  id: string,
  notice: Notice,
): Promise<void> {
  const table = tableOf(form);
  const values = assignments(table, {
    [`${notice}_state` as const]: 'waiting',
    [`${notice}_problem` as const]: null,
    updatedAt: sql`now()`,
  });
  const detail = 'email sent again';
  const deed = { action: 'changed', user, collection: form.collection, detail } as const;
  // Mail programs hide a second mail with the same number.
  const copy = Math.floor(Date.now() / 1000);
  await run(
    staffConnection,
    sql`WITH touched AS (
          UPDATE ${table} SET ${values}
          WHERE ${table.id} = ${id} AND ${table.quarantinedFor} IS NULL
          RETURNING ${table.id}
        ),
        noted AS (${auditOf(deed, sql`touched`)})
        ${queueNotices(form, sql`touched`, { notices: [notice], copy })}`,
  );
}
