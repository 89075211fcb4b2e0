import 'server-only';

import type { ImapFlow } from 'imapflow';

import { incomingMail } from '@/platform/mail/mail-limits';

import { openMailbox } from './open-mailbox';
import { takeIn, Unreadable } from './take-in';

interface Reading {
  /** As IMAP_URL has it: `imaps://user:password@host/folder`. */
  readonly url: string;
  /** Asked before each mail: another process may have taken over. */
  readonly isOurs: () => boolean;
}

/** Each takes a statement; the next round goes on. */
const mostInRound = 200;

/**
 * Takes in all that is in the mailbox, oldest first. A mail is removed from there once it is
 * committed here, so a crash has it come again, under its number, and add nothing. One that cannot
 * be read is flagged and stays.
 */
export async function readMailbox({ url, isOurs }: Reading): Promise<void> {
  await openMailbox(url, async (client) => {
    const found = (await client.search({ flagged: false, deleted: false }, { uid: true })) || [];
    for (const uid of found.slice(0, mostInRound)) {
      if (!isOurs()) return;
      await takeInOne(client, uid);
    }
  });
}

async function takeInOne(client: ImapFlow, uid: number): Promise<void> {
  const one = String(uid);
  const byUid = { uid: true };
  const wanted = { source: { maxLength: incomingMail.bytes }, size: true };
  const mail = await client.fetchOne(one, wanted, byUid);
  // Somebody else has removed it meanwhile.
  if (!mail || !mail.source) return;
  try {
    await takeIn(mail.source, (mail.size ?? 0) <= incomingMail.bytes);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    console.error('A mail that came in cannot be read: it stays in the mailbox, flagged.');
    await client.messageFlagsAdd(one, ['\\Flagged'], byUid);
    return;
  }
  await client.messageDelete(one, byUid);
}
