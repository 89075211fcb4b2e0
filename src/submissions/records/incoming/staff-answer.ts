import { inArray, sql } from 'drizzle-orm';

import { rolesWith } from '@/accounts/rights';
import { forms } from '@/forms';
import { normalAddress, spellingsOf } from '@/platform/address-spellings';
import { users } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { insertSelect, run } from '@/platform/database/statement';
import { cleanText } from '@/platform/plain-text';

import { insertFiles } from '../attachments/insert-files';
import type { attachments } from '../attachments/table';
import { tableOf } from '../tables';
import { atNextPlace, placed, type Placed, type Tried } from '../thread/next-place';
import { noted, touch, undoSeconds } from '../thread/replies';
import { nextPosition } from '../thread/thread';
import { threadEntries } from '../thread/thread-table';
import type { Staff } from '../work';
import type { IncomingFile } from './incoming-mail';
import { mailConnection } from './mail-connection';
import type { ThreadOf } from './thread-address';

const mayReply = inArray(users.role, rolesWith('work'));

/** Who of staff has this address and may answer; null for everybody else. */
export async function findColleague(address: string): Promise<Staff | null> {
  const { rows } = await run(
    staffConnection,
    sql<Staff>`
      SELECT ${users.id} AS id, ${users.email} AS email FROM ${users}
      WHERE lower(${users.email}) = ANY(${sql.param(spellingsOf([address]))}::text[])
        AND ${mayReply} LIMIT 1`,
  );
  return rows[0] ?? null;
}

/** The addresses of all who may answer, in their normal form. */
export async function listColleagueAddresses(): Promise<ReadonlySet<string>> {
  const { rows } = await run(
    staffConnection,
    sql<Pick<Staff, 'email'>>`SELECT ${users.email} AS email FROM ${users} WHERE ${mayReply}`,
  );
  return new Set(rows.map(({ email }) => normalAddress(email)));
}

interface StaffAnswer {
  readonly text: string;
  readonly files: readonly IncomingFile[];
  /** Of the mail: what is delivered twice goes out once. */
  readonly fingerprint: string;
}

const overtaken = 'Somebody wrote on this conversation before your mail came in';

/**
 * Queues what one of staff wrote by mail as a reply of theirs, and notes it in the same statement. Where
 * somebody else, or who sent the submission, has written since, it is held: its writer has not read that.
 * @returns `gone` also where its submission is in the trash, or has no address
 */
export const queueStaffAnswer = (
  thread: ThreadOf,
  user: Staff,
  answer: StaffAnswer,
): Promise<Placed> => atNextPlace(() => tryToQueue(thread, user, answer));

async function tryToQueue(
  { form: name, submission }: ThreadOf,
  user: Staff,
  { text, files, fingerprint }: StaffAnswer,
): Promise<Placed | null> {
  const form = forms[name];
  const table = tableOf(form);
  const own = `${fingerprint}.${submission}`;
  const { kind, state, author } = threadEntries;
  const isOvertaken = sql`EXISTS (
    SELECT FROM ${threadEntries}
    WHERE ${threadEntries.submission} = parent.id
      AND (${kind} = 'answer' OR ${kind} = 'reply' AND NOT ${threadEntries.isForward}
           AND ${author} IS DISTINCT FROM ${user.id}::uuid AND ${state} <> 'taken-back')
  )`;
  const entry = insertSelect(
    threadEntries,
    {
      id: sql`gen_random_uuid()`,
      submission: sql`parent.id`,
      position: nextPosition(sql`parent.id`),
      state: sql`CASE WHEN ${isOvertaken} THEN 'failed' ELSE 'waiting' END`,
      problem: sql`CASE WHEN ${isOvertaken} THEN ${overtaken}::text END`,
      address: sql`parent.email`,
      text: cleanText(text),
      fingerprint: own,
      author: user.id,
      writtenAt: sql`now()`,
      dueAt: sql`now() + ${undoSeconds}::integer * interval '1 second'`,
      statusBefore: sql`parent.status`,
    },
    sql`FROM parent ON CONFLICT DO NOTHING RETURNING id`,
  );
  const { rows } = await run(
    mailConnection,
    sql<Tried>`
      WITH parent AS (
        SELECT ${table.id} AS id, ${table.email} AS email, ${table.status} AS status FROM ${table}
        WHERE ${table.id} = ${submission} AND ${table.deletedAt} IS NULL AND ${table.email} <> ''
      ),
      queued AS (${entry}),
      files AS (${insertFiles(files.map(asAttached), {
        entry: sql`queued.id`,
        submission: sql`${submission}::uuid`,
        beside: sql`queued`,
      })}),
      touched AS (${touch(form, submission, sql`queued`)}),
      noted AS (${noted(form, user, 'reply written by mail')})
      SELECT EXISTS (SELECT FROM parent) AS "isThere", EXISTS (SELECT FROM queued) AS "isQueued",
             EXISTS (
               SELECT FROM ${threadEntries} WHERE ${threadEntries.fingerprint} = ${own}
             ) AS "isKnown"`,
  );
  return placed(rows[0]);
}

type Attached = Pick<
  typeof attachments.$inferSelect,
  'name' | 'size' | 'kind' | 'content' | 'problem'
>;

const asAttached = ({ name, size, content }: IncomingFile): Attached => ({
  ...{ name, size, content, kind: 'plain', problem: null },
});
