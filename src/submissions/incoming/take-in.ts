import 'server-only';

import { storeMail, type Landed } from '../records/incoming/store';
import { findThread } from '../records/incoming/thread-address';
import { parseMail } from './parse-mail';
import { readRecipients } from './read-recipients';

/** A mail that nobody can read, and no further try would change that. */
export class Unreadable extends Error {}

/**
 * Takes in a mail from wherever it came. It is on disk when this settles, so it may be thrown away
 * where it came from.
 * @param isWhole whether that is all of it
 * @throws Unreadable
 */
export async function takeIn(raw: Buffer, isWhole = true): Promise<Landed> {
  const mail = await parseMail(raw, { isWhole, sent: [] }).catch(() => {
    throw new Unreadable('A mail cannot be read');
  });
  const thread = findThread(readRecipients(raw));
  return thread === 'forged'
    ? storeMail({ ...mail, problem: forged }, null)
    : storeMail(mail, thread);
}

const forged = 'The address that this was sent to was not made by this site.';
