import 'server-only';

import { env } from '@/env';
import { lead } from '@/platform/scheduler';

import { MailboxRefuses } from './open-mailbox';
import { readMailbox } from './read-mailbox';

/** What comes in is to be on its thread within a minute. */
const pauseMs = 15_000;
const logEveryMs = 10 * 60_000;

/**
 * Reads the mailbox that answers come to, over and over, in one of all processes. Whatever fails is
 * tried again: the mails wait in the mailbox.
 * @returns ends it; settles when nothing is being read
 */
export function watchMailbox(): () => Promise<void> {
  const { IMAP_URL: url } = env;
  if (!url) return () => Promise.resolve();
  let loggedAt = -Infinity;
  return lead({
    lock: 7_418_529_631,
    pauseMs,
    round: async (leads) => {
      await readMailbox({ url, isOurs: leads }).catch((error: unknown) => {
        if (performance.now() - loggedAt < logEveryMs) return;
        loggedAt = performance.now();
        console.error(`The mailbox at ${new URL(url).host} cannot be read: ${reasonOf(error)}`);
      });
      return false;
    },
  });
}

/** Its words can name who wrote. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('authenticationFailed' in error && error.authenticationFailed === true)
    return 'it refuses the user or the password in IMAP_URL';
  if (error instanceof MailboxRefuses) return error.message;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
