import { formList } from '@/forms';
import { byName } from '@/platform/by-name';

import { word, type WordPage } from './word';

const fields = { reference: 'the reference of what was sent' };
const formTitle = { form: 'the title of the form' };
const toSender = { part: 'To the sender' };

/** What mails to whoever sent a form say, and the words around an answer in the notice to staff. */
export const mails = {
  slug: 'mails',
  label: 'Emails',
  about:
    'What goes out when a form was sent, and to who forgot a password. Notices go to the address in the settings of the site, unless whoever runs it set another one. No mail names what its receiver wrote, not even the name: anybody could write to strangers through us.',
  isOfMails: true,
  tabs: {
    ...byName(formList, ({ isMade, staff: { title, mails: first } }) => ({
      label: isMade ? 'Forms you made' : `${title} form`,
      words: {
        subject: word('Subject', first.subject, { ...toSender, fields }),
        heading: word('Heading', first.heading, toSender),
        promise: word('First paragraph', first.promise, { ...toSender, isLong: true }),
        notice: word('Subject and heading', first.notice, { part: 'To us', fields }),
      },
    })),
    optIn: {
      label: 'Newsletter',
      about:
        'To who sent a form that asks to confirm the address. What follows then is said by the form.',
      words: {
        subject: word('Subject and heading', 'Please confirm: {form}', { fields: formTitle }),
        text: word(
          'First paragraph',
          'Somebody, probably you, asked for “{form}” with this address. Please confirm it within a week. If you do not, we send nothing more to it.',
          { isLong: true, fields: formTitle },
        ),
        button: word('Button', 'Confirm my address'),
        leave: word(
          'Last paragraph of later mails',
          'No longer want these emails? Unsubscribe: {link}',
          {
            isLong: true,
            fields: { link: 'the link to unsubscribe' },
          },
        ),
      },
    },
    prospectsPage: {
      label: 'What became of an enquiry',
      about: 'To whoever wrote to us: the link to their own page, and what they can ask for there.',
      feature: 'prospects-page',
      words: {
        inConfirmation: word('Link in the confirmation', 'See what became of it, or add to it', {
          about: 'The link is for its reader alone, so it is in no email that somebody else gets.',
        }),
        inReply: word(
          'Line with the link in a reply',
          'All of our conversation, for you alone: {link}',
          {
            isLong: true,
            about: 'Where its reader has no link yet, and where we propose times.',
            fields: { link: 'the link' },
          },
        ),
        times: word('Before the times that we propose', 'Which of these times suits you?', {
          isLong: true,
        }),
        eraseSubject: word('Subject and heading', 'Erase your enquiries and our replies?', {
          part: 'To confirm an erasure',
        }),
        eraseText: word(
          'First paragraph',
          'Somebody, probably you, asked for this on the page of {reference}. To go ahead, confirm it within a week. If you do not, we erase nothing.',
          { part: 'To confirm an erasure', isLong: true, fields },
        ),
        eraseButton: word('Button', 'Confirm it', { part: 'To confirm an erasure' }),
      },
    },
    password: {
      label: 'New password',
      about: 'To staff and editors who forgot theirs.',
      words: {
        subject: word('Subject and heading', 'Set a new password'),
        asked: word(
          'First paragraph',
          'Somebody asked for a new password for your account. The link works once, for an hour.',
          { isLong: true },
        ),
        mistaken: word(
          'Second paragraph',
          'If you did not ask for it, you need do nothing. Your password stays the same.',
          { isLong: true },
        ),
        button: word('Button', 'Set a new password'),
      },
    },
    both: {
      label: 'All forms',
      words: {
        reference: word(
          'Second paragraph',
          'Your reference is {reference}. To add something, reply to this email.',
          { ...toSender, isLong: true, fields },
        ),
        mistyped: word(
          'Third paragraph',
          'If you did not write to us, somebody mistyped their address. You need do nothing.',
          { ...toSender, isLong: true },
        ),
        signature: word('Signature', '{brand}', {
          part: 'Both mails',
          isLong: true,
          fields: { brand: 'the brand' },
        }),
        file: word('Button to a file', 'Get the file', {
          ...toSender,
          about: 'Where a form that you made sends one, and says nothing else.',
        }),
        answerHere: word(
          'First paragraph',
          'Reply to this email to answer the sender. The answer comes from our address, and the inbox keeps it.',
          {
            part: 'To us',
            isLong: true,
            about: 'Where an answer to the notice goes out from us: of what accounts of staff get.',
          },
        ),
        open: word('Button', 'Open it in the inbox', { part: 'To us' }),
      },
    },
  },
} as const satisfies WordPage;
