import { sql } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { toQuery } from '@/platform/database/statement';

import type { Staff } from '../work';
import { changed, json, type ContactOutcome, type Step } from './details';
import { noteChange } from './enter';
import { companies, contactsLock, people } from './people-table';

/** Which company a person is of; null is none. Staff say so, and no address says otherwise from then on. */
export interface Place {
  readonly company: string | null;
  readonly isCompanySet: boolean;
}

/** @param from what the page shows */
export async function moveToCompany(
  user: Staff,
  { contact, key }: Step,
  { from, to }: { readonly from: string | null; readonly to: Place },
): Promise<ContactOutcome> {
  const { rows } = await staffConnection.queryLocked<{
    isThere: boolean;
    isDone: boolean;
    now: string | null;
  }>(
    contactsLock,
    toQuery(sql`
      WITH was AS (SELECT id, company, is_company_set FROM ${people} WHERE id = ${contact.id}::uuid),
      moved AS (
        UPDATE ${people} SET company = ${to.company}::uuid, is_company_set = ${to.isCompanySet}
        FROM was WHERE ${people.id} = was.id AND was.company IS NOT DISTINCT FROM ${from}::uuid
          AND (was.company IS DISTINCT FROM ${to.company}::uuid OR was.is_company_set <> ${to.isCompanySet})
          AND (${to.company}::uuid IS NULL OR EXISTS (
            SELECT FROM ${companies} WHERE id = ${to.company}::uuid))
        RETURNING was.company, was.is_company_set
      ),
      noted AS (${noteChange(
        user,
        contact,
        'moved',
        {
          key: sql`${key}`,
          about: sql`jsonb_build_object(
            'from', jsonb_build_object('company', moved.company, 'isCompanySet', moved.is_company_set),
            'to', ${json(to)})`,
        },
        sql`moved`,
      )})
      SELECT EXISTS (SELECT FROM was) AS "isThere", EXISTS (SELECT FROM moved) AS "isDone",
             (SELECT company FROM was) AS now`),
  );
  const [met] = rows;
  if (met?.isDone) return changed;
  if (!met?.isThere) return { outcome: 'gone' };
  return { outcome: met.now === to.company ? 'same' : 'clash' };
}
