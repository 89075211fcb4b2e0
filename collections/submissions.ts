import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionConfig,
  Field,
  RequestContext,
} from 'payload';
import { fieldAffectsData } from 'payload/shared';

import { closedField, having, hiddenWithout, nobody } from './access';
import { formList, priorities, readFields, statuses } from '@/forms';
import type { FormDefinition } from '@/forms';
import { kindOf } from '@/forms/kinds';
import { sourceFields } from '@/forms/source/fields';
import type { Right } from '@/accounts/rights';
import { readableWhere, readerOf, type Reader } from '@/submissions/records/made/readers';

import { plainJson } from './fields/plain-json';
import { withAudit } from './hooks/audit';

/** Where a notice of a submission stands. `held` ones wait until staff release the submission. */
const noticeStates = ['waiting', 'held', 'sent', 'logged', 'delayed', 'failed'] as const;

function noticeField(name: 'ownerNotice' | 'confirmation', label: string): Field {
  return {
    name,
    label,
    type: 'group',
    fields: [
      { name: 'state', type: 'select', options: [...noticeStates], defaultValue: 'waiting' },
      { name: 'at', type: 'date', label: 'Since' },
      { name: 'problem', type: 'text' },
    ],
  };
}

/** Where its sender came from, as far as their browser told it. */
const source: Field = {
  name: 'source',
  type: 'group',
  label: 'Where it came from',
  fields: sourceFields.map(({ name, label }) => ({
    name,
    label,
    type: 'text',
    index: name === 'landingPage' || name === 'referrer' || name === 'utmSource',
  })),
};

/** Of the file that its form mails; the door of a link counts them. */
const downloads: Field = {
  name: 'downloads',
  type: 'group',
  label: 'Downloads of the file',
  fields: [
    { name: 'count', type: 'number', label: 'How often' },
    { name: 'lastAt', type: 'date', label: 'Last' },
  ],
};

/** Where its form asks to confirm the address: with the consent in its record, the proof of it. */
const subscription: Field = {
  name: 'subscription',
  type: 'group',
  fields: [
    { name: 'askedAt', type: 'date', label: 'Asked for' },
    { name: 'confirmedAt', type: 'date', label: 'Confirmed' },
    { name: 'unsubscribedAt', type: 'date', label: 'Unsubscribed' },
  ],
};

/** What the door can have against a submission that it stored all the same. */
const suspicions = [
  { value: 'filled-too-fast', label: 'Filled in faster than a person could' },
  { value: 'many-from-address', label: 'One of many from the same address' },
  { value: 'blocked', label: 'On the block list' },
  { value: 'links', label: 'Full of links' },
  { value: 'learned', label: 'Like what was marked as spam' },
  { value: 'test', label: 'A test that an editor sent' },
] as const;

/** What staff add to a submission. `src/inbox` alone writes it. */
const work: Field[] = [
  {
    name: 'status',
    type: 'select',
    options: [...statuses],
    defaultValue: 'new',
    required: true,
    index: true,
  },
  { name: 'assignee', type: 'relationship', relationTo: 'users', maxDepth: 0, index: true },
  {
    name: 'priority',
    type: 'select',
    options: [...priorities],
    defaultValue: 'normal',
    required: true,
  },
  // Working hours from when its sender last wrote. Empty: as the inbox settings say of its form.
  { name: 'replyHours', type: 'number' },
  { name: 'readAt', type: 'date', label: 'Read', index: true },
  { name: 'repliedAt', type: 'date', label: 'First replied' },
  // Of the thread, and written with it: when its sender last wrote by mail, since when nothing of theirs
  // waits for an answer (empty while something does), and when anybody last did something about it.
  { name: 'askedAt', type: 'date', label: 'Last wrote by mail' },
  { name: 'answeredAt', type: 'date', label: 'Answered since' },
  { name: 'activeAt', type: 'date', label: 'Last activity' },
  // Until then it is in no list of open work. It is back by itself: whoever reads compares the times.
  { name: 'snoozedUntil', type: 'date', index: true },
  {
    name: 'notes',
    type: 'array',
    label: 'Internal notes',
    fields: [
      { name: 'text', type: 'textarea', required: true },
      { name: 'author', type: 'relationship', relationTo: 'users', maxDepth: 0 },
      { name: 'at', type: 'date', required: true },
    ],
  },
  // The notes once more, as one text: a search finds their words without a second table.
  {
    name: 'notesText',
    type: 'textarea',
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
];

const allClosed = (fields: Field[]): Field[] =>
  fields.map((field) =>
    fieldAffectsData(field) && field.type !== 'join'
      ? { ...field, access: { update: closedField } }
      : field,
  );

/** Who takes it out of the trash wants it kept: retention counts from then on. */
const noteRestored: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const before: unknown = originalDoc;
  const wasTrashed = typeof before === 'object' && before !== null && 'deletedAt' in before;
  return wasTrashed && before.deletedAt && data['deletedAt'] === null
    ? { ...data, activeAt: new Date().toISOString() }
    : data;
};

