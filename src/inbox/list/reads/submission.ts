import { z } from 'zod';

import type { FormDefinition, FormName, Priority, Status, SubmissionValues } from '@/forms';
import { kindOf } from '@/forms/kinds';
import { sourceFields, type Source } from '@/forms/source/fields';
import { shownAddress } from '@/platform/address-spellings';
import type { Config } from '@/payload-types';
import type { SubscriptionTimes } from '@/submissions/records/made/subscription';
import type { Notice } from '@/submissions/notices/notice-mail';
import type { WatchedEvent } from '@/submissions/records/watches/watches-table';

type SubmissionDoc = Config['collections'][FormDefinition['collection']];

/** What a form was sent, ready to be shown: choices are still values, dates still ISO. */
export interface Submission {
  readonly id: string;
  readonly form: FormName;
  readonly submittedAt: string;
  readonly values: SubmissionValues;
  readonly reference: string;
  readonly source: Source;
  /** Why it was set aside, or null. */
  readonly quarantinedFor: NonNullable<SubmissionDoc['quarantinedFor']> | null;
  /** What that rests on: words, links or an entry of the block list; null where it says all. */
  readonly quarantineDetail: string | null;
  readonly notices: Readonly<Record<Notice, NoticeState>>;
  readonly status: Status;
  readonly isUnread: boolean;
  /** The id of a user. */
  readonly assignee: string | null;
  readonly priority: Priority;
  /** Working hours within which it is to be answered; null where those of its form count. */
  readonly replyHours: number | null;
  readonly tags: readonly string[];
  /** What came since who looks had it open, where they watch it. */
  readonly news: WatchedEvent | null;
  readonly repliedAt: string | null;
  /** When its sender last wrote by mail; null where they have not. */
  readonly askedAt: string | null;
  /** Null while something of theirs waits for an answer. */
  readonly answeredAt: string | null;
  /** When its sender or we last wrote. */
  readonly lastWord: string;
  /** Until when it is in no list of open work; this may be past. */
  readonly snoozedUntil: string | null;
  /** Since when it is in the trash. */
  readonly deletedAt: string | null;
  /** Where a form that editors made asks to confirm the address, or mails a file; null elsewhere. */
  readonly made: MadeFacts | null;
  /** A mail of ours about it did not arrive. */
  readonly isUndelivered: boolean;
}

/** What became of a mail about the submission; `none` where there is to be none. */
export interface NoticeState {
  readonly state: NonNullable<NonNullable<SubmissionDoc['ownerNotice']>['state']> | 'none';
  readonly at: string | null;
  readonly problem: string | null;
}

/** What became of a submission by a form that editors made. */
export interface MadeFacts extends SubscriptionTimes {
  readonly downloads: number;
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

/** What stands in other tables. */
export interface Beside {
  /** The ids of those that have a mail which did not arrive. */
  readonly undelivered: ReadonlySet<string>;
  /** By ids. */
  readonly tags: ReadonlyMap<string, readonly string[]>;
  /** What is new to who looks, by ids. */
  readonly news: ReadonlyMap<string, WatchedEvent>;
}

const nothing: Beside = { undelivered: new Set(), tags: new Map(), news: new Map() };

export function toSubmission(
  form: FormDefinition,
  doc: Omit<SubmissionDoc, 'notes' | 'notesText'>,
  { undelivered, tags, news }: Beside = nothing,
): Submission {
  const stored = new Map<string, unknown>(Object.entries(doc));
  const values = form.fields.map((field) => {
    const answer = kindOf(field).fromColumn(stored.get(field.name));
    return [field.name, field.kind === 'email' && answer ? shownAddress(answer) : answer] as const;
  });
  return {
    id: doc.id,
    form: form.name,
    submittedAt: doc.submittedAt,
    values: Object.fromEntries(values),
    reference: doc.reference,
    source: toSource(doc.source),
    quarantinedFor: doc.quarantinedFor ?? null,
    quarantineDetail: doc.quarantineDetail ?? null,
    notices: {
      ownerNotice: toNoticeState(doc.ownerNotice),
      confirmation: toNoticeState(doc.confirmation),
    },
    status: doc.status,
    isUnread: !doc.readAt,
    assignee: toId(doc.assignee),
    priority: doc.priority,
    replyHours: doc.replyHours ?? null,
    tags: tags.get(doc.id) ?? [],
    news: news.get(doc.id) ?? null,
    repliedAt: doc.repliedAt ?? null,
    askedAt: doc.askedAt ?? null,
    answeredAt: doc.answeredAt ?? null,
    lastWord: latest(doc.submittedAt, doc.askedAt, doc.answeredAt),
    snoozedUntil: doc.snoozedUntil ?? null,
    deletedAt: doc.deletedAt ?? null,
    made: form.isMade ? toMadeFacts(doc) : null,
    isUndelivered: undelivered.has(doc.id),
  };
}

/** Of times in ISO 8601. */
const latest = (first: string, ...others: readonly (string | null | undefined)[]): string =>
  others.reduce<string>((last, each) => (each && each > last ? each : last), first);

const date = z.string().nullish();
const madeFacts = z.object({
  subscription: z.object({ askedAt: date, confirmedAt: date, unsubscribedAt: date }).nullish(),
  downloads: z.object({ count: z.number().nullish() }).nullish(),
});

function toMadeFacts(doc: object): MadeFacts {
  const { subscription, downloads } = madeFacts.parse(doc);
  return {
    askedAt: subscription?.askedAt ?? null,
    confirmedAt: subscription?.confirmedAt ?? null,
    unsubscribedAt: subscription?.unsubscribedAt ?? null,
    downloads: downloads?.count ?? 0,
  };
}

const toSource = (stored: SubmissionDoc['source']): Source =>
  Object.fromEntries(
    sourceFields.flatMap(({ name }) => {
      const value = stored?.[name];
      return value ? [[name, value] as const] : [];
    }),
  );

function toNoticeState(stored: SubmissionDoc['ownerNotice']): NoticeState {
  return {
    state: stored?.state ?? 'none',
    at: stored?.at ?? null,
    problem: stored?.problem ?? null,
  };
}

/** The same with what staff wrote to each other. */
export const toSubmissionWithNotes = (
  form: FormDefinition,
  doc: Omit<SubmissionDoc, 'notesText'>,
  beside?: Beside,
): SubmissionWithNotes => ({
  ...toSubmission(form, doc, beside),
  notes: (doc.notes ?? []).map((note) => ({
    id: note.id ?? '',
    text: note.text,
    author: toId(note.author),
    at: note.at,
  })),
});

/** With a depth of 0 a relation is an id; the type knows of no depth. */
const toId = (related: SubmissionDoc['assignee']): string | null =>
  typeof related === 'string' ? related : (related?.id ?? null);
