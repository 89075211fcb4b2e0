import 'server-only';

import { randomBytes } from 'node:crypto';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { formList } from '@/forms';
import { spellingsOf } from '@/platform/address-spellings';
import { audit } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { eraseFromMailboxes } from '@/submissions';
import { noteErasedSender } from '@/submissions/records/erasure/erased-senders';
import { eraseFilesOf, eraseSubmissions } from '@/submissions/records/erasure/erasure';
import { Portion } from '@/submissions/records/erasure/portion';
import { eraseFromImports } from '@/submissions/records/imports/rows-naming';
import { eraseMailsFrom } from '@/submissions/records/incoming/of-sender';
import { erasePeopleOf } from '@/submissions/records/people/leave';
import { eraseJoinsOf } from '@/submissions/records/person/joins';
import {
  listNamedIn,
  takeAddressesOut,
  takeAddressesOutOfContacts,
  takeAddressesOutOfDrafts,
  takeAddressesOutOfTexts,
  type NamedIn,
} from '@/submissions/records/person/named-elsewhere';
import { takeOffBlockList } from '@/submissions/records/spam/block-list';
import { eraseViewsNaming } from '@/submissions/records/views/saved-views';

import { eraseNotesNaming } from '~/collections/review/notes/notes';

import { mustReadForm } from '../access';
import { Refusal } from '../action/as-staff';
import { hiddenWords, readHidden } from './hidden';
import {
  idsOf,
  inShort,
  readSubmissions,
  type KeptRecord,
  type PersonRecord,
} from './person-records';

/** What was erased, for whoever asked for it. The audit log has its number, and no address. */
export interface ErasureReceipt {
  readonly number: string;
  readonly at: string;
  readonly by: string;
  readonly emails: readonly string[];
  readonly erased: readonly PersonRecord[];
  /** What came in by mail beside the threads of those. */
  readonly otherMails: number;
  /** At so many submissions of others an address stood in notes and mails, and does no more. */
  readonly takenOut: number;
  /** Where others wrote an address into a form: that stays. */
  readonly namedIn: readonly NamedIn[];
  /** What still lay in the mailbox of answers; `away` when that could not be asked. */
  readonly fromMailbox: number | 'none' | 'away';
  /** Whether all of it is erased. Otherwise the same order goes on with the rest. */
  readonly isWhole: boolean;
}

/** So many mails are erased by one statement, which is quick and blocks nobody. */
const mailsAtOnce = 50;
/** Each may be as long as a whole mail (`incomingMail.bytes`). */
const filesAtOnce = 10;

/**
 * Erases all that is kept of some addresses for good, and gives a receipt. When something fails
 * half-way, the receipt names what is erased. What leads to the rest is erased last (submissions,
 * mails, then the joins of addresses), so that the same order can be given again for the rest. What
 * waits in a spool is dropped by the process that keeps it, as soon as it can ask the database: on
 * this machine by the audit log, on others, whose spools cannot be seen from here, by the sender.
 */
export async function erasePerson(
  user: TypedUser,
  emails: readonly string[],
): Promise<ErasureReceipt> {
  const payload = await getPayload({ config });
  for (const form of formList) await mustReadForm(payload, user, form);
  const hidden = await readHidden(user, emails);
  // Half an erasure would look like a whole one.
  if (hidden.count > 0) throw new Refusal(`Nothing was erased: ${hiddenWords(hidden)}`);
  const number = randomBytes(6).toString('hex').toUpperCase();
  const touched = new Set<string>();
  const erased: PersonRecord[] = [];
  let namedIn: readonly NamedIn[] = [];
  let otherMails = 0;
  let fromMailbox: ErasureReceipt['fromMailbox'] = 'none';
  const receipt = (isWhole: boolean): ErasureReceipt => ({
    ...{ number, by: user.email, emails, namedIn, otherMails, fromMailbox, erased, isWhole },
    at: new Date().toISOString(),
    takenOut: touched.size,
  });
  try {
    // First what would come in otherwise.
    for (const email of emails) await noteErasedSender(email);
    await eraseFromImports(emails);
    fromMailbox = await eraseFromMailboxes(emails);
    for (const email of spellingsOf(emails)) await eraseViewsNaming(email);
    await eraseNotesNaming(spellingsOf(emails));
    await takeAddressesOutOfTexts(emails);
    await takeAddressesOutOfDrafts(emails);
    await takeAddressesOutOfContacts(emails);
    await takeOffBlockList(spellingsOf(emails));
    for await (const id of takeAddressesOut(emails)) touched.add(id);
    namedIn = await listNamedIn(emails);
    // Whose they were is known as long as they are there; and whoever came in meanwhile goes at the end.
    await erasePeopleOf(emails);
    for await (const records of readSubmissions(user, emails, 'look')) {
      const inReceipt = await inShort(records);
      await eraseRecords(user, records, number);
      erased.push(...inReceipt);
    }
    const mails = new Portion(mailsAtOnce);
    for (let gone = 1; gone > 0; otherMails += gone)
      gone = await mails.take((size) => eraseMailsFrom(emails, size));
    await erasePeopleOf(emails);
    await eraseJoinsOf(emails);
  } catch (error) {
    const isBegun =
      erased.length > 0 || otherMails > 0 || touched.size > 0 || Number(fromMailbox) > 0;
    if (!isBegun) throw error;
    // The name alone: the message of a failed statement can carry a person's words.
    const reason = error instanceof Error ? error.name : 'unknown';
    console.error(`The erasure of receipt ${number} was interrupted: ${reason}`);
    return receipt(false);
  }
  return receipt(true);
}

async function eraseRecords(user: TypedUser, records: readonly KeptRecord[], number: string) {
  const detail = `at the sender's request, receipt ${number}`;
  for (const { name, collection } of formList)
    await audit({ action: 'erased', user, collection, submissions: idsOf(name, records), detail });
  const ids = records.map(({ submission }) => submission.id);
  const files = new Portion(filesAtOnce);
  for (let gone = 1; gone > 0;) gone = await files.take((size) => eraseFilesOf(ids, size));
  const portion = new Portion(ids.length);
  for (let left = ids; left.length > 0;)
    left = await portion.take(async (size) => {
      await eraseSubmissions(staffConnection, left.slice(0, size));
      return left.slice(size);
    });
}
