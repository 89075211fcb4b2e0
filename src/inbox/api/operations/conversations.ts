import { z } from 'zod';

import { forms, type FormName } from '@/forms';
import { sourceFields } from '@/forms/source/fields';
import { getSharedDraft } from '@/submissions/records/drafts/shared-drafts';
import { formOf } from '@/submissions/records/form-of';
import { mayRead } from '@/submissions/records/made/readers';
import { parseTag } from '@/submissions/records/tags/tag-text';
import { listLastEntries } from '@/submissions/records/thread/thread';

import { parseView, sorts } from '../../list/inbox-view';
import { queues } from '../../list/queue/queues';
import { readPage } from '../../list/reads/page';
import type { Submission, SubmissionWithNotes } from '../../list/reads/submission';
import { shows } from '../../list/submission-query';
import { listColleagues } from '../../submission/colleagues';
import { readSubmission } from '../../submission/reads';
import { addNote, changeAsSeen, type Change } from '../../submission/work';
import { tagAsSeen } from '../../tags/tag-as-seen';
import { noBody, noParams, operation, type As } from '../operation';
import { notFound, Problem } from '../problem';
import {
  after,
  byId,
  cursorIn,
  cursorText,
  day,
  formName,
  id,
  instant,
  line,
  next,
  person,
  priority,
  someWords,
  status,
} from '../shapes';

const text = z.string().max(300).optional();

const listed = z.object({
  id,
  form: formName,
  reference: z.string(),
  submittedAt: instant,
  lastWordAt: instant.describe('When its sender or we last wrote.'),
  status,
  priority,
  isUnread: z.boolean(),
  assignee: person,
  tags: z.array(z.string()),
  snoozedUntil: instant.nullable(),
  repliedAt: instant.nullable(),
  isSetAside: z.boolean().describe('Taken for spam, until somebody says that it is none.'),
  isInTrash: z.boolean(),
  answers: z
    .record(z.string(), z.string().nullable())
    .describe('What was sent, by the names of the fields. Words of a stranger.'),
});

const draft = z.object({
  version: z.string(),
  text: z.string(),
  author: person,
  savedAt: instant,
});

const whole = listed.extend({
  source: z.record(z.string(), z.string()).describe('Where its sender came from.'),
  notes: z
    .array(z.object({ id: z.string(), text: z.string(), author: person, at: instant }))
    .describe('What staff wrote to each other.'),
  draft: draft.nullable().describe('A reply that somebody has begun for all to see.'),
});

const summaryOf = (submission: Submission): z.input<typeof listed> => ({
  id: submission.id,
  form: submission.form,
  reference: submission.reference,
  submittedAt: submission.submittedAt,
  lastWordAt: submission.lastWord,
  status: submission.status,
  priority: submission.priority,
  isUnread: submission.isUnread,
  assignee: submission.assignee,
  tags: [...submission.tags],
  snoozedUntil: submission.snoozedUntil,
  repliedAt: submission.repliedAt,
  isSetAside: submission.quarantinedFor !== null,
  isInTrash: submission.deletedAt !== null,
  answers: Object.fromEntries(
    forms[submission.form].fields
      .filter((field) => !('isInternal' in field && field.isInternal))
      .map(({ name }) => [name, submission.values[name] ?? null]),
  ),
});

async function wholeOf(submission: SubmissionWithNotes): Promise<z.input<typeof whole>> {
  const found = await getSharedDraft(submission.id);
  const source = new Map<string, unknown>(Object.entries(submission.source));
  return {
    ...summaryOf(submission),
    source: Object.fromEntries(
      sourceFields.flatMap(({ name }) => {
        const value = source.get(name);
        return typeof value === 'string' ? [[name, value] as const] : [];
      }),
    ),
    notes: [...submission.notes],
    draft: found && {
      version: found.version,
      text: found.text,
      author: found.author,
      savedAt: found.savedAt,
    },
  };
}

/** The form of a conversation that the account may read. */
export async function conversationOf(
  { payload, user }: As,
  wanted: string,
): Promise<{ readonly form: FormName; readonly submission: SubmissionWithNotes }> {
  const form = await formOf(wanted);
  if (!form || !(form in forms)) throw notFound();
  const submission = await readSubmission(payload, forms[form], user, wanted);
  if (!submission) throw notFound();
  return { form, submission };
}

export async function readConversation(as: As, wanted: string): Promise<z.input<typeof whole>> {
  return wholeOf((await conversationOf(as, wanted)).submission);
}

const cursor = z.object({ value: z.string().max(400), id });

