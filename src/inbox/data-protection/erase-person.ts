import 'server-only';

import { randomBytes } from 'node:crypto';

import type { TypedUser } from 'payload';

import { contactForm, quoteForm, type FormDefinition } from '@/forms';
import { audit } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { eraseFromMailbox } from '@/submissions';
import { noteErasedSender } from '@/submissions/records/erasure/erased-senders';
import { eraseSubmissions } from '@/submissions/records/erasure/erasure';
import { eraseMailsFrom } from '@/submissions/records/incoming/of-sender';
import { eraseJoinsOf } from '@/submissions/records/person/joins';
import {
  listNamedIn,
  takeAddressOut,
  type NamedIn,
} from '@/submissions/records/person/named-elsewhere';
import { eraseViewsNaming } from '@/submissions/records/views/saved-views';

import { findPerson, idsOf } from './data-protection';
import { findOtherMails } from './export-person';

/** What was erased, for whoever asked for it. The audit log has its number, and no address. */
export interface ErasureReceipt {
  readonly number: string;
  readonly at: string;
  readonly by: string;
  readonly emails: readonly string[];
  readonly erased: readonly {
    readonly form: FormDefinition['name'];
    readonly reference: string;
    readonly submittedAt: string;
    readonly isInSpool: boolean;
    readonly notes: number;
    readonly replies: number;
    readonly waitingMails: number;
  }[];
  /** What came in by mail beside the threads of those. */
  readonly otherMails: number;
  /** At so many submissions of others an address stood in notes and mails, and does no more. */
  readonly takenOut: number;
  /** Where others wrote an address into a form: that stays. */
  readonly namedIn: readonly NamedIn[];
  /** What still lay in the mailbox of answers; `away` when that could not be asked. */
  readonly fromMailbox: number | 'none' | 'away';
}

/**
 * Erases all that is kept of some addresses for good, and gives a receipt for it. What waits in the
 * spool is thrown away by the process that keeps it, as soon as it can ask the database: on this
 * machine by the audit log, and on others, whose spools nobody sees from here, by who sent it.
 */
export async function erasePerson(
  user: TypedUser,
  emails: readonly string[],
): Promise<ErasureReceipt> {
  for (const email of emails) await noteErasedSender(email);
  const records = await findPerson(user, emails, 'look');
  // First what would come in otherwise.
  const fromMailbox = await eraseFromMailbox(emails);
  const otherMails = await findOtherMails(emails, records);
  const number = randomBytes(6).toString('hex').toUpperCase();
  const detail = `at the sender's request, receipt ${number}`;
  for (const { name, collection } of [contactForm, quoteForm])
    await audit({ action: 'erased', user, collection, submissions: idsOf(name, records), detail });
  await eraseSubmissions(
    staffConnection,
    records.map(({ submission }) => submission.id),
  );
  await eraseMailsFrom(emails);
  await eraseJoinsOf(emails);
  let takenOut = 0;
  for (const email of emails) {
    await eraseViewsNaming(email);
    takenOut += await takeAddressOut(email);
  }
  return {
    number,
    at: new Date().toISOString(),
    by: user.email,
    emails,
    otherMails: otherMails.length,
    takenOut,
    namedIn: await listNamedIn(emails),
    fromMailbox,
    erased: records.map((record) => ({
      form: record.form,
      reference: record.submission.reference,
      submittedAt: record.submission.submittedAt,
      isInSpool: record.isInSpool,
      notes: record.submission.notes?.length ?? 0,
      replies: record.replies.length,
      waitingMails: record.waitingMails.length,
    })),
  };
}
