import 'server-only';

import { randomBytes } from 'node:crypto';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { audit } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { eraseSubmissions } from '@/submissions/records/erasure';
import { contactForm, quoteForm, type FormDefinition } from '@/forms';
import type { InboxSetting } from '@/payload-types';
import { findSender, type Received } from '@/submissions';

import { idsFromSender } from '../submission/sender';

const day = 24 * 60 * 60 * 1000;
const warnedDays = 7;

/** So many are named; the rest is a number. */
const named = 50;

const forms = [contactForm, quoteForm] as const;

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

/** All that is kept of one sender: what they sent, what staff wrote about it, and their mails. */
export interface PersonRecord {
  readonly form: FormDefinition['name'];
  readonly submission: KeptSubmission;
  /** It came in while the database was away, and waits on the disk to be stored. */
  readonly isInSpool: boolean;
  readonly waitingMails: readonly { notice: string; queuedAt: string }[];
}

/** The audit log's. */
type Reason = 'look' | 'export';

/**
 * What is kept of an address, in the trash or not, stored or still in the spool of this machine,
 * however it was capitalised; access control applies.
 */
export async function findPerson(
  user: TypedUser,
  email: string,
  reason: Reason,
): Promise<PersonRecord[]> {
  const payload = await getPayload({ config });
  // First: what is stored meanwhile is then found twice, and not missed.
  const inSpool = await findSender(email);
  const records = await Promise.all(
    forms.map(async (form) => {
      const ids = await idsFromSender(form, email);
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
      return docs.map((submission) => ({ form: form.name, submission, isInSpool: false }));
    }),
  );
  const stored = records.flat();
  const storedIds = new Set(stored.map(({ submission }) => submission.id));
  const notStored = inSpool.filter(({ id }) => !storedIds.has(id)).map(fromSpool);
  await auditSpool(user, notStored, reason);
  const found = [...stored, ...notStored];
  const waiting = await waitingMails(found.map(({ submission }) => submission.id));
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
  isInSpool: true,
});

/** Payload's hooks note what is read from the database alone. */
async function auditSpool(user: TypedUser, records: readonly FoundRecord[], reason: Reason) {
  const action = reason === 'export' ? 'exported' : 'listed';
  for (const { name, collection } of forms)
    await audit({ action, user, collection, submissions: idsOf(name, records) });
}

const idsOf = (name: FormDefinition['name'], records: readonly FoundRecord[]): string[] =>
  records.filter(({ form }) => form === name).map(({ submission }) => submission.id);

interface WaitingMail {
  readonly submission: string;
  readonly notice: string;
  readonly queuedAt: Date;
}

async function waitingMails(ids: readonly string[]): Promise<WaitingMail[]> {
  const { rows } = await staffConnection.query<WaitingMail>({
    text: `SELECT input->>'submission' AS submission, input->>'notice' AS notice,
                  created_at AS "queuedAt"
           FROM payload_jobs WHERE input->>'submission' = ANY($1)`,
    values: [ids],
  });
  return rows;
}

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
    readonly waitingMails: number;
  }[];
}

/**
 * Erases all that is kept of an address for good, and gives a receipt for it. What waits in the
 * spool is thrown away by the process that keeps it, which reads in the audit log that it was erased.
 */
export async function erasePerson(user: TypedUser, email: string): Promise<ErasureReceipt> {
  const records = await findPerson(user, email, 'look');
  const number = randomBytes(6).toString('hex').toUpperCase();
  const detail = `at the sender's request, receipt ${number}`;
  for (const { name, collection } of forms)
    await audit({ action: 'erased', user, collection, submissions: idsOf(name, records), detail });
  await eraseSubmissions(
    staffConnection,
    records.map(({ submission }) => submission.id),
  );
  return {
    number,
    at: new Date().toISOString(),
    by: user.email,
    email,
    erased: records.map((record) => ({
      form: record.form,
      reference: record.submission.reference,
      submittedAt: record.submission.submittedAt,
      isInSpool: record.isInSpool,
      notes: record.submission.notes?.length ?? 0,
      waitingMails: record.waitingMails.length,
    })),
  };
}