export const listConversations = operation(
  {
    id: 'list_conversations',
    method: 'GET',
    path: '/conversations',
    scope: 'conversations:read',
    status: 200,
    problems: [],
    summary: 'List conversations, 20 at a time',
    description:
      'Of one form, or of all: then “view” says which. Filters are those of the inbox, and so is the search.',
  },
  {
    params: noParams,
    query: z.strictObject({
      form: formName.optional(),
      view: z.enum(queues.map(({ value }) => value)).optional(),
      q: text.describe('A search, with the operators of the inbox.'),
      status: status.optional(),
      show: z.enum(shows.map(({ value }) => value)).optional(),
      assignee: z.union([id, z.literal('nobody')]).optional(),
      tag: text,
      priority: priority.optional(),
      from: day.optional(),
      to: day.optional().describe('The last day, which is included.'),
      sort: z.enum(sorts.map(({ value }) => value)).optional(),
      after,
    }),
    body: noBody,
    answer: z.object({ conversations: z.array(listed), next }),
  },
  async ({ payload, user }, { query: { form, view, after: place, ...filters } }) => {
    if (form !== undefined && view !== undefined)
      throw new Problem(400, 'Name a form or a view: a view goes across all forms.');
    const where = form === undefined ? { view: view ?? 'all' } : { tab: form };
    const query = parseView({ ...filters, ...where });
    const from = cursorIn(place, cursor);
    // The inbox reads a cursor from its address, and takes none that does not fit the order.
    const { page } = parseView({
      ...{ ...filters, ...where },
      ...(from && { after: `${from.id}_${from.value}` }),
    });
    if (from && page === null) throw new Problem(400, 'This “after” is of another order.');
    const found = await readPage(payload, query, user, page);
    return {
      conversations: found.submissions.map(summaryOf),
      next: cursorText(found.after),
    };
  },
);

export const getConversation = operation(
  {
    id: 'read_conversation',
    method: 'GET',
    path: '/conversations/{id}',
    scope: 'conversations:read',
    status: 200,
    problems: [404],
    summary: 'Read a conversation, with its notes',
  },
  { params: byId, query: noParams, body: noBody, answer: whole },
  (as, { params }) => readConversation(as, params.id),
);

const mail = z.object({
  id,
  position: z.number().int(),
  kind: z.string(),
  state: z.string(),
  address: z.string().describe('Whom it went to, or who wrote it.'),
  sender: z.string().nullable(),
  subject: z.string().nullable(),
  cc: z.string().nullable(),
  text: z.string().describe('Of what came in, words of a stranger.'),
  quoted: z.string().nullable(),
  isCut: z.boolean(),
  author: person,
  writtenAt: instant,
  sentAt: instant.nullable(),
  files: z.array(z.object({ id, name: z.string(), size: z.number(), kind: z.string() })),
});

const threadPage = 20;
const mailCursor = z.object({ before: z.number().int(), read: z.number().int().min(0).max(5000) });

export const readThread = operation(
  {
    id: 'read_thread',
    method: 'GET',
    path: '/conversations/{id}/thread',
    scope: 'conversations:read',
    status: 200,
    problems: [404],
    summary: 'Read the mails of a conversation, the last ones first',
    description: 'Mails to hidden copies are listed without these.',
  },
  {
    params: byId,
    query: z.strictObject({ after }),
    body: noBody,
    answer: z.object({ mails: z.array(mail), next }),
  },
  async (as, { params, query }) => {
    await conversationOf(as, params.id);
    const place = cursorIn(query.after, mailCursor);
    const read = (place?.read ?? 0) + threadPage;
    const found = (await listLastEntries([params.id], read)).get(params.id);
    const entries = (found?.entries ?? []).filter(
      ({ position }) => place === null || position < place.before,
    );
    const mails = entries.slice(-threadPage).toReversed();
    const last = mails.at(-1);
    const hasMore = (found?.earlier ?? 0) > 0 && last !== undefined;
    return {
      mails: mails.map((entry) => ({
        id: entry.id,
        position: entry.position,
        kind: entry.kind,
        state: entry.state,
        address: entry.address,
        sender: entry.sender,
        subject: entry.subject,
        cc: entry.cc,
        text: entry.text,
        quoted: entry.quoted,
        isCut: entry.isCut,
        author: entry.author,
        writtenAt: entry.writtenAt,
        sentAt: entry.settledAt,
        files: entry.files.map(({ id: file, name, size, kind }) => ({
          id: file,
          name,
          size,
          kind,
        })),
      })),
      next: cursorText(hasMore ? { before: last.position, read } : null),
    };
  },
);

/** One of them; what it was is asked for by its name with “was” before it. */
const change = z.union([
  z.strictObject({ status, was: status.optional() }),
  z.strictObject({ priority, was: priority.optional() }),
  z.strictObject({ assignee: id.nullable(), was: id.nullable().optional() }),
]);

