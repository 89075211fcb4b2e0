import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { formList, type FormName } from '@/forms';
import { audit } from '@/platform/audit';
import { fileInText, findSender, type Received } from '@/submissions';
import { isHiddenOf, readerOf } from '@/submissions/records/made/readers';
import { waitingNotices } from '@/submissions/records/notices/notice-jobs';
import { listKeptPeople } from '@/submissions/records/people/kept';
import { countMails, countMailsBesides } from '@/submissions/records/person/kept-mails';
import { idsFromAddresses } from '@/submissions/records/person/person';

import { asSeenBy } from '../access';

/** The fields that all submissions have; each form has more. */
interface KeptSubmission {
  readonly id: string;
  readonly reference: string;
  readonly submittedAt: string;
  readonly deletedAt?: string | null;
  readonly notes?: readonly unknown[] | null;
}

/** A submission with all that its sender and staff wrote there, without the mails of its thread. */
export interface KeptRecord {
  readonly form: FormName;
  readonly submission: KeptSubmission;
  /** It came in while the database was away, and waits on the disk to be stored. */
  readonly isInSpool: boolean;
  readonly waitingMails: readonly { notice: string; queuedAt: string }[];
}

/** The audit log's. */
type Reason = 'look' | 'export';

/** So many are read by one statement. */
const atOnce = 50;

/**
 * What is kept of some addresses, in the trash or not, stored or still in the spool of this machine,
 * however they were capitalised, batch by batch; access control applies.
 */
export async function* readSubmissions(
  user: TypedUser,
  emails: readonly string[],
  reason: Reason,
): AsyncGenerator<readonly KeptRecord[]> {
  const payload = await getPayload({ config });
  // Read first: what is stored in between is found twice, and not missed.
  const reader = await readerOf(user.id);
  const inSpool = (await Promise.all(emails.map(findSender)))
    .flat()
    .filter(({ form, values }) => !isHiddenOf({ name: form }, values['formId'], reader));
  const stored = new Set<string>();
  for (const form of formList) {
    const ids = await idsFromAddresses(form, emails);
    for (let from = 0; from < ids.length; from += atOnce) {
      const { docs } = await payload.find({
        collection: form.collection,
        where: { id: { in: ids.slice(from, from + atOnce) } },
        sort: 'submittedAt',
        trash: true,
        pagination: false,
        depth: 0,
        select: { notesText: false },
        ...asSeenBy(user),
        context: reason === 'export' ? { auditAction: 'exported' } : {},
      });
      for (const { id } of docs) stored.add(id);
      yield await withWaitingMails(
        docs.map((submission) => ({ form: form.name, submission, isInSpool: false })),
      );
    }
  }
  const notStored = inSpool.filter(({ id }) => !stored.has(id)).map(fromSpool);
  await auditSpool(user, notStored, reason);
  yield await withWaitingMails(notStored);
}

type FoundRecord = Omit<KeptRecord, 'waitingMails'>;

async function withWaitingMails(found: readonly FoundRecord[]): Promise<readonly KeptRecord[]> {
  if (found.length === 0) return [];
  const waiting = await waitingNotices(found.map(({ submission }) => submission.id));
  return found.map((record) => ({
    ...record,
    waitingMails: waiting
      .filter(({ submission }) => submission === record.submission.id)
      .map(({ notice, queuedAt }) => ({ notice, queuedAt: queuedAt.toISOString() })),
  }));
}

const fromSpool = ({ form, values, files, ...received }: Received): FoundRecord => ({
  form,
  submission: { ...received, ...values, ...(files && { files: files.map(fileInText) }) },
  isInSpool: true,
});

/** Payload's hooks note what is read from the database alone. */
async function auditSpool(user: TypedUser, records: readonly FoundRecord[], reason: Reason) {
  const action = reason === 'export' ? 'exported' : 'listed';
  for (const { name, collection } of formList)
    await audit({ action, user, collection, submissions: idsOf(name, records) });
}

/** Of those of one form. */
export const idsOf = (
  name: FormName,
  records: readonly Pick<FoundRecord, 'form' | 'submission'>[],
): string[] => records.filter(({ form }) => form === name).map(({ submission }) => submission.id);

/** A submission as a look and a receipt name it. */
export interface PersonRecord {
  readonly form: FormName;
  readonly id: string;
  readonly reference: string;
  readonly submittedAt: string;
  readonly isInTrash: boolean;
  readonly isInSpool: boolean;
  readonly notes: number;
  /** Of its thread. */
  readonly replies: number;
  readonly waitingMails: number;
}

export async function findPerson(
  user: TypedUser,
  emails: readonly string[],
): Promise<readonly PersonRecord[]> {
  const found: PersonRecord[] = [];
  for await (const batch of readSubmissions(user, emails, 'look'))
    found.push(...(await inShort(batch)));
  return found;
}

/** What came in by mail from there besides: unmatched, or about somebody else's submission. */
export const countMailsBeside = async (
  user: TypedUser,
  emails: readonly string[],
  records: readonly PersonRecord[],
): Promise<number> => {
  const own = records.map(({ id }) => id);
  return countMailsBesides({ emails, own, reader: await readerOf(user.id) });
};

/** What staff or a file said of them, who may never have written. */
export async function countDetails(user: TypedUser, emails: readonly string[]): Promise<number> {
  if (emails.length === 0) return 0;
  const known = await listKeptPeople(emails, await readerOf(user.id));
  return known.flatMap(({ details }) => details.filter(({ origin }) => origin !== 'enquiry'))
    .length;
}

export async function inShort(records: readonly KeptRecord[]): Promise<readonly PersonRecord[]> {
  const replies = await countMails(records.map(({ submission }) => submission.id));
  return records.map(({ form, submission, isInSpool, waitingMails }) => ({
    form,
    id: submission.id,
    reference: submission.reference,
    submittedAt: submission.submittedAt,
    isInTrash: Boolean(submission.deletedAt),
    isInSpool,
    notes: submission.notes?.length ?? 0,
    replies: replies.get(submission.id) ?? 0,
    waitingMails: waitingMails.length,
  }));
}
