import { eq, sql } from 'drizzle-orm';

import type { FormName } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { submissions } from './parent';

/** The form that a submission came by; null where there is none of this id. It checks no access. */
export async function formOf(id: string): Promise<FormName | null> {
  const { rows } = await run(
    staffConnection,
    sql<{ form: FormName }>`
      SELECT ${submissions.form} FROM ${submissions} WHERE ${eq(submissions.id, id)}`,
  );
  return rows[0]?.form ?? null;
}
