import type { AnyForm } from './definition';

/**
 * What the forms are stored as that editors make. What a visitor is asked stands in a document of
 * `custom-forms`; these are its columns (docs/decisions/38-forms-that-editors-make.md).
 */
export const customForm = {
  name: 'custom',
  isMade: true,
  collection: 'custom-submissions',
  referenceLetter: 'F',
  honeypot: 'leaveEmpty',
  fields: [
    { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: 300 },
    {
      kind: 'email',
      name: 'email',
      label: 'Email',
      required: false,
      maxLength: 254,
      invalid: 'Enter an email address',
    },
    { kind: 'text', name: 'form', label: 'Form', required: true, maxLength: 200 },
    { kind: 'long-text', name: 'answers', label: 'Answers', required: false, maxLength: 400_000 },
    {
      kind: 'text',
      name: 'formId',
      label: 'Id of the form',
      required: true,
      maxLength: 40,
      isInternal: true,
    },
    { kind: 'record', name: 'record', label: 'Record', required: true, isInternal: true },
  ],
  texts: {
    submit: 'Send',
    submitting: 'Sending...',
    success: { title: 'Sent', text: 'Thank you. We have your answers.' },
    failure: {
      title: 'Submission Error',
      text: 'There was a problem sending your answers. Please try again.',
    },
  },
  staff: {
    title: 'Form',
    one: 'set of answers',
    many: 'answers to made forms',
    short: { one: 'set of answers', many: 'answers', mark: 'Answers' },
    settings: {
      replyHours: 'Of forms that editors make at Forms in the panel.',
      days: 'Of all forms that editors make at Forms in the panel.',
    },
    mails: {
      subject: 'We have your answers {reference}',
      heading: 'We have your answers',
      promise: 'Thank you. What you sent has arrived.',
      notice: 'New answers {reference}',
    },
    countedBy: [],
  },
} as const satisfies AnyForm;
