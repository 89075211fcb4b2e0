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
      ...form.fields.map(payloadField),
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
