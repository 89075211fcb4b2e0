import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { spellingsOf } from '@/platform/address-spellings';
import { auditOf } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, insertSelect, run } from '@/platform/database/statement';

import { copiesGo, filesComeBack, filesGoWith } from '../attachments/draft-files';
import { listEveryTakenBack, wordsGoOn } from '../taken-back';
import { isScheduled } from './scheduled';
import { tableOf } from '../tables';
import type { MailCalendar, Participation } from './mail-calendar';
import { hasAddress, threadEntries } from './thread-table';
import { nextPosition } from './thread';
import type { Staff } from '../work';

/** So long a reply waits for whoever wants it back. */
export const undoSeconds = 10;

export interface WrittenReply {
  /** Made with the form that it was written in. */
  readonly id: string;
  readonly submission: string;
  readonly text: string;
  /** The number of the last entry that its writer saw; 0 is none. */
  readonly seen: number;
  /** Where an answer on the thread asks for replies; without it, to who sent the submission. */
  readonly to?: string | undefined;
  /** Who else gets it. */
  readonly cc?: readonly string[] | undefined;
  readonly bcc?: readonly string[] | undefined;
  /** Empty where it is as usual. */
  readonly subject?: string | undefined;
  /** What ends it below those words. */
  readonly signature?: string | undefined;
  /** The mailbox of ours that it goes out from, in lower case, where there are several. */
  readonly mailbox?: string | null | undefined;
  /** As an ISO date; without it, as soon as nobody can take it back any more. */
  readonly dueAt?: string | undefined;
  /** The ids of replies that were taken back and whose words stood in the same box. */
  readonly held?: readonly string[] | undefined;
  /** An answer to an invitation: what its calendar file says, and who invites. It takes no file of a draft. */
  readonly invitation?: { readonly calendar: MailCalendar; readonly to: string } | undefined;
}

/**
 * `again`: it is there since an earlier try. `spent`: the same form has sent something else.
 * `taken-back`: it was sent, and taken back since. `overtaken`: somebody else answered since. `gone`:
 * there is no such submission, or it is in the trash.
 */
export type Queued = 'queued' | 'again' | 'spent' | 'taken-back' | 'overtaken' | 'gone';

/** Queues a reply, and notes it in the same statement. */
export async function queueReply(
  form: FormDefinition,
  user: Staff,
  reply: WrittenReply,
): Promise<Queued> {
  const { id, submission, text, to, seen, dueAt, held = [], invitation } = reply;
  const table = tableOf(form);
  const asked = sql.param(to === undefined ? [] : spellingsOf([to]));
  const entry = insertSelect(
    threadEntries,
    {
      id,
      submission,
      // Replies that were taken back leave their positions out, so that whoever still sees one there is
      // told of this one. No form can leave out more, whatever it says that it saw.
      position: sql`LEAST(${seen}::integer, parent.last + parent.taken_back + 1) + 1`,
      state: 'waiting',
      address: invitation ? sql`${invitation.to}::text` : sql`parent.recipient`,
      calendar: invitation?.calendar ?? null,
      text,
      ...headOf(reply),
      signature: reply.signature || null,
      mailbox: reply.mailbox ?? null,
      author: user.id,
      writtenAt: sql`now()`,
      dueAt: sql`coalesce(${dueAt ?? null}::timestamptz,
                          now() + ${undoSeconds}::integer * interval '1 second')`,
      statusBefore: sql`parent.status`,
    },
    // A reply that was taken back has left its place, and what came after it was not seen either.
    sql`FROM parent WHERE NOT EXISTS (
          SELECT FROM ${threadEntries}
          WHERE ${threadEntries.submission} = ${submission} AND ${threadEntries.position} > ${seen}
        ) ON CONFLICT DO NOTHING RETURNING id`,
  );
  const { rows } = await run(
    staffConnection,
    sql<{ isThere: boolean; isQueued: boolean }>`
      WITH parent AS (
        SELECT ${table.status} AS status, coalesce((
            SELECT ${threadEntries.replyTo} FROM ${threadEntries}
            WHERE ${threadEntries.submission} = ${table.id} AND ${threadEntries.kind} = 'answer'
              AND lower(${threadEntries.replyTo}) = ANY(${asked}::text[]) LIMIT 1
          ), ${table.email}) AS recipient, (
            SELECT coalesce(max(${threadEntries.position}), 0) FROM ${threadEntries}
            WHERE ${threadEntries.submission} = ${table.id}
          ) AS last, (
            SELECT count(*)::integer FROM ${threadEntries}
            WHERE ${threadEntries.submission} = ${table.id}
              AND ${threadEntries.state} = 'taken-back'
          ) AS taken_back
        FROM ${table}
        WHERE ${table.id} = ${submission} AND ${table.deletedAt} IS NULL
      ),
      queued AS (${entry}),
      files AS (${invitation ? sql`SELECT` : filesGoWith({ author: user.id, submission }, sql`queued`)}),
      words AS (${wordsGoOn(user, held, sql`queued`)}),
      touched AS (${touch(form, submission, sql`queued`)}),
      noted AS (${noted(form, user, invitation ? deeds[answerIn(invitation.calendar)] : 'reply written')})
      SELECT EXISTS (SELECT FROM parent) AS "isThere", EXISTS (SELECT FROM queued) AS "isQueued"`,
  );
  if (!rows[0]?.isThere) return 'gone';
  if (rows[0].isQueued) return 'queued';
  return whatStandsUnder(reply);
}

const deeds: Readonly<Record<Participation, string>> = {
  ACCEPTED: 'invitation accepted',
  TENTATIVE: 'invitation accepted perhaps',
  DECLINED: 'invitation declined',
};

const answerIn = ({ events }: MailCalendar): Participation =>
  events[0]?.guests[0]?.answer ?? 'TENTATIVE';

