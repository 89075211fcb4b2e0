import { formList } from '@/forms';
import { byName } from '@/platform/by-name';

import type { Word, WordPage } from './word';

const reference = { reference: 'the reference of what was sent' };

const subject = (label: string, text: string): Word => ({ label, text, fields: reference });

/** What mails to whoever sent a form say, and the words around an answer in the notice to staff. */
export const mails = {
  slug: 'mails',
  label: 'Emails',
  about:
    'What goes out when a form was sent, and to who forgot a password. Notices go to the address in the settings of the site, unless whoever runs it set another one. No mail names what its receiver wrote, not even the name: anybody could write to strangers through us.',
  tabs: {
    ...byName(formList, ({ staff: { title, mails: first } }) => ({
      label: `${title} form`,
      words: {
        subject: { ...subject('Subject', first.subject), part: 'To the sender' },
        heading: { label: 'Heading', text: first.heading, part: 'To the sender' },
        promise: {
          label: 'First paragraph',
          text: first.promise,
          isLong: true,
          part: 'To the sender',
        },
        notice: { ...subject('Subject and heading', first.notice), part: 'To us' },
      },
    })),
    password: {
      label: 'New password',
      about: 'To staff and editors who forgot theirs.',
      words: {
        subject: { label: 'Subject and heading', text: 'Set a new password' },
        asked: {
          label: 'First paragraph',
          text: 'Somebody asked for a new password for your account. The link works once, for an hour.',
          isLong: true,
        },
        mistaken: {
          label: 'Second paragraph',
          text: 'You did not ask for it? Then there is nothing that you need to do: your password stays as it is.',
          isLong: true,
        },
        button: { label: 'Button', text: 'Set a new password' },
      },
    },
    both: {
      label: 'Both forms',
      words: {
        reference: {
          label: 'Second paragraph',
          text: 'Your reference is {reference}. To add something, reply to this email.',
          isLong: true,
          fields: reference,
          part: 'To the sender',
        },
        mistyped: {
          label: 'Third paragraph',
          text: 'You did not write to us? Then somebody mistyped their address, and there is nothing that you need to do.',
          isLong: true,
          part: 'To the sender',
        },
        signature: {
          label: 'Signature',
          text: '{brand}',
          fields: { brand: 'the brand' },
          isLong: true,
          part: 'Both mails',
        },
        open: { label: 'Button', text: 'Open it in the inbox', part: 'To us' },
      },
    },
  },
} as const satisfies WordPage;
