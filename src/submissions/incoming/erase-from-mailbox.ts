import 'server-only';

import { env } from '@/env';
import { spellingsOf } from '@/platform/address-spellings';

import { openMailbox } from './open-mailbox';

/**
 * Erases mails from some addresses that still lie in the mailbox of answers: those that nobody has
 * read yet, and those that could not be read.
 * @returns how many; `none` without a mailbox, `away` when it does not answer
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
        const found = (await client.search({ from }, { uid: true })) || [];
        for (const uid of found) {
          const wanted = { headers: ['from'] };
          const mail = await client.fetchOne(String(uid), wanted, { uid: true });
          if (mail && mail.headers && namesAddress(mail.headers, from)) theirs.push(uid);
        }
      }
      if (theirs.length > 0) await client.messageDelete(theirs.join(','), { uid: true });
      return theirs.length;
    });
  } catch {
    // The receipt says so; the words of the error may name who wrote.
    return 'away';
  }
}

/** Whether it stands there by itself: in a group, without brackets or however else people write it. */
function namesAddress(header: Buffer, address: string): boolean {
  const unfolded = header
    .toString('utf8')
    .toLowerCase()
    .replace(/\r?\n[ \t]+/g, ' ');
  return unfolded.split(/[\s<>"'(),:;]+/).includes(address);
}
