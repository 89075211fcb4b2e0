import { shownAddress } from '@/platform/address-spellings';
import type { ThreadEntry } from '@/submissions/records/thread/thread';

import { formatDate, formatTime } from '../frame/format-date';
import { nameAmong } from '../list/words';
import type { Colleague } from '../submission/colleagues';

/** A mail in words. */
export interface ShownEntry extends Omit<ThreadEntry, 'author' | 'settledAt'> {
  readonly by: string;
  readonly writtenOn: string;
  readonly settledOn: string | null;
  /** Of the day that it is written on. */
  readonly dueTime: string;
  /** The day as well. */
  readonly dueOn: string;
}

export const toShownEntry = (
  { author, settledAt, ...entry }: ThreadEntry,
  colleagues: readonly Colleague[],
): ShownEntry => ({
  ...entry,
  address: shownAddress(entry.address),
  replyTo: entry.replyTo && shownAddress(entry.replyTo),
  by: nameAmong(colleagues, author),
  writtenOn: formatDate(entry.writtenAt),
  settledOn: settledAt && formatDate(settledAt),
  dueTime: formatTime(entry.dueAt),
  dueOn: formatDate(entry.dueAt),
});
