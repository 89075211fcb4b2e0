import 'server-only';

import config from '@payload-config';
import { getPayload, type Payload, type TypedUser } from 'payload';

import {
  contactForm,
  quoteForm,
  type FormDefinition,
  type Status,
  type SubmissionValues,
} from '@/forms';
import type { Notice } from '@/submissions/notices/notice-mail';
import type { ContactSubmission, QuoteSubmission } from '@/payload-types';

import { idsFromSender } from '../submission/sender';
import {
  includesTrash,
  reversed,
  sortOf,
  whereAfter,
  whereOf,
  type Cursor,
  type SubmissionQuery,
} from './submission-query';

/** What a form was sent, ready to be shown: choices are still values, dates still ISO. */
export interface Submission {
  readonly id: string;
  readonly submittedAt: string;
  readonly values: SubmissionValues;
  readonly reference: string;
  /** Why it was set aside, or null. */
  readonly quarantinedFor: ContactSubmission['quarantinedFor'];
  readonly notices: Readonly<Record<Notice, NoticeState>>;
  readonly status: Status;
  readonly isUnread: boolean;
  /** The id of a user. */
  readonly assignee: string | null;
  readonly repliedAt: string | null;
  /** Since when it is in the trash. */
  readonly deletedAt: string | null;
}

/** What became of a mail about the submission. */
export interface NoticeState {
  readonly state: NonNullable<NonNullable<ContactSubmission['ownerNotice']>['state']>;
  readonly at: string | null;
  readonly problem: string | null;
}

/** What staff wrote to each other about a submission. */
export interface Note {
  readonly id: string;
  readonly text: string;
  readonly author: string | null;
  readonly at: string;
}

export interface SubmissionWithNotes extends Submission {
  readonly notes: readonly Note[];
}

/** As much of another submission as a link to it says. */
export interface SentBefore {
  readonly form: FormDefinition['name'];
  readonly id: string;
  readonly reference: string;
  readonly submittedAt: string;
  readonly status: Status;
}

export type SubmissionCounts = Record<FormDefinition['name'], number>;

export interface SubmissionPage {
  readonly submissions: readonly Submission[];
  /** Where the page before and the one after begin; null when there is none. */
  readonly before: Cursor | null;
  readonly after: Cursor | null;
}

export type PagePlace = { readonly after: Cursor } | { readonly before: Cursor } | null;

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

/** How many nobody has opened yet, in both forms, or null when they could not be counted. */
export function countUnread(user: TypedUser): Promise<number | null> {
  return reading('count unread submissions', async (payload) => {
    const where = { readAt: { exists: false } };
    const counts = await Promise.all(
      [contactForm, quoteForm].map(({ collection }) =>
        payload.count({ collection, where, ...asSeenBy(user) }),
      ),
    );
    return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0);
  });
}

/** Further a search is not counted: of a word that is in most it would take longer than the page. */
export const mostCounted = 100;

/**
 * How many a query finds, or null when they could not be counted. A search that finds more than
 * `mostCounted` says one more than that.
 * @param firstPage what `listSubmissions` gave without a place. Where that is all, nothing is read:
 * a word that no index knows, of two letters say, would be looked for twice.
 */
export async function countFound(
  query: SubmissionQuery,
  user: TypedUser,
  firstPage: SubmissionPage | null = null,
): Promise<number | null> {
  if (firstPage && !firstPage.after) return firstPage.submissions.length;
  return reading('count what was found', async (payload) => {
    const { collection } = query.form;
    const asked = { where: whereOf(query), trash: includesTrash(query), ...asSeenBy(user) };
    if (!query.search) return (await payload.count({ collection, ...asked })).totalDocs;
    const { docs } = await payload.find({
      collection,
      // An order that an index has: the search ends as soon as there are enough.
      sort: '-submittedAt',
      limit: mostCounted + 1,
      pagination: false,
      depth: 0,
      select: {},
      ...asked,
    });
    return docs.length;
  });
}

/** One page of what a query finds, or null when it could not be read. */
export function listSubmissions(
  query: SubmissionQuery,
  user: TypedUser,
  place: PagePlace,
): Promise<SubmissionPage | null> {
  return reading(`list ${query.form.name} submissions`, async (payload) => {
    const backwards = place !== null && 'before' in place;
    const cursor = place && ('before' in place ? place.before : place.after);
    // One more than is shown tells whether there is a further page.
    const found = await readRows(payload, user, {
      query: backwards ? reversed(query) : query,
      cursor,
      limit: pageSize + 1,
    });
    const hasMore = found.length > pageSize;
    const submissions = found.slice(0, pageSize);
    if (backwards) submissions.reverse();
    const [first, last] = [submissions[0], submissions.at(-1)];
    return {
      submissions,
      before: first && (backwards ? hasMore : cursor) ? cursorAt(query, first) : null,
      after: last && (backwards || hasMore) ? cursorAt(query, last) : null,
    };
  });
}

