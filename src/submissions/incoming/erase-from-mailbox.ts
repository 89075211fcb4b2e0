import 'server-only';

import { env } from '@/env';
import { spellingsOf } from '@/platform/address-spellings';

import { peopleIn } from './mail/addresses';
import { headOf } from './mail/head';
import { valuesOf } from './mail/headers';
import { granted, openMailbox } from './open-mailbox';

/**
 * Erases mails from some addresses that still lie in the mailbox of answers: those that nobody has
 * read yet, and those that could not be read.
 * @returns how many; `none` without a mailbox, `away` when it does not answer, or refuses that
 */
export async function eraseFromMailbox(
  emails: readonly string[],
): Promise<number | 'none' | 'away'> {
  if (!env.IMAP_URL) return 'none';
  try {
    return await openMailbox(env.IMAP_URL, async (client) => {
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
    return 'away';
  }
}

/** The address alone, and not as a part of a longer one. */
const namesAddress = (header: Buffer, address: string): boolean =>
  valuesOf(headOf(header), 'from')
    .flatMap(peopleIn)
    .some((person) => person.address.toLowerCase() === address);
