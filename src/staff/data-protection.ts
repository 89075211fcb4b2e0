import 'server-only';

import { randomBytes } from 'node:crypto';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { audit } from '@/audit';
import { durable } from '@/database/connection';
import { snakeCase } from '@/database/names';
import { contactForm, quoteForm, type FormDefinition } from '@/forms';
import type { ContactSubmission, InboxSetting, QuoteSubmission } from '@/payload-types';

import { literal } from './submission-query';

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

type Stored = ContactSubmission | QuoteSubmission;

/** All that is kept of one sender: what they sent, what staff wrote about it, and their mails. */
export interface PersonRecord {
  readonly form: FormDefinition['name'];
  readonly submission: Stored;
  readonly waitingMails: readonly { notice: string; queuedAt: string }[];
}

/**
 * What is kept of an address, in the trash or not, however it was capitalised; access control
 * applies.
 * @param reason the audit log's: an export, or a look
 */
export async function findPerson(
  user: TypedUser,
  email: string,
  reason: 'look' | 'export',
): Promise<PersonRecord[]> {
  const payload = await getPayload({ config });
  const records = await Promise.all(
    forms.map(async (form) => {
      const { docs } = await payload.find({
        collection: form.collection,
        where: { email: { contains: literal(email) } },
        sort: 'submittedAt',
        trash: true,
        pagination: false,
        depth: 0,
        select: { notesText: false },
        overrideAccess: false,
        user,
        context: reason === 'export' ? { auditAction: 'exported' } : {},
      });
      return docs
        .filter((doc) => doc.email.toLowerCase() === email.toLowerCase())
        .map((submission) => ({ form: form.name, submission }));
    }),
  );
  const found = records.flat();
  const waiting = await waitingMails(found.map(({ submission }) => submission.id));
  return found.map((record) => ({
    ...record,
    waitingMails: waiting
      .filter(({ submission }) => submission === record.submission.id)
      .map(({ notice, queuedAt }) => ({ notice, queuedAt: queuedAt.toISOString() })),
  }));
}

interface WaitingMail {
  readonly submission: string;
  readonly notice: string;
  readonly queuedAt: Date;
}

async function waitingMails(ids: readonly string[]): Promise<WaitingMail[]> {
  const { rows } = await durable.query<WaitingMail>({
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
    readonly notes: number;
    readonly waitingMails: number;
  }[];
}

/** Erases all that is kept of an address for good, in one statement, and gives a receipt for it. */
export async function erasePerson(user: TypedUser, email: string): Promise<ErasureReceipt> {
  const records = await findPerson(user, email, 'look');
  const number = randomBytes(6).toString('hex').toUpperCase();
  const detail = `at the sender's request, receipt ${number}`;
  for (const { name, collection } of forms) {
    const submissions = records
      .filter(({ form }) => form === name)
      .map(({ submission }) => submission.id);
    await audit({ action: 'erased', user, collection, submissions, detail });
  }
  await durable.query({
    text: `WITH ids AS (SELECT unnest($1::uuid[]) AS id),
           contact AS (DELETE FROM ${snakeCase(contactForm.collection)} USING ids
             WHERE ${snakeCase(contactForm.collection)}.id = ids.id),
           quote AS (DELETE FROM ${snakeCase(quoteForm.collection)} USING ids
             WHERE ${snakeCase(quoteForm.collection)}.id = ids.id)
           DELETE FROM payload_jobs USING ids WHERE input->>'submission' = ids.id::text`,
    values: [records.map(({ submission }) => submission.id)],
  });
  return {
    number,
    at: new Date().toISOString(),
    by: user.email,
    email,
    erased: records.map((record) => ({
      form: record.form,
      reference: record.submission.reference,
      submittedAt: record.submission.submittedAt,
      notes: record.submission.notes?.length ?? 0,
      waitingMails: record.waitingMails.length,
    })),
  };
}
