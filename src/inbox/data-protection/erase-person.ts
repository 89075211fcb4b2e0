import 'server-only';

import { randomBytes } from 'node:crypto';

import type { TypedUser } from 'payload';

import { contactForm, quoteForm, type FormDefinition } from '@/forms';
import { audit } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { noteErasedSender } from '@/submissions/records/erased-senders';
import { eraseSubmissions } from '@/submissions/records/erasure';
import { eraseMailsFrom } from '@/submissions/records/incoming/of-sender';
import { eraseViewsNaming } from '@/submissions/records/views/saved-views';

import { findPerson, idsOf } from './data-protection';
import { findOtherMails } from './export-person';

/** What was erased, for whoever asked for it. The audit log has its number, and no address. */
export interface ErasureReceipt {
  readonly number: string;
  readonly at: string;
  readonly by: string;
  readonly email: string;
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
}

/**
 * Erases all that is kept of an address for good, and gives a receipt for it. What waits in the
 * spool is thrown away by the process that keeps it, as soon as it can ask the database: on this
 * machine by the audit log, and on others, whose spools nobody sees from here, by who sent it.
 */
export async function erasePerson(user: TypedUser, email: string): Promise<ErasureReceipt> {
  await noteErasedSender(email);
  await eraseViewsNaming(email);
  const records = await findPerson(user, email, 'look');
  const otherMails = await findOtherMails(email, records);
  const number = randomBytes(6).toString('hex').toUpperCase();
  const detail = `at the sender's request, receipt ${number}`;
  for (const { name, collection } of [contactForm, quoteForm])
    await audit({ action: 'erased', user, collection, submissions: idsOf(name, records), detail });
  await eraseSubmissions(
    staffConnection,
    records.map(({ submission }) => submission.id),
  );
  await eraseMailsFrom(email);
  return {
    number,
    at: new Date().toISOString(),
    by: user.email,
    email,
    otherMails: otherMails.length,
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
