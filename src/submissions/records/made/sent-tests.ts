import { sql } from 'drizzle-orm';

import { forms } from '@/forms';
import { auditOf } from '@/platform/audit';
import { custom_submissions } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { erasing } from '../erasure/erasure';
import type { Staff } from '../work';
import { readableBy, readerOf } from './readers';

/** Erases all that editors sent as tests, as far as somebody may read it. */
export async function eraseTests(user: Staff): Promise<void> {
  const { id, quarantinedFor } = custom_submissions;
  const { collection } = forms.custom;
  const isReadable = readableBy(forms.custom, await readerOf(user.id));
  const deed = { action: 'erased', user, collection, detail: 'tests of forms' } as const;
  await run(
    staffConnection,
    sql`WITH tests AS (SELECT ${id} FROM ${custom_submissions} WHERE ${quarantinedFor} = 'test' AND ${isReadable}),
             ${erasing([forms.custom], sql`tests`)},
             noted AS (${auditOf(deed, sql`tests`)})
        SELECT FROM tests`,
  );
}

/** How many a form has, in the trash or not. */
export async function countTests(form: string): Promise<number> {
  const { rows } = await run(
    staffConnection,
    sql<{ count: number }>`
      SELECT count(*)::int AS count FROM ${custom_submissions}
      WHERE ${custom_submissions.formId} = ${form} AND ${custom_submissions.quarantinedFor} = 'test'`,
  );
  return rows[0]?.count ?? 0;
}