/**
 * All that a query finds, in its order, some at a time: however many there are, few are in memory.
 * @throws when one could not be read
 */
export async function* eachSubmission(
  query: SubmissionQuery,
  user: TypedUser,
  limit = 500,
): AsyncGenerator<readonly Submission[]> {
  const payload = await getPayload({ config });
  for (let cursor: Cursor | null = null; ;) {
    const found: Submission[] = await readRows(payload, user, {
      query,
      cursor,
      limit,
      isExport: true,
    });
    const last = found.at(-1);
    if (!last) return;
    yield found;
    cursor = cursorAt(query, last);
  }
}

/** One submission, in the trash or not, or null when there is none with this id. */
export function getSubmission(
  form: FormDefinition,
  user: TypedUser,
  id: string,
): Promise<SubmissionWithNotes | null> {
  return reading(`read a ${form.name} submission`, async (payload) => {
    const doc = await payload.findByID({
      collection: form.collection,
      id,
      depth: 0,
      disableErrors: true,
      trash: true,
      ...asSeenBy(user),
    });
    return doc && { ...toSubmission(form, doc), notes: (doc.notes ?? []).map(toNote) };
  });
}

/** What else came from an address, newest first: those of both forms, and not this one. */
export function listFromSameSender(
  user: TypedUser,
  { id, email }: { id: string; email: string },
): Promise<readonly SentBefore[] | null> {
  return reading('list what the same sender sent', async (payload) => {
    const sent = await Promise.all(
      [contactForm, quoteForm].map(async (form) => {
        const ids = (await idsFromSender(form, email)).filter((each) => each !== id);
        if (ids.length === 0) return [];
        const { docs } = await payload.find({
          collection: form.collection,
          where: { id: { in: ids } },
          sort: '-submittedAt',
          limit: 10,
          pagination: false,
          depth: 0,
          // The address is not shown, but with it the audit log takes this for a look.
          select: { submittedAt: true, reference: true, status: true, email: true },
          ...asSeenBy(user),
        });
        return docs.map((doc) => ({ ...doc, form: form.name }));
      }),
    );
    return sent.flat().sort((a, b) => b.submittedAt.localeCompare(a.submittedAt));
  });
}

interface Rows {
  query: SubmissionQuery;
  cursor: Cursor | null;
  limit: number;
  /** The audit log calls it by its name. */
  isExport?: boolean;
}

async function readRows(payload: Payload, user: TypedUser, rows: Rows) {
  const { query, cursor, limit, isExport = false } = rows;
  const { form } = query;
  const { docs } = await payload.find({
    collection: form.collection,
    where: cursor ? { and: [whereOf(query), whereAfter(query, cursor)] } : whereOf(query),
    trash: includesTrash(query),
    sort: sortOf(query),
    limit,
    pagination: false,
    depth: 0,
    select: { notes: false, notesText: false },
    context: isExport ? { auditAction: 'exported' } : {},
    ...asSeenBy(user),
  });
  return docs.map((doc) => toSubmission(form, doc));
}

function cursorAt({ sort: { column } }: SubmissionQuery, { id, ...row }: Submission): Cursor {
  return { id, value: column === 'submittedAt' ? row.submittedAt : (row.values[column] ?? '') };
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

type Stored =
  | Omit<ContactSubmission, 'message' | 'notes' | 'notesText'>
  | Omit<QuoteSubmission, 'notes' | 'notesText'>;

function toSubmission(form: FormDefinition, doc: Stored): Submission {
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
    status: doc.status,
    isUnread: !doc.readAt,
    assignee: toId(doc.assignee),
    repliedAt: doc.repliedAt ?? null,
    deletedAt: doc.deletedAt ?? null,
  };
}

function toNoticeState(stored: ContactSubmission['ownerNotice']): NoticeState {
  return {
    state: stored?.state ?? 'waiting',
    at: stored?.at ?? null,
    problem: stored?.problem ?? null,
  };
}

function toNote(stored: NonNullable<ContactSubmission['notes']>[number]): Note {
  return { id: stored.id ?? '', text: stored.text, author: toId(stored.author), at: stored.at };
}

/** With a depth of 0 a relation is an id; the type knows of no depth. */
const toId = (related: ContactSubmission['assignee']): string | null =>
  typeof related === 'string' ? related : (related?.id ?? null);

const toText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
