import { z } from 'zod';

import { statuses } from '@/forms';
import type { Change } from '@/submissions/records/work';

import { includesTrash, type SubmissionQuery } from './submission-query';

/** What can be done by a button, beside setting a status. */
export const marks = {
  read: { isUnread: false },
  unread: { isUnread: true },
  trash: { isDeleted: true },
  restore: { isDeleted: false },
  'not-spam': { isNoSpam: true },
} as const satisfies Record<string, Change>;

const statusValues = statuses.map(({ value }) => value);

/** What can be done to several submissions at once. */
export const bulkChange = z.enum([
  ...statusValues,
  ...(['read', 'unread', 'trash', 'restore', 'not-spam'] as const),
]);

export type BulkChange = z.infer<typeof bulkChange>;

export function changeOf(which: BulkChange): Change {
  switch (which) {
    case 'read':
    case 'unread':
    case 'trash':
    case 'restore':
    case 'not-spam':
      return marks[which];
    default:
      return { status: which };
  }
}

/** The buttons for it, in their order. */
const buttons = [
  { value: 'archived', label: 'Archive' },
  { value: 'replied', label: 'Replied' },
  { value: 'spam', label: 'Spam' },
  { value: 'read', label: 'Read' },
  { value: 'unread', label: 'Unread' },
  { value: 'trash', label: 'Move to trash' },
] as const;
const notSpam = { value: 'not-spam', label: 'Not spam' } as const;
const ofTrash = [{ value: 'restore', label: 'Restore' }] as const;

interface Rows {
  readonly inTrash: boolean;
  /** Some of them may be spam, or be taken for it. */
  readonly hasSuspects: boolean;
}

export const changesFor = ({
  inTrash,
  hasSuspects,
}: Rows): readonly { readonly value: BulkChange; readonly label: string }[] =>
  inTrash ? ofTrash : hasSuspects ? [notSpam, ...buttons] : buttons;

/** Where what is spam, or was taken for it, stands among others there is no need to say that it is none. */
export const rowsOf = (view: SubmissionQuery): Rows => ({
  inTrash: includesTrash(view),
  hasSuspects: view.queue === 'set-aside' || view.status === 'spam' || view.quarantined === true,
});