/** Payload asks for each condition of a filter, and a filter may have a hundred. */
const readers = new WeakMap<RequestContext, Promise<Reader>>();

function readerIn(context: RequestContext, user: string): Promise<Reader> {
  const reader = readers.get(context) ?? readerOf(user);
  readers.set(context, reader);
  return reader;
}

/** An account can be bound to some forms, and a form can have named people alone read its answers. */
const readable =
  (form: FormDefinition, allowed: Access): Access =>
  async (given) => {
    const { user } = given.req;
    if ((await allowed(given)) !== true || !user) return false;
    return readableWhere(form, await readerIn(given.req.context, user.id));
  };

/**
 * A collection that holds what a form was sent. `src/submissions` and `src/inbox` write it: the
 * generic `create` is closed to every request, and an `update` can move it
 * to the trash and back, and change no field.
 */
function submissionCollection(form: FormDefinition): CollectionConfig {
  const { title } = form.staff;
  const whoMay = (right: Right) => readable(form, having(right));
  return withAudit({
    slug: form.collection,
    labels: { singular: `${title} submission`, plural: `${title} submissions` },
    defaultSort: '-submittedAt',
    // A lock names the document to every signed-in user; nobody edits these, so nobody needs it.
    lockDocuments: false,
    trash: true,
    versions: false,
    hooks: { beforeChange: [noteRestored] },
    access: {
      read: whoMay('read'),
      create: nobody,
      update: whoMay('work'),
      delete: whoMay('erase'),
    },
    admin: {
      group: 'Submissions',
      useAsTitle: 'name',
      defaultColumns: [
        'submittedAt',
        'status',
        ...readFields(form)
          .slice(0, 4)
          .map(({ name }) => name),
      ],
      hidden: hiddenWithout('settings'),
      description: 'What people sent. The inbox at /admin shows the same.',
    },
    fields: allClosed([
      {
        name: 'submittedAt',
        type: 'date',
        label: 'Date',
        required: true,
        index: true,
        admin: { date: { pickerAppearance: 'dayAndTime' } },
      },
      { name: 'reference', type: 'text', required: true, index: true },
      ...form.fields.map((field) => plainJson(kindOf(field).column)),
      {
        name: 'quarantinedFor',
        label: 'Quarantined',
        type: 'select',
        options: [...suspicions],
        admin: { description: 'Why it was set aside as suspicious; empty when it was not.' },
      },
      // The words, the links or the entry of the block list; kept when it is released.
      { name: 'quarantineDetail', type: 'text', label: 'Quarantined because of' },
      { name: 'releasedFrom', type: 'text', label: 'Was quarantined' },
      { name: 'notSpamAt', type: 'date', label: 'Marked as not spam' },
      source,
      ...(form.isMade ? [downloads, subscription] : []),
      noticeField('ownerNotice', 'Notice to us'),
      noticeField('confirmation', 'Confirmation to the sender'),
      ...work,
    ]),
  });
}

export const submissions = formList.map(submissionCollection);
