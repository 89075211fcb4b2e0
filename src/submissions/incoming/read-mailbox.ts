import 'server-only';

import { ImapFlow } from 'imapflow';

import { incomingMail } from '@/platform/mail/mail-limits';

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
  const client = connectionTo(url);
  // Whoever waits for a command is told as well; without a listener Node would exit.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.mailboxOpen(folderOf(url));
    const found = (await client.search({ flagged: false, deleted: false }, { uid: true })) || [];
    for (const uid of found.slice(0, mostInRound)) {
      if (!isOurs()) return;
      await takeInOne(client, uid);
    }
    await client.logout();
  } finally {
    client.close();
  }
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

function connectionTo(url: string): ImapFlow {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'imaps:';
  return new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    // It would log what people wrote.
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
}

const folderOf = (url: string): string =>
  decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX';
