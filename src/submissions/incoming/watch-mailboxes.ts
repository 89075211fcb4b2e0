import 'server-only';

import { env } from '@/env';
import { imapName } from '@/platform/mail/imap-name';
import { lead } from '@/platform/scheduler';

import { forgetUnread, forgetUnreadBut, noteUnread } from '../records/mailboxes/unread';
import { MailboxRefuses } from './open-mailbox';
import { readMailbox } from './read-mailbox';

/** What comes in is to be on its thread within a minute. */
const pauseMs = 15_000;
const logEveryMs = 10 * 60_000;

/**
 * Reads the mailboxes that mail comes to, over and over, in one of all processes. Whatever fails is
 * tried again: the mails wait in the mailbox. All are read at once, so one that hangs holds up no other.
 * @returns ends it; settles when nothing is being read
 */
export function watchMailboxes(): () => Promise<void> {
  const { IMAP_URL: urls = [] } = env;
  if (urls.length === 0) return () => Promise.resolve();
  const mailboxes = urls.map((url, at) => watched(url, at === 0 ? '' : imapName(url)));
  let isFirst = true;
  return lead({
    lock: 7_418_529_631,
    pauseMs,
    round: async (leads) => {
      if (isFirst) await forgetUnreadBut(urls.map(imapName));
      isFirst = false;
      await Promise.all(mailboxes.map((read) => read(leads)));
      return false;
    },
  });
}

/** One of them, with what is known of it between its rounds. */
function watched(url: string, apart: string): (leads: () => boolean) => Promise<void> {
  const name = imapName(url);
  /** What another process has noted is forgotten as well. */
  let isNoted = true;
  let loggedAt = -Infinity;
  return async (isOurs) => {
    try {
      await readMailbox({ url, apart, isOurs });
      if (isNoted) await forgetUnread([name]);
      isNoted = false;
    } catch (error) {
      const reason = reasonOf(error);
      isNoted = true;
      await noteUnread({ name, reason }).catch(() => undefined);
      if (performance.now() - loggedAt < logEveryMs) return;
      loggedAt = performance.now();
      console.error(`The mailbox ${name} cannot be read: ${reason}`);
    }
  };
}

/** Its words can name who wrote. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('authenticationFailed' in error && error.authenticationFailed === true)
    return 'it refuses the user or the password in IMAP_URL';
  if (error instanceof MailboxRefuses) return error.message;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
