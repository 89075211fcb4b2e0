import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { readFields, statuses, type FormDefinition } from '@/forms';
import { kindOf } from '@/forms/kinds';
import { sourceFields } from '@/forms/source/fields';
import { readRecord } from '@/forms/made/record';
import { byteOrderMark, csvRow } from '@/platform/csv';
import { listAskedQuestions } from '@/submissions/records/made/asked';
import { readerOf } from '@/submissions/records/made/readers';

import { cursorAt, readForExport } from './list/reads/rows';
import type { Submission, SubmissionWithNotes } from './list/reads/submission';
import type { Cursor, SubmissionQuery } from './list/submission-query';
import { nameAmong, priorityLabel } from './list/words';
import { listColleagues, type Colleague } from './submission/colleagues';

export type ExportFormat = 'csv' | 'json';

interface Column {
  /** In JSON. */
  readonly name: string;
  /** In the first row of a CSV. */
  readonly label: string;
  readonly value: (submission: SubmissionWithNotes) => string | null;
}

/** Of a form that editors made each question is a column, in each of its wordings. */
async function answerColumns({ form, made }: SubmissionQuery, user: TypedUser): Promise<Column[]> {
  if (!form.isMade) return [];
  const questions = await listAskedQuestions(made, await readerOf(user.id));
  const wordsOf = answersByQuestion();
  return questions.map(({ form: of, title, key, label }) => ({
    name: `${of} ${key} ${label}`,
    label: made === null ? `${title}: ${label}` : label,
    value: (submission) => wordsOf(submission).get(`${of} ${key} ${label}`) || null,
  }));
}

/** A line asks for one column after the other: its record is read once. */
function answersByQuestion(): (submission: Submission) => ReadonlyMap<string, string> {
  let last: { readonly of: Submission; readonly words: ReadonlyMap<string, string> } | undefined;
  return (submission) => {
    if (last?.of === submission) return last.words;
    const record = readRecord(submission.values['record']);
    const asked = record?.asked ?? [];
    const words = new Map(
      asked.map((each) => [`${record?.form ?? ''} ${each.key} ${each.label}`, each.words]),
    );
    last = { of: submission, words };
    return words;
  };
}

const consentOf = (values: Submission['values']): string =>
  (readRecord(values['record'])?.asked ?? [])
    .flatMap(({ kind, answer, label }) => (kind === 'consent' && answer !== '' ? [label] : []))
    .join('\n');

/** Which form it is, whatever it is called now, the proof of a consent, and what was downloaded. */
const madeColumns: readonly Column[] = [
  { name: 'formId', label: 'Form id', value: ({ values }) => values['formId'] ?? null },
  {
    name: 'consent',
    label: 'Consent',
    value: ({ values }) => consentOf(values) || null,
  },
  { name: 'askedAt', label: 'Asked to confirm (UTC)', value: ({ made }) => made?.askedAt ?? null },
  { name: 'confirmedAt', label: 'Confirmed (UTC)', value: ({ made }) => made?.confirmedAt ?? null },
  {
    name: 'unsubscribedAt',
    label: 'Unsubscribed (UTC)',
    value: ({ made }) => made?.unsubscribedAt ?? null,
  },
  {
    name: 'downloads',
    label: 'Downloads',
    value: ({ made }) => (made && made.downloads > 0 ? String(made.downloads) : null),
  },
];

function columnsOf(form: FormDefinition, colleagues: readonly Colleague[]): Column[] {
  const nameOf = (id: string | null): string | null => id && nameAmong(colleagues, id);
  return [
    { name: 'submittedAt', label: 'Date (UTC)', value: ({ submittedAt }) => submittedAt },
    { name: 'reference', label: 'Reference', value: ({ reference }) => reference },
    ...readFields(form).map((field) => ({
      name: field.name,
      label: field.label,
      value: ({ values }: Submission) => {
        const value = values[field.name] ?? null;
        return value === null ? null : kindOf(field).exported(value);
      },
    })),
    {
      name: 'status',
      label: 'Status',
      value: ({ status }) => statuses.find(({ value }) => value === status)?.label ?? status,
    },
    { name: 'priority', label: 'Priority', value: ({ priority }) => priorityLabel(priority) },
    { name: 'tags', label: 'Tags', value: ({ tags }) => tags.join(', ') || null },
    { name: 'assignee', label: 'Assigned to', value: ({ assignee }) => nameOf(assignee) },
    { name: 'repliedAt', label: 'First replied (UTC)', value: ({ repliedAt }) => repliedAt },
    { name: 'quarantinedFor', label: 'Quarantined', value: (row) => row.quarantinedFor },
    ...(form.isMade ? madeColumns : []),
    ...sourceFields.map(({ name, label }) => ({
      name,
      label,
      value: ({ source }: Submission) => source[name] ?? null,
    })),
    {
      name: 'notes',
      label: 'Internal notes',
      value: ({ notes }) =>
        notes.map(({ at, author, text }) => `${at} ${nameOf(author) ?? ''}: ${text}`).join('\n') ||
        null,
    },
    // So that what is imported again is known.
    { name: 'id', label: 'Id', value: ({ id }) => id },
  ];
}

/** Larger ones are no quicker (measured with 100,000). */
const batchSize = 200;

/**
 * All that a query finds, in its order, some at a time: however many there are, few are in memory.
 * @throws when one could not be read
 */
export async function* eachSubmission(
  query: SubmissionQuery,
  user: TypedUser,
  limit = batchSize,
): AsyncGenerator<readonly SubmissionWithNotes[]> {
  const payload = await getPayload({ config });
  for (let cursor: Cursor | null = null; ;) {
    const found: SubmissionWithNotes[] = await readForExport(payload, user, {
      query,
      cursor,
      limit,
    });
    const last = found.at(-1);
    if (!last) return;
    yield found;
    cursor = cursorAt(query, last);
  }
}

async function* csv(query: SubmissionQuery, user: TypedUser): AsyncGenerator<string> {
  const columns = [
    ...columnsOf(query.form, await listColleagues(user)),
    ...(await answerColumns(query, user)),
  ];
  yield byteOrderMark + csvRow(columns.map(({ label }) => label));
  for await (const batch of eachSubmission(query, user)) {
    yield batch.map((row) => csvRow(columns.map(({ value }) => value(row)))).join('');
  }
}

async function* json(query: SubmissionQuery, user: TypedUser): AsyncGenerator<string> {
  const columns = columnsOf(query.form, await listColleagues(user));
  let between = '[\n';
  for await (const batch of eachSubmission(query, user)) {
    const rows = batch.map((row) =>
      JSON.stringify({
        ...Object.fromEntries(columns.map(({ name, value }) => [name, value(row)])),
        ...(query.form.isMade && { record: readRecord(row.values['record']) }),
      }),
    );
    yield between + rows.join(',\n');
    between = ',\n';
  }
  yield between === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * All that a query finds, read from the database as it is taken. Access control applies, and the audit
 * log names each row.
 */
export const exportSubmissions = (
  query: SubmissionQuery,
  user: TypedUser,
  format: ExportFormat,
): ReadableStream<Uint8Array> => streamOf((format === 'csv' ? csv : json)(query, user));

/** A file that is made no faster than it is taken, so that its length does not matter. */
export function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const part = await parts.next();
        if (part.done) controller.close();
        else controller.enqueue(encoder.encode(part.value));
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
