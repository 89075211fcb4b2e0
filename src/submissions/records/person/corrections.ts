import { sql } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { spellingsOf } from '@/platform/address-spellings';
import { auditOf } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, insertSelect, run } from '@/platform/database/statement';

import { renewedPage } from '../prospects-page/page';
import { tableOf } from '../tables';
import { threadEntries } from '../thread/thread-table';
import type { Staff } from '../work';
import { formerAddresses } from './former-addresses-table';

export interface Correction {
  readonly submission: string;
  /** What the page shows: a colleague may have corrected it since. */
  readonly from: string;
  readonly to: string;
}

/**
 * Gives a submission another address and keeps the one before beside it; what has not gone out yet goes to
 * the new one. The link to the sender's page that went to the former one is dead. Noted in the same statement, without either.
 * @returns whether its address was still the one that the page shows
 */
export async function storeCorrection(
  form: FormDefinition,
  user: Staff,
  { submission, from, to }: Correction,
): Promise<boolean> {
  const table = tableOf(form);
  const former = formerAddresses;
  const { kind, state, owed, refused, address, isForward } = threadEntries;
  const before = sql.param(spellingsOf([from]));
  const kept = insertSelect(
    former,
    { submission: sql`held.id`, address: sql`held.email`, correctedBy: user.id },
    sql`FROM held ON CONFLICT DO NOTHING`,
  );
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      WITH held AS (
        SELECT ${table.id} AS id, ${table.email} AS email FROM ${table}
        WHERE ${table.id} = ${submission} AND lower(${table.email}) = ANY(${before}::text[])
        FOR UPDATE
      ),
      changed AS (
        UPDATE ${table} SET ${assignments(table, {
          ...{ email: to, updatedAt: sql`now()`, activeAt: sql`now()` },
        })}
        FROM held WHERE ${table.id} = held.id RETURNING ${table.id}
      ),
      kept AS (${kept}),
      page AS (${renewedPage(sql`changed`)}),
      back AS (
        DELETE FROM ${former} USING held
        WHERE ${former.submission} = held.id
          AND lower(${former.address}) = ANY(${sql.param(spellingsOf([to]))}::text[])
      ),
      redirected AS (
        UPDATE ${threadEntries} SET ${assignments(threadEntries, { address: to })}
        FROM held
        WHERE ${threadEntries.submission} = held.id AND ${kind} = 'reply' AND NOT ${isForward}
          AND ${state} IN ('waiting', 'failed') AND ${owed} IS NULL AND ${refused} IS NULL
          AND lower(${address}) = ANY(${before}::text[])
      ),
      noted AS (${auditOf(
        { action: 'changed', user, collection: form.collection, detail: 'address corrected' },
        sql`changed`,
      )})
      SELECT id FROM changed`,
  );
  return rows.length > 0;
}
