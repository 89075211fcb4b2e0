import { randomUUID } from 'node:crypto';

import { sql, type SQL } from 'drizzle-orm';

import { forms } from '@/forms';
import { cleanText } from '@/platform/plain-text';
import { insertSelect, run } from '@/platform/database/statement';

import { insertFiles } from '../attachments/insert-files';
import { mergedThreads } from '../merges/merges';
import { atNextPlace } from '../thread/next-place';
import { nextPosition } from '../thread/thread';
import { threadEntries } from '../thread/thread-table';
import { arrivalOf, arrivingAt } from './arrival';
import type { IncomingMail } from './incoming-mail';
import { mailConnection } from './mail-connection';
import type { ThreadOf } from './thread-address';

/** `repeated`: it is there since before. */
export type Landed = 'stored' | 'unmatched' | 'repeated';

/** A mail with all that it is, as it came over the wire; null where that lies elsewhere. */
export interface WholeMail extends IncomingMail {
  readonly original: Buffer | null;
  /** Which of ours it came to, where there are several and that is known. */
  readonly mailbox?: string | null;
  /** Staff made it in the outbox. */
  readonly isFromOutbox?: boolean;
  /** It is no mail: its sender wrote it on their page. */
  readonly isOnPage?: boolean;
}

/**
 * Stores a mail with its files and the mail as it came, on each of its threads that is still there,
 * else on none; in the same statement as each the submission becomes unread and open again, and it is
 * noted.
 */
export async function storeMail(mail: WholeMail, threads: readonly ThreadOf[]): Promise<Landed> {
  const landed: Landed[] = [];
  for (const thread of await mergedThreads(mailConnection, threads))
    landed.push(await storeOn(mail, thread));
  const best = (['stored', 'repeated'] as const).find((each) => landed.includes(each));
  return best ?? storeOn(mail, null);
}

/** @returns `unmatched` where there is no such thread: nothing was stored then */
async function storeOn(mail: WholeMail, thread: ThreadOf | null): Promise<Landed> {
  const entry = { ...mail, fingerprint: fingerprintOn(mail, thread) };
  return atNextPlace(async () => {
    const { isMatched, isStored } = await (thread ? onThread(entry, thread) : unmatched(entry));
    if (isStored) return thread ? 'stored' : 'unmatched';
    if (thread && !isMatched) return 'unmatched';
    return (await isKnown(entry)) ? 'repeated' : null;
  });
}

/** One that goes to two threads comes in on both, also where each brings a copy of its own. */
const fingerprintOn = ({ fingerprint }: IncomingMail, thread: ThreadOf | null): string =>
  thread ? `${fingerprint}.${thread.submission}` : fingerprint;

interface Try {
  readonly isMatched: boolean;
  readonly isStored: boolean;
}

async function onThread(mail: WholeMail, thread: ThreadOf): Promise<Try> {
  const form = forms[thread.form];
  const parent = sql`parent.id`;
  const id = randomUUID();
  const entry = insertSelect(
    threadEntries,
    {
      ...valuesOf(mail, id),
      submission: parent,
      state: 'received',
      told: sql`parent.assignee`,
      position: nextPosition(parent),
    },
    sql`FROM parent ON CONFLICT DO NOTHING RETURNING id, kind`,
  );
  const deed = { user: null, detail: details[mail.kind] };
  const { rows } = await run(
    mailConnection,
    sql<Try>`
      WITH parent AS (${arrivingAt(form, thread.submission)}),
      landed AS (${entry}),
      files AS (${filesOf(mail, id, thread)}),
      ${arrivalOf(form, thread.submission, deed)}
      SELECT EXISTS (SELECT FROM parent) AS "isMatched", EXISTS (SELECT FROM landed) AS "isStored"`,
  );
  return rows[0] ?? { isMatched: false, isStored: false };
}

const details: Record<IncomingMail['kind'], string> = {
  answer: 'answer came in',
  automatic: 'automatic answer came in',
  bounce: 'reply was not delivered',
};

async function unmatched(mail: WholeMail): Promise<Try> {
  const id = randomUUID();
  const values = { ...valuesOf(mail, id), state: 'unmatched' as const };
  const entry = insertSelect(threadEntries, values, sql`ON CONFLICT DO NOTHING RETURNING id`);
  const { rows } = await run(
    mailConnection,
    sql<Pick<Try, 'isStored'>>`
      WITH landed AS (${entry}), files AS (${filesOf(mail, id)})
      SELECT EXISTS (SELECT FROM landed) AS "isStored"`,
  );
  return { isMatched: false, isStored: rows[0]?.isStored === true };
}

/** Whatever was read, PostgreSQL takes it: here, where nothing passes by. */
const stored = (text: string | null): string | null => text && cleanText(text);

const list = (people: readonly string[]): string | null => stored(people.join(', ') || null);

const valuesOf = (mail: WholeMail, id: string) => ({
  id,
  kind: mail.kind,
  address: cleanText(mail.address),
  text: cleanText(mail.text),
  sender: stored(mail.sender),
  subject: stored(mail.subject),
  sentTo: list(mail.sentTo),
  cc: list(mail.cc),
  replyTo: stored(mail.replyTo),
  quoted: stored(mail.quoted),
  problem: stored(mail.problem),
  messageId: stored(mail.messageId),
  fingerprint: mail.fingerprint,
  outbox: mail.isFromOutbox === true,
  mailbox: stored(mail.mailbox ?? null),
  onPage: mail.isOnPage === true,
  calendar: mail.calendar ?? null,
  writtenAt: sql`now()`,
  dueAt: sql`now()`,
  settledAt: sql`now()`,
});

/** The mail itself stands last. */
function contentsOf({ files, original }: WholeMail) {
  if (original === null) return files;
  const whole = { name: 'mail.eml', kind: 'original', content: original, problem: null } as const;
  return [...files, { ...whole, size: original.length }];
}

const filesOf = (mail: WholeMail, id: string, thread?: ThreadOf): SQL =>
  insertFiles(contentsOf(mail), {
    entry: sql`${id}::uuid`,
    submission: sql`${thread?.submission ?? null}::uuid`,
    beside: sql`landed`,
  });

async function isKnown({ fingerprint }: IncomingMail): Promise<boolean> {
  const { rows } = await run(
    mailConnection,
    sql<{ id: string }>`
      SELECT ${threadEntries.id} AS id FROM ${threadEntries}
      WHERE ${threadEntries.fingerprint} = ${fingerprint}`,
  );
  return rows.length > 0;
}
