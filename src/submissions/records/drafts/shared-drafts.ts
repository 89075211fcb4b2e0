import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { auditOf } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, insertSelect, run } from '@/platform/database/statement';

import { filesGoTo } from '../attachments/draft-files';
import { tableOf } from '../tables';
import type { Staff } from '../work';
import { sharedDrafts } from './shared-drafts-table';

export interface SharedDraft {
  readonly version: string;
  /** The id of an account; null for a rule, and once the account is gone. */
  readonly author: string | null;
  /** The name of the rule that wrote it; null where somebody did. */
  readonly rule: string | null;
  readonly text: string;
  /** Null for what it has not. */
  readonly cc: string | null;
  readonly bcc: string | null;
  readonly subject: string | null;
  /** In ISO 8601. */
  readonly savedAt: string;
}

type Words = Pick<SharedDraft, 'text' | 'cc' | 'bcc' | 'subject'>;

const { submission, version, author, rule, text, cc, bcc, subject, savedAt } = sharedDrafts;

/** The draft of a reply to a submission; it checks no access. */
export async function getSharedDraft(of: string): Promise<SharedDraft | null> {
  const { rows } = await run(
    staffConnection,
    sql<Omit<SharedDraft, 'savedAt'> & { savedAt: Date }>`
      SELECT ${version}, ${author}, ${rule}, ${text}, ${cc}, ${bcc}, ${subject}, ${savedAt} AS "savedAt"
      FROM ${sharedDrafts} WHERE ${submission} = ${of}`,
  );
  const [found] = rows;
  return found ? { ...found, savedAt: new Date(found.savedAt).toISOString() } : null;
}

/** A statement that changes a draft, tells open inboxes and notes it. */
async function change(
  form: FormDefinition,
  user: Staff,
  { changed, detail }: { readonly changed: SQL; readonly detail: string },
): Promise<string | null> {
  const table = tableOf(form);
  const { rows } = await run(
    staffConnection,
    sql<{ version: string }>`
      WITH ${changed},
      touched AS (
        UPDATE ${table} SET ${assignments(table, { updatedAt: sql`now()` })}
        FROM changed WHERE ${table.id} = changed.id RETURNING ${table.id}
      ),
      noted AS (${auditOf({ action: 'changed', user, collection: form.collection, detail }, sql`touched`)})
      SELECT version FROM changed`,
  );
  return rows[0]?.version ?? null;
}

const returned = sql`RETURNING ${submission} AS id, ${version} AS version`;

/**
 * Stores what somebody writes for colleagues to read.
 * @param begunFrom the version that they have; null where they know of none
 * @returns the version that it is now; null where there is another one than they know
 */
export function saveSharedDraft(
  form: FormDefinition,
  user: Staff,
  of: string,
  { begunFrom, ...words }: Words & { readonly begunFrom: string | null },
): Promise<string | null> {
  const values = {
    ...words,
    author: user.id,
    rule: null,
    version: sql`gen_random_uuid()`,
    savedAt: sql`now()`,
  };
  const changed =
    begunFrom === null
      ? insertSelect(
          sharedDrafts,
          { ...values, submission: of },
          sql`FROM ${tableOf(form)} WHERE ${tableOf(form).id} = ${of} ON CONFLICT DO NOTHING ${returned}`,
        )
      : sql`UPDATE ${sharedDrafts} SET ${assignments(sharedDrafts, values)}
            WHERE ${submission} = ${of} AND ${version} = ${begunFrom}::uuid ${returned}`;
  return change(form, user, { changed: sql`changed AS (${changed})`, detail: 'draft shared' });
}

/** It is theirs from now on, with its files. @returns its words; null where it has changed since */
export async function takeSharedDraft(
  form: FormDefinition,
  user: Staff,
  of: { readonly submission: string; readonly version: string },
): Promise<SharedDraft | null> {
  const values = { author: user.id, rule: null, version: sql`gen_random_uuid()` };
  const taken = await change(form, user, {
    changed: sql`former AS (
        SELECT ${submission} AS id, ${author} AS author FROM ${sharedDrafts}
        WHERE ${submission} = ${of.submission} AND ${version} = ${of.version}::uuid FOR UPDATE
      ),
      changed AS (
        UPDATE ${sharedDrafts} SET ${assignments(sharedDrafts, values)}
        FROM former WHERE ${submission} = former.id
        RETURNING former.id, ${version} AS version
      ),
      files AS (${filesGoTo(user.id, sql`former`)})`,
    detail: 'draft taken over',
  });
  const draft = taken === null ? null : await getSharedDraft(of.submission);
  return draft?.version === taken ? draft : null;
}

/** Whether it was there in this version, and theirs or a rule's. */
export async function dropSharedDraft(
  form: FormDefinition,
  user: Staff,
  of: { readonly submission: string; readonly version: string },
): Promise<boolean> {
  const dropped = await change(form, user, {
    changed: sql`changed AS (
      DELETE FROM ${sharedDrafts}
      WHERE ${submission} = ${of.submission} AND ${version} = ${of.version}::uuid
        AND (${author} = ${user.id} OR ${rule} IS NOT NULL) ${returned}
    )`,
    detail: 'draft thrown away',
  });
  return dropped !== null;
}

/**
 * Puts a text there under the name of a rule, as a part of the statement by which that acts. What is there
 * already stays.
 * @param rows a part of that statement with the ids of submissions
 */
export const insertDraftOfRule = (
  rows: SQL,
  words: { readonly text: string; readonly rule: string },
): SQL =>
  insertSelect(
    sharedDrafts,
    { ...words, submission: sql`id` },
    sql`FROM ${rows} ON CONFLICT DO NOTHING RETURNING ${submission} AS id`,
  );

/** The reply that it was has been queued. */
export async function endSharedDraft(of: string, sent: string): Promise<void> {
  await run(
    staffConnection,
    sql`DELETE FROM ${sharedDrafts} WHERE ${submission} = ${of} AND ${version} = ${sent}::uuid`,
  );
}

/** Forgets what nobody has gone on with for so many days. */
export async function forgetOldSharedDrafts(days: number): Promise<void> {
  await run(
    staffConnection,
    sql`DELETE FROM ${sharedDrafts}
        WHERE ${savedAt} < now() - ${days}::integer * interval '1 day'`,
  );
}
