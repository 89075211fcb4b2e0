import { sql } from 'drizzle-orm';

import { forms, type FormDefinition, type Status, type SubmissionValues } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { answersAsJson } from '../column-names';
import { formOf } from '../form-of';
import { merges } from '../merges/merges-table';
import { parentOf, submissions, type Parent } from '../parent';
import { formerAddresses } from '../person/former-addresses-table';
import { tableOf } from '../tables';
import { prospectPages } from './page-table';

/** How far the work on a submission is, of what its sender may know. */
export interface Progress {
  readonly status: Status;
  readonly isRead: boolean;
  /** It lies in the trash. */
  readonly isInTrash: boolean;
  /** What looks like spam is never called so. */
  readonly isHeld: boolean;
}

/** Who sent a submission, and what they sent. */
export interface Sender extends Parent, Progress {
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly submittedAt: Date;
  readonly values: SubmissionValues;
  /** How it came: by a form, or as `cameByMail` and `begunByUs` say. */
  readonly source: string | null;
  /** What its address was before it was corrected. */
  readonly formerAddresses: readonly string[];
  /** When it was corrected last. */
  readonly addressSince: Date | null;
  /** What stands with it as one conversation, itself among it. */
  readonly family: readonly Parent[];
  readonly withdrawnAt: Date | null;
  readonly erasureConfirmedAt: Date | null;
}

const { submission, target } = merges;

/** @returns null where there is no such page, or no longer by this link */
export async function findSender(id: string, generation: number): Promise<Sender | null> {
  const { rows } = await run(
    staffConnection,
    sql<{ form: FormDefinition['name'] }>`
      SELECT ${submissions.form} AS form FROM ${submissions}
      LEFT JOIN ${prospectPages} ON ${prospectPages.submission} = ${submissions.id}
      WHERE ${submissions.id} = ${id} AND coalesce(${prospectPages.generation}, 0) = ${generation}
        AND NOT coalesce(${prospectPages.isOff}, false)`,
  );
  const [found] = rows;
  return found ? readSender(forms[found.form], id) : null;
}

/** Whoever sent it, whatever link they have. */
export async function findSenderById(id: string): Promise<Sender | null> {
  const form = await formOf(id);
  return form && readSender(forms[form], id);
}

async function readSender(form: FormDefinition, id: string): Promise<Sender | null> {
  const table = tableOf(form);
  const { rows } = await run(
    staffConnection,
    sql<Omit<Sender, 'form' | 'email'> & { email: string | null }>`
      SELECT ${table.id} AS id, ${table.reference} AS reference, ${table.name} AS name,
             ${table.email} AS email, ${table.submittedAt} AS "submittedAt",
             ${table.status}::text AS status, ${table.readAt} IS NOT NULL AS "isRead",
             ${table.deletedAt} IS NOT NULL AS "isInTrash",
             (${table.quarantinedFor} IS NOT NULL OR ${table.status}::text = 'spam') AS "isHeld",
             ${table.source_utmSource} AS source,
             ${answersAsJson(form)} AS values,
             ${prospectPages.withdrawnAt} AS "withdrawnAt",
             ${prospectPages.erasureConfirmedAt} AS "erasureConfirmedAt",
             coalesce((SELECT jsonb_agg(${formerAddresses.address}) FROM ${formerAddresses}
                       WHERE ${formerAddresses.submission} = ${table.id}), '[]') AS "formerAddresses",
             (SELECT max(${formerAddresses.correctedAt}) FROM ${formerAddresses}
              WHERE ${formerAddresses.submission} = ${table.id}) AS "addressSince",
             (SELECT jsonb_agg(parent) FROM (
                SELECT jsonb_build_object('form', ${submissions.form}, 'id', ${submissions.id}) AS parent
                FROM ${submissions}
                WHERE ${submissions.id} IN (
                  SELECT ${id}::uuid
                  UNION SELECT ${target} FROM ${merges} WHERE ${submission} = ${id}
                  UNION SELECT ${submission} FROM ${merges} WHERE ${target} = ${id}
                  UNION SELECT other.submission FROM ${merges} JOIN ${merges} AS other
                    ON other.target = ${target} WHERE ${submission} = ${id})
              ) AS together) AS family
      FROM ${table} LEFT JOIN ${prospectPages} ON ${prospectPages.submission} = ${table.id}
      WHERE ${table.id} = ${id}`,
  );
  const [sender] = rows;
  return sender?.email ? { ...sender, email: sender.email, form: form.name } : null;
}

/** Of what a submission was merged into, which is worked on in its place; null where it stands by itself. */
export async function readTarget(id: string): Promise<Sender | null> {
  const { rows } = await run(
    staffConnection,
    sql<{ target: Parent }>`
      SELECT ${parentOf(target)} AS target FROM ${merges} WHERE ${submission} = ${id}`,
  );
  const into = rows[0]?.target;
  return into ? readSender(forms[into.form], into.id) : null;
}
