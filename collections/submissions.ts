import type { CollectionConfig, Field } from 'payload';

import { admins, hiddenFromEditors, nobody } from '@/access';
import { contactForm, quoteForm } from '@/forms';
import type { FormDefinition, FormField } from '@/forms';

function payloadField(field: FormField): Field {
  const { name, label, required } = field;
  switch (field.kind) {
    case 'choice':
      return { name, label, required, type: 'select', options: [...field.options] };
    case 'long-text':
      return { name, label, required, type: 'textarea', maxLength: field.maxLength };
    case 'email':
      return { name, label, required, type: 'email' };
    case 'text':
    case 'tel':
      return { name, label, required, type: 'text', maxLength: field.maxLength };
  }
}

/** Where a notice of a submission stands. `held` ones wait until staff release the submission. */
export const noticeStates = ['waiting', 'held', 'sent', 'logged', 'delayed', 'failed'] as const;

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

/** What the door can have against a submission that it stored all the same. */
export const suspicions = [
  { value: 'filled-too-fast', label: 'Filled in faster than a person could' },
  { value: 'many-from-address', label: 'One of many from the same address' },
] as const;

/**
 * A collection that holds what a form was sent. Nothing but `src/submissions` writes it: the
 * generic `create` and `update` are closed to every request (product, decision 3).
 */
function submissionCollection(
  form: FormDefinition,
  labels: { singular: string; plural: string },
): CollectionConfig {
  return {
    slug: form.collection,
    labels,
    defaultSort: '-submittedAt',
    // A lock names the document to every signed-in user; nobody edits these, so nobody needs it.
    lockDocuments: false,
    access: { read: admins, create: nobody, update: nobody, delete: admins },
    admin: {
      group: 'Submissions',
      useAsTitle: 'name',
      defaultColumns: ['submittedAt', ...form.fields.slice(0, 4).map(({ name }) => name)],
      hidden: hiddenFromEditors,
      description: 'What people sent. The inbox at /admin shows the same.',
    },
    fields: [
      {
        name: 'submittedAt',
        type: 'date',
        label: 'Date',
        required: true,
        index: true,
        admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'MMM d, yyyy HH:mm' } },
      },
      { name: 'reference', type: 'text', required: true, index: true },
      ...form.fields.map(payloadField),
      {
        name: 'quarantinedFor',
        label: 'Quarantined',
        type: 'select',
        options: [...suspicions],
        admin: { description: 'Why it was set aside as suspicious; empty when it was not.' },
      },
      noticeField('ownerNotice', 'Notice to us'),
      noticeField('confirmation', 'Confirmation to the sender'),
    ],
  };
}

export const contactSubmissions = submissionCollection(contactForm, {
  singular: 'Contact submission',
  plural: 'Contact submissions',
});

export const quoteSubmissions = submissionCollection(quoteForm, {
  singular: 'Quote submission',
  plural: 'Quote submissions',
});
