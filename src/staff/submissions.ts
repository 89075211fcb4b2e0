import 'server-only';

import config from '@payload-config';
import { getPayload, type Payload, type TypedUser } from 'payload';

import { contactForm, quoteForm, type FormDefinition, type SubmissionValues } from '@/forms';
import type { Notice } from '@/mail/notices';
import type { ContactSubmission, QuoteSubmission } from '@/payload-types';

/** What a form was sent, ready to be shown: choices are still values, dates still ISO. */
export interface Submission {
  readonly id: string;
  readonly submittedAt: string;
  readonly values: SubmissionValues;
  readonly reference: string;
  /** Why it was set aside, or null. */
  readonly quarantinedFor: ContactSubmission['quarantinedFor'];
  readonly notices: Readonly<Record<Notice, NoticeState>>;
}

/** What became of a mail about the submission. */
export interface NoticeState {
  readonly state: NonNullable<NonNullable<ContactSubmission['ownerNotice']>['state']>;
  readonly at: string | null;
  readonly problem: string | null;
}

export type SubmissionCounts = Record<FormDefinition['name'], number>;

export const pageSize = 20;

/** Access control applies: a user who is not staff gets nothing. */
const asSeenBy = (user: TypedUser) => ({ overrideAccess: false, user }) as const;

/** How many submissions each form has, or null when they could not be counted. */
export function countSubmissions(user: TypedUser): Promise<SubmissionCounts | null> {
  return reading('count submissions', async (payload) => {
    const countOf = async ({ collection }: FormDefinition) =>
      (await payload.count({ collection, ...asSeenBy(user) })).totalDocs;
    const [contact, quote] = await Promise.all([countOf(contactForm), countOf(quoteForm)]);
    return { contact, quote };
  });
}

/** One page of a form's submissions, newest first, or null when they could not be read. */
export function listSubmissions(
  form: FormDefinition,
  user: TypedUser,
  page: number,
): Promise<Submission[] | null> {
  return reading(`list ${form.name} submissions`, async (payload) => {
    const { docs } = await payload.find({
      collection: form.collection,
      sort: ['-submittedAt', '-id'],
      limit: pageSize,
      page,
      pagination: false,
      depth: 0,
      ...asSeenBy(user),
    });
    return docs.map((doc) => toSubmission(form, doc));
  });
}

/** One submission, or null when there is none with this id. */
export function getSubmission(
  form: FormDefinition,
  user: TypedUser,
  id: string,
): Promise<Submission | null> {
  return reading(`read a ${form.name} submission`, async (payload) => {
    const doc = await payload.findByID({
      collection: form.collection,
      id,
      depth: 0,
      disableErrors: true,
      ...asSeenBy(user),
    });
    return doc && toSubmission(form, doc);
  });
}

async function reading<Result>(
  task: string,
  read: (payload: Payload) => Promise<Result>,
): Promise<Result | null> {
  try {
    return await read(await getPayload({ config }));
  } catch (error) {
    // The name alone: the message of a failed statement can carry a person's words.
    const reason = error instanceof Error ? error.name : 'unknown';
    console.error(`The inbox could not ${task}: ${reason}`);
    return null;
  }
}

function toSubmission(form: FormDefinition, doc: ContactSubmission | QuoteSubmission): Submission {
  const stored = new Map<string, unknown>(Object.entries(doc));
  const values = form.fields.map(({ name }) => [name, toText(stored.get(name))] as const);
  return {
    id: doc.id,
    submittedAt: doc.submittedAt,
    values: Object.fromEntries(values),
    reference: doc.reference,
    quarantinedFor: doc.quarantinedFor ?? null,
    notices: {
      ownerNotice: toNoticeState(doc.ownerNotice),
      confirmation: toNoticeState(doc.confirmation),
    },
  };
}

function toNoticeState(stored: ContactSubmission['ownerNotice']): NoticeState {
  return {
    state: stored?.state ?? 'waiting',
    at: stored?.at ?? null,
    problem: stored?.problem ?? null,
  };
}

const toText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
