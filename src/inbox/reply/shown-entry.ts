import { shownAddress } from '@/platform/address-spellings';
import type { ThreadEntry } from '@/submissions/records/thread/thread';

import { formatDate, formatTime } from '../frame/format-date';
import { invitationOf, type ShownInvitation } from '../invitations/shown-invitation';
import { nameAmong } from '../list/words';
import type { Colleague } from '../submission/colleagues';

/** A mail in words. */
export interface ShownEntry extends Omit<ThreadEntry, 'author' | 'settledAt' | 'calendar'> {
  readonly by: string;
  readonly writtenOn: string;
  readonly settledOn: string | null;
  /** Of the day that it is written on. */
  readonly dueTime: string;
  /** The day as well. */
  readonly dueOn: string;
  /** What a calendar file in it says. */
  readonly invitation: ShownInvitation | null;
}

export const toShownEntry = (
  { settledAt, ...mail }: ThreadEntry,
  colleagues: readonly Colleague[],
  /** Of who sent the submission, and all of its thread that is shown. */
  { address, thread }: { readonly address: string; readonly thread: readonly ThreadEntry[] },
): ShownEntry => {
  const { author, calendar, ...entry } = mail;
  const invitation = invitationOf(mail, { thread, colleagues, address });
  return {
    ...entry,
    invitation,
    // What the box beside it says stands in the text as well, for lists and searches.
    text: invitation && calendar ? entry.text.replace(calendar.words, '').trim() : entry.text,
    address: shownAddress(entry.address),
    replyTo: entry.replyTo && shownAddress(entry.replyTo),
    by: nameAmong(colleagues, author),
    writtenOn: formatDate(entry.writtenAt),
    settledOn: settledAt && formatDate(settledAt),
    dueTime: formatTime(entry.dueAt),
    dueOn: formatDate(entry.dueAt),
  };
};