const inList = (people: readonly string[] = []): string | null => people.join(', ') || null;

/** What a reply has beside its words; null for what it has not. */
const headOf = ({ cc, bcc, subject }: WrittenReply) => ({
  cc: inList(cc),
  bcc: inList(bcc),
  subject: subject || null,
});

async function whatStandsUnder(reply: WrittenReply): Promise<Queued> {
  const { id, submission, text } = reply;
  const { cc, bcc, subject } = headOf(reply);
  const { rows } = await run(
    staffConnection,
    sql<{ isSame: boolean; isTakenBack: boolean }>`
      SELECT ${threadEntries.submission} = ${submission} AND ${threadEntries.text} = ${text}
               AND ${threadEntries.cc} IS NOT DISTINCT FROM ${cc}::text
               AND ${threadEntries.bcc} IS NOT DISTINCT FROM ${bcc}::text
               AND ${threadEntries.subject} IS NOT DISTINCT FROM ${subject}::text AS "isSame",
             ${threadEntries.state} = 'taken-back' AS "isTakenBack"
      FROM ${threadEntries} WHERE ${threadEntries.id} = ${id}`,
  );
  const [stored] = rows;
  if (!stored) return 'overtaken';
  if (stored.isTakenBack) return 'taken-back';
  return stored.isSame ? 'again' : 'spent';
}

/**
 * Takes a reply back that has not gone out, to nobody. It keeps its words for who took it back: the answer to
 * this may be lost, and whoever asks once more is told the same.
 * @returns whether it is taken back
 */
export async function takeBackReply(
  form: FormDefinition,
  user: Staff,
  { id, submission }: { id: string; submission: string },
): Promise<boolean> {
  const values = {
    state: 'taken-back',
    address: '',
    position: null,
    problem: null,
    signature: null,
    author: user.id,
    settledAt: sql`now()`,
  } as const;
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      WITH held AS (${heldEntry({ id, submission }, sql`NOT ${isPartly}`)}),
      taken AS (
        UPDATE ${threadEntries} SET ${assignments(threadEntries, values)}
        FROM held WHERE ${threadEntries.id} = held.id
        RETURNING ${threadEntries.id}, ${threadEntries.isForward}
      ),
      files AS (${filesComeBack(user.id, sql`taken`)}),
      copies AS (${copiesGo(sql`taken`)}),
      touched AS (${touch(form, submission, sql`taken`)}),
      noted AS (${noted(form, user, 'reply taken back')})
      SELECT id FROM held`,
  );
  if (rows.length > 0) return true;
  const takenBack = await listEveryTakenBack({ author: user.id, submission });
  return takenBack.some((each) => each.id === id);
}

/** Those whom the mail server refused, as `owed` has them. */
const whomRefused = sql`
  replace(regexp_replace(${threadEntries.refused}, ': [^\n]*', '', 'g'), E'\n', ', ')`;

/**
 * Sends a reply now that failed, that waits for its next try, or that is to go out later, below all
 * that is in the thread; one that some have, where it stands and only to those who have it not.
 */
export async function tryReplyAgain(
  form: FormDefinition,
  user: Staff,
  { id, submission }: { id: string; submission: string },
): Promise<boolean> {
  const values = {
    state: 'waiting',
    tried: 0,
    problem: null,
    dueAt: sql`now()`,
    // Whoever sends it now has read what came in since it was written.
    position: sql`CASE WHEN ${isPartly} THEN ${threadEntries.position}
                  ELSE ${nextPosition(sql`${submission}`)} END`,
    owed: sql`coalesce(${threadEntries.owed}, ${whomRefused})`,
    refused: sql`CASE WHEN ${threadEntries.owed} IS NULL THEN NULL ELSE ${threadEntries.refused} END`,
  } as const;
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      WITH held AS (${heldEntry({ id, submission }, sql`true`)}),
      due AS (
        UPDATE ${threadEntries} SET ${assignments(threadEntries, values)}
        FROM held WHERE ${threadEntries.id} = held.id AND ${hasAddress}
          AND (${threadEntries.problem} IS NOT NULL OR ${isPartly} OR ${isScheduled})
        RETURNING ${threadEntries.id}
      ),
      touched AS (${touch(form, submission, sql`due`)}),
      noted AS (${noted(form, user, 'reply tried again')})
      SELECT id FROM due`,
  );
  return rows.length > 0;
}

const isPartly = sql`(${threadEntries.owed} IS NOT NULL OR ${threadEntries.refused} IS NOT NULL)`;

/** One that nobody is sending just now, and that somebody has yet to get. */
const heldEntry = ({ id, submission }: { id: string; submission: string }, condition: SQL) =>
  sql`SELECT ${threadEntries.id} AS id FROM ${threadEntries}
      WHERE ${threadEntries.id} = ${id} AND ${threadEntries.submission} = ${submission}
        AND (${threadEntries.state} IN ('waiting', 'failed')
             OR ${threadEntries.state} = 'sent' AND ${threadEntries.refused} IS NOT NULL)
        AND ${condition} FOR UPDATE`;

/** Whoever else has the inbox open sees it. @param changed rows where something changed; none, and nothing happens */
export function touch(form: FormDefinition, submission: string, changed: SQL): SQL {
  const table = tableOf(form);
  return sql`
    UPDATE ${table} SET ${assignments(table, { updatedAt: sql`now()`, activeAt: sql`now()` })}
    FROM ${changed}
    WHERE ${table.id} = ${submission} RETURNING ${table.id}`;
}

/** Notes it of the submission that `touch` gave back as `touched`. */
export const noted = ({ collection }: FormDefinition, user: Staff, detail: string): SQL =>
  auditOf({ action: 'changed', user, collection, detail }, sql`touched`);
