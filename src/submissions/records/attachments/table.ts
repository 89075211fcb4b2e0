import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

import { parentKey } from '../parent';

/**
 * What a file of a mail or of a form is: one that somebody sent along, a picture that stands among the words, one
 * that could harm who opens it, or the whole mail as it came over the wire.
 */
const fileKinds = ['plain', 'inline', 'dangerous', 'original'] as const;

/** `refused`: the scanner does not look at files of this size. */
const scanStates = ['clean', 'infected', 'away', 'refused'] as const;

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Files of mails, in both directions, and of forms. They lie in the database and nowhere else: a mail and its
 * files are stored in one statement, every machine has them, and what erases a submission erases
 * them. No API knows this table.
 */
export const attachments = pgTable(
  'attachments',
  {
    id: uuid('id').primaryKey(),
    /** The mail; null while its author still writes it, and for what came by a form. */
    entry: uuid('entry'),
    /** Who added it to a reply; null for what came in, by mail or by a form. */
    author: uuid('author'),
    submission: parentKey(),
    /** Of a copy that was forwarded: the file of the mail that it came by. */
    copiedFrom: uuid('copied_from'),
    /** Its author added it to a forward. Files that a forward copies are none of these. */
    isForward: boolean('is_forward').notNull().default(false),
    /** Safe on any disk: no folders, no control characters. */
    name: text('name').notNull(),
    size: integer('size').notNull(),
    kind: text('kind', { enum: fileKinds }).notNull().default('plain'),
    /** Null where it was not kept by itself; then `problem` says why. */
    content: bytes('content'),
    /** What a reader should know of it. */
    problem: text('problem'),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** What came of the last try to have it scanned; null before the first. */
    scan: text('scan', { enum: scanStates }),
    /** When that was. */
    scannedAt: timestamp('scanned_at', { withTimezone: true }),
    /** The virus, as the scanner calls it. */
    found: text('found'),
  },
  (file) => [
    index('attachments_entry_idx').on(file.entry),
    index('attachments_submission_idx').on(file.submission),
    // Of replies that somebody still writes, which are few.
    index('attachments_drafts_idx')
      .on(file.author, file.submission)
      .where(sql`entry IS NULL AND author IS NOT NULL`),
    index('attachments_scan_idx')
      .on(file.scannedAt)
      .where(sql`scan IS DISTINCT FROM 'clean'`),
  ],
);
