import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { parentKey } from '../parent';
import type { MailCalendar } from './mail-calendar';

/**
 * Where a mail stands. A reply that was taken back keeps its words until who took it back has sent
 * them in another or thrown them away, and then its number alone; what came in is
 * `received`, or `unmatched` while nobody knows which submission it belongs to.
 */
export const mailStates = [
  'waiting',
  'sending',
  'sent',
  'failed',
  'taken-back',
  'received',
  'unmatched',
] as const;

/**
 * What a mail is: a reply of ours, an answer that a person wrote, one that a program wrote for
 * them, or a mail server's word that a reply of ours did not arrive.
 */
export const mailKinds = ['reply', 'answer', 'automatic', 'bounce'] as const;

/** Gives each place in a thread once. */
export const placeIndex = 'thread_entries_place_idx';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What staff wrote to who sent a submission, and what came back; at the same time the queue of what
 * is to be sent. No API knows this table. The database erases a thread with its submission, whoever
 * erases that.
 */
export const threadEntries = pgTable(
  'thread_entries',
  {
    /** Made with the form, so that a form stores one entry however often it is sent. */
    id: uuid('id').primaryKey(),
    submission: parentKey(),
    /** In its thread. Of two who answer the same, one is first, and the other is told. */
    position: integer('position'),
    kind: text('kind', { enum: mailKinds }).notNull().default('reply'),
    state: text('state', { enum: mailStates }).notNull(),
    /** Whom it goes to, or who wrote it. */
    address: text('address').notNull(),
    text: text('text').notNull(),
    /** Who wrote it, or who took it back. */
    author: uuid('author'),
    writtenAt: moment('written_at').notNull(),
    /** Not sent before. */
    dueAt: moment('due_at').notNull(),
    settledAt: moment('settled_at'),
    tried: integer('tried').notNull().default(0),
    problem: text('problem'),
    /** The submission's status as it was written: another one since is a colleague's. */
    statusBefore: text('status_before'),
    /** Of a reply, where it is not as usual; of what came in, always. */
    subject: text('subject'),
    /** What ends a reply, below the words of its author. */
    signature: text('signature'),
    /** Who else gets a reply, or got what came in; `, ` between two. */
    cc: text('cc'),
    bcc: text('bcc'),
    /** Whom the mail server refused while others got it: a line for each, with the reason. */
    refused: text('refused'),
    /** To these alone a reply still goes: all others have it. */
    owed: text('owed'),
    /** A reply in all but this: it goes to somebody else, with mails of the thread below its words. */
    isForward: boolean('is_forward').notNull().default(false),
    /** The mails of the thread that stand in `quoted` of a forward: an erasure of one takes it out there. */
    repeats: uuid('repeats').array(),
    /**
     * The mailbox of ours that it came to, or that somebody chose for it to go out from, where there are
     * several; in lower case.
     */
    mailbox: text('mailbox'),
    /** From here on of what came in: as its writer calls themselves. */
    sender: text('sender'),
    /** Whom it went to beside us, as its headers say. */
    sentTo: text('sent_to'),
    /** Where its writer wants answers, if that is not the address it came from. */
    replyTo: text('reply_to'),
    /** What it repeats of earlier mails; of a forward, what is forwarded. */
    quoted: text('quoted'),
    /** As its header has it: what answers it names it. */
    messageId: text('message_id'),
    /** Whom a submission was assigned to as its answer came: they know of it until it is read. */
    told: uuid('told'),
    /** Of the mail and its thread: the same one comes in once, and once on each thread. */
    fingerprint: text('fingerprint').unique(),
    /** Its sender wrote it on the page of what they sent, and in no mail. */
    onPage: boolean('on_page').notNull().default(false),
    /** What a calendar file of it says, such as an invitation, or our answer to one. */
    calendar: jsonb('calendar').$type<MailCalendar>(),
    /** Never a mail: a reply that the outbox holds, or an answer that was made there. */
    outbox: boolean('outbox').notNull().default(false),
  },
  (entry) => [
    uniqueIndex(placeIndex).on(entry.submission, entry.position),
    index('thread_entries_due_idx')
      .on(entry.dueAt)
      .where(sql`state IN ('waiting', 'sending')`),
    index('thread_entries_unmatched_idx')
      .on(entry.writtenAt)
      .where(sql`state = 'unmatched'`),
    index('thread_entries_taken_back_idx')
      .on(entry.author, entry.submission)
      .where(sql`state = 'taken-back'`),
    // What did not arrive is few, and asked for with every page.
    index('thread_entries_undelivered_idx')
      .on(entry.submission)
      .where(sql`state = 'failed' OR kind = 'bounce' OR refused IS NOT NULL`),
    // Finds a part of a word in both.
    index('thread_entries_search_idx').using(
      'gin',
      entry.text.op('gin_trgm_ops'),
      entry.sender.op('gin_trgm_ops'),
    ),
    // An erasure asks for what came from an address, of whichever submission.
    index('thread_entries_came_from_idx')
      .on(sql`lower(address)`)
      .where(sql`kind <> 'reply'`),
    check('thread_entries_one_submission', sql`(submission IS NULL) = (state = 'unmatched')`),
  ],
);

/** An erasure leaves a reply to somebody else’s thread without the address to which it was to go. */
export const hasAddress = sql`strpos(${threadEntries.address}, '@') > 0`;