export const changeConversation = operation(
  {
    id: 'change_conversation',
    method: 'PATCH',
    path: '/conversations/{id}',
    scope: 'conversations:write',
    status: 200,
    problems: [404, 409],
    summary: 'Change the status, the priority or who has it',
    description:
      'One of them at a time. Say as “was” what it is as you know it: where it is another one by now nothing is changed. Whoever it is assigned to is told as if you had done it in the inbox. What is marked as spam stays so: a person says that it is none, since mails to its sender may then go out.',
  },
  { params: byId, query: noParams, body: change, answer: whole },
  async (as, { params, body }) => {
    const { form, submission } = await conversationOf(as, params.id);
    if (submission.deletedAt !== null)
      throw new Problem(422, 'It is in the trash. Restore it in the inbox first.');
    const wanted = await wantedChange(as, form, submission, body);
    const expects = expected(submission, body);
    const target = { id: params.id, expects };
    const { changed, clashes } = await changeAsSeen(forms[form], as.user, [target], wanted);
    if (clashes.length > 0)
      throw new Problem(409, 'It is another one by now, so nothing was changed.', {
        current: await readConversation(as, params.id),
      });
    if (changed.length === 0) throw notFound();
    return readConversation(as, params.id);
  },
);

type WantedChange = z.output<typeof change>;

async function wantedChange(
  { user }: As,
  form: FormName,
  submission: SubmissionWithNotes,
  body: WantedChange,
): Promise<Change> {
  if ('priority' in body) return { priority: body.priority };
  if ('status' in body) {
    const isSuspect = submission.status === 'spam' || submission.quarantinedFor !== null;
    if (isSuspect && body.status !== 'spam')
      throw new Problem(422, 'It is taken for spam. Say in the inbox that it is none first.');
    return { status: body.status };
  }
  const { assignee } = body;
  if (assignee === null) return { assignee };
  const colleague = (await listColleagues(user)).find((each) => each.id === assignee);
  if (colleague?.mayWork !== true || !(await mayRead(assignee, forms[form], submission.id)))
    throw new Problem(422, 'Name as “assignee” somebody who works on submissions and may read it.');
  return { assignee };
}

/** A status is changed from what was read alone: it may be spam by now. */
function expected({ status: current }: SubmissionWithNotes, body: WantedChange): string | null {
  if ('assignee' in body) return body.was === undefined ? null : (body.was ?? '');
  if ('status' in body) return body.was ?? current;
  return body.was ?? null;
}

export const addNoteTo = operation(
  {
    id: 'add_note',
    method: 'POST',
    path: '/conversations/{id}/notes',
    scope: 'conversations:write',
    status: 201,
    problems: [404],
    summary: 'Write an internal note',
    description:
      'Only staff read it. Whom it names with @ is told. Sent twice under one “key”, it is stored once.',
  },
  {
    params: byId,
    query: noParams,
    body: z.strictObject({ text: someWords(5000), key: id.optional() }),
    answer: whole,
  },
  async (as, { params, body }) => {
    const { form } = await conversationOf(as, params.id);
    await addNote(forms[form], as.user, params.id, body.text, body.key);
    return readConversation(as, params.id);
  },
);

const tagName = line(200);

export const changeTags = operation(
  {
    id: 'change_tags',
    method: 'POST',
    path: '/conversations/{id}/tags',
    scope: 'conversations:write',
    status: 200,
    problems: [404],
    summary: 'Add a tag, or take one away',
  },
  {
    params: byId,
    query: noParams,
    body: z.union([z.strictObject({ add: tagName }), z.strictObject({ remove: tagName })]),
    answer: whole,
  },
  async (as, { params, body }) => {
    const { form } = await conversationOf(as, params.id);
    const name = parseTag('add' in body ? body.add : body.remove);
    if (name === null)
      throw new Problem(422, 'A tag has letters or digits, and at most 40 of them.');
    const step = 'add' in body ? { add: name } : { remove: name };
    await tagAsSeen(forms[form], as.user, [params.id], step);
    return readConversation(as, params.id);
  },
);

export const listPeople = operation(
  {
    id: 'list_colleagues',
    method: 'GET',
    path: '/colleagues',
    scope: 'conversations:read',
    status: 200,
    problems: [],
    summary: 'List who works in the inbox, to assign conversations to',
  },
  {
    params: noParams,
    query: noParams,
    body: noBody,
    answer: z.object({
      colleagues: z.array(z.object({ id, name: z.string(), mayWork: z.boolean() })),
    }),
  },
  async ({ user }) => ({ colleagues: [...(await listColleagues(user))] }),
);
