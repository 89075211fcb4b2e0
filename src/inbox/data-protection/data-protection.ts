import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { contactForm, quoteForm, type FormDefinition } from '@/forms';
import type { InboxSetting } from '@/payload-types';
import { audit } from '@/platform/audit';
import { findSender, type Received } from '@/submissions';
import { waitingNotices } from '@/submissions/records/notices/notice-jobs';
import { idsFromAddresses } from '@/submissions/records/senders';
import { listThreads, type ThreadEntry } from '@/submissions/records/thread/thread';

const forms = [contactForm, quoteForm] as const;

const day = 24 * 60 * 60 * 1000;
const warnedDays = 7;

/** So many are named; the rest is a number. */
const named = 50;

/** Those of a form that go into the trash within a week. */
export interface Expiring {
  readonly form: FormDefinition['name'];
  readonly days: number;
  readonly count: number;
  readonly first: readonly { id: string; reference: string; trashedAt: string }[];
}

export interface Retention {
  readonly trashDays: number;
  readonly expiring: readonly Expiring[];
}

const keptDays = (form: FormDefinition, settings: InboxSetting): number =>
  form.name === 'contact' ? settings.contactDays : settings.quoteDays;

/** How long submissions are kept, and which go within a week; access control applies. */
export async function getRetention(user: TypedUser): Promise<Retention> {
  const payload = await getPayload({ config });
  const asStaff = { overrideAccess: false, user } as const;
  const settings = await payload.findGlobal({ slug: 'inbox-settings', depth: 0, ...asStaff });
  const expiring = forms.map(async (form) => {
    const days = keptDays(form, settings);
    const sentBefore = new Date(Math.max(0, Date.now() - (days - warnedDays) * day));
    const { docs, totalDocs } = await payload.find({
      collection: form.collection,
      where: { submittedAt: { less_than: sentBefore.toISOString() } },
      sort: 'submittedAt',
      limit: named,
      depth: 0,
      select: { reference: true, submittedAt: true },
      ...asStaff,
    });
    const first = docs.map(({ id, reference, submittedAt }) => ({
      id,
      reference,
      trashedAt: new Date(Date.parse(submittedAt) + days * day).toISOString(),
    }));
    return { form: form.name, days, count: totalDocs, first };
  });
  return { trashDays: settings.trashDays, expiring: await Promise.all(expiring) };
}

/** What each of a person's submissions has; an export holds all that there is. */
interface KeptSubmission {
  readonly id: string;
  readonly reference: string;
  readonly submittedAt: string;
  readonly deletedAt?: string | null;
  readonly notes?: readonly unknown[] | null;
}

/** All that is kept of one sender: what they sent, what staff wrote about it and to them. */
export interface PersonRecord {
  readonly form: FormDefinition['name'];
  readonly submission: KeptSubmission;
  readonly replies: readonly ThreadEntry[];
  /** It came in while the database was away, and waits on the disk to be stored. */
  readonly isInSpool: boolean;
  readonly waitingMails: readonly { notice: string; queuedAt: string }[];
}

/** The audit log's. */
type Reason = 'look' | 'export';

/**
 * What is kept of some addresses, in the trash or not, stored or still in the spool of this machine,
 * however they were capitalised; access control applies.
 */
export async function findPerson(
  user: TypedUser,
  emails: readonly string[],
  reason: Reason,
): Promise<PersonRecord[]> {
  const payload = await getPayload({ config });
  // First: what is stored meanwhile is then found twice, and not missed.
  const inSpool = (await Promise.all(emails.map(findSender))).flat();
  const records = await Promise.all(
    forms.map(async (form) => {
      const ids = await idsFromAddresses(form, emails);
      if (ids.length === 0) return [];
      const { docs } = await payload.find({
        collection: form.collection,
        where: { id: { in: ids } },
        sort: 'submittedAt',
        trash: true,
        pagination: false,
        depth: 0,
        select: { notesText: false },
        overrideAccess: false,
        user,
        context: reason === 'export' ? { auditAction: 'exported' } : {},
      });
      const threads = await listThreads(
        form,
        docs.map(({ id }) => id),
      );
      return docs.map((submission) => {
        const replies = threads.get(submission.id) ?? [];
        return { form: form.name, submission, replies, isInSpool: false };
      });
    }),
  );
  const stored = records.flat();
  const storedIds = new Set(stored.map(({ submission }) => submission.id));
  const notStored = inSpool.filter(({ id }) => !storedIds.has(id)).map(fromSpool);
  await auditSpool(user, notStored, reason);
  const found = [...stored, ...notStored];
  const waiting = await waitingNotices(found.map(({ submission }) => submission.id));
  return found.map((record) => ({
    ...record,
    waitingMails: waiting
      .filter(({ submission }) => submission === record.submission.id)
      .map(({ notice, queuedAt }) => ({ notice, queuedAt: queuedAt.toISOString() })),
  }));
}

type FoundRecord = Omit<PersonRecord, 'waitingMails'>;

const fromSpool = ({ form, values, ...received }: Received): FoundRecord => ({
  form,
  submission: { ...received, ...values },
  replies: [],
  isInSpool: true,
});

/** Payload's hooks note what is read from the database alone. */
async function auditSpool(user: TypedUser, records: readonly FoundRecord[], reason: Reason) {
  const action = reason === 'export' ? 'exported' : 'listed';
  for (const { name, collection } of forms)
    await audit({ action, user, collection, submissions: idsOf(name, records) });
}

/** Of those of one form. */
export const idsOf = (name: FormDefinition['name'], records: readonly FoundRecord[]): string[] =>
  records.filter(({ form }) => form === name).map(({ submission }) => submission.id);
