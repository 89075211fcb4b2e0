import 'server-only';

import { env } from '@/env';
import { spellingsOf } from '@/platform/address-spellings';

import { peopleIn } from './mail/addresses';
import { headOf } from './mail/head';
import { valuesOf } from './mail/headers';
import { granted, openMailbox } from './open-mailbox';

/**
 * Erases mails from some addresses that still lie in the mailboxes: those that nobody has read yet, and
 * those that could not be read.
 * @returns how many; `none` without a mailbox, `away` when one of them does not answer, or refuses that
 */
export async function eraseFromMailboxes(
  emails: readonly string[],
): Promise<number | 'none' | 'away'> {
  const { IMAP_URL: urls = [] } = env;
  if (urls.length === 0) return 'none';
  const erased = await Promise.all(urls.map((url) => eraseFrom(url, emails)));
  const counts = erased.filter((count) => count !== null);
  return counts.length < urls.length ? 'away' : counts.reduce((sum, count) => sum + count, 0);
}

/** @returns null where it could not be done */
async function eraseFrom(url: string, emails: readonly string[]): Promise<number | null> {
  try {
    return await openMailbox(url, async (client) => {
      const theirs: number[] = [];
      // The search of IMAP finds parts of addresses.
      for (const from of spellingsOf(emails)) {
        const found = await granted(client, 'search it', client.search({ from }, { uid: true }));
        for (const uid of found) {
          const wanted = { headers: ['from'] };
          const mail = await client.fetchOne(String(uid), wanted, { uid: true });
          if (mail && mail.headers && namesAddress(mail.headers, from)) theirs.push(uid);
        }
      }
      const all = theirs.join(',');
      if (all !== '')
        await granted(client, 'remove mails', client.messageDelete(all, { uid: true }));
      return theirs.length;
    });
  } catch {
    // The receipt says so; the words of the error may name who wrote.
    return null;
  }
}

/** The address alone, and not as a part of a longer one. */
const namesAddress = (header: Buffer, address: string): boolean =>
  valuesOf(headOf(header), 'from')
    .flatMap(peopleIn)
    .some((person) => person.address.toLowerCase() === address);
