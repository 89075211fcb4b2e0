import { format } from 'date-fns';
import type { SendEmailOptions } from 'payload';

import { env } from '@/env';
import { forms, type FormDefinition } from '@/forms';
import { there } from '@/platform/place/there';
import { letter } from '@/platform/mail/letter';
import { messageId } from '@/platform/mail/message-id';

import type { DigestRow } from '../records/queue/digest-list';
import type { PersonalNotice } from '../records/notices/staff-notices';

/** To whom a mail goes, and what makes it this one. */
export interface Envelope {
  readonly brand: string;
  readonly to: string;
  /** Of the job: the same for every try. */
  readonly id: string;
}

/** One submission, as a colleague is told of it. */
export interface TellSubject {
  readonly form: FormDefinition['name'];
  readonly id: string;
  readonly reference: string;
  /** Null unless the settings let personal data out. */
  readonly sender: string | null;
}

/** To a submission in the inbox. */
export const inboxLink = ({ form, id }: Pick<TellSubject, 'form' | 'id'>): string =>
  `${env.SERVER_URL}/admin?tab=${form}&open=${id}`;

const choice = `You choose in your account what you are told of: ${env.SERVER_URL}/admin/account`;

const sentences: Record<PersonalNotice, (by: string, what: string) => string> = {
  assignment: (by, what) => `${by} assigned the ${what} to you.`,
  mention: (by, what) => `${by} mentioned you in a note on the ${what}.`,
  rule: (by, what) => `${by} tells you of the ${what}.`,
  answered: (_by, what) => `An answer came in on the ${what}, which is assigned to you.`,
  'watched-answer': (_by, what) => `An answer came in on the ${what}, which you watch.`,
  'watched-note': (by, what) => `${by} wrote a note on the ${what}, which you watch.`,
  'watched-assignee': (by, what) => `${by} changed who has the ${what}, which you watch.`,
};

/** What happened, in a few words. */
export const headings: Record<PersonalNotice, string> = {
  assignment: 'Assigned to you',
  mention: 'You were mentioned',
  rule: 'A rule tells you',
  answered: 'An answer came in',
  'watched-answer': 'An answer came in',
  'watched-note': 'A note was written',
  'watched-assignee': 'It was assigned anew',
};

export function personalMail(
  notice: PersonalNotice,
  subject: TellSubject,
  { brand, to, id, by }: Envelope & { readonly by: string },
): SendEmailOptions {
  const heading = `${headings[notice]}: ${subject.reference}`;
  const from = subject.sender === null ? '' : ` from ${subject.sender}`;
  return {
    to,
    subject: heading,
    messageId: messageId(`${notice}.${id}`),
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...letter({
      brand,
      heading,
      paragraphs: [
        sentences[notice](by, `${forms[subject.form].staff.one} ${subject.reference}${from}`),
        choice,
      ],
      link: { label: 'Open it in the inbox', href: inboxLink(subject) },
    }),
  };
}

interface Digest {
  readonly overdue: readonly DigestRow[];
  readonly namesPeople: boolean;
}

/** What is overdue this morning, oldest first, what is assigned to the recipient before the rest. */
export function digestMail({ overdue, namesPeople }: Digest, envelope: Envelope): SendEmailOptions {
  const { brand, to, id } = envelope;
  const total = overdue[0]?.total ?? 0;
  const heading = total === 1 ? 'One answer is overdue' : `${total} answers are overdue`;
  const more = total - overdue.length;
  return {
    to,
    subject: heading,
    messageId: messageId(`digest.${id}`),
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...letter({
      brand,
      heading,
      paragraphs: [
        'These are assigned to you or to nobody.',
        ...(more > 0 ? [`The oldest ${overdue.length} are named here; ${more} more wait.`] : []),
        choice,
      ],
      rows: overdue.map(({ reference, form, submittedAt, name, isOwn }) => ({
        label: reference,
        text: [
          `${forms[form].staff.one} of ${format(submittedAt, 'd MMMM, HH:mm', there)}`,
          ...(namesPeople ? [name] : []),
          isOwn ? 'yours' : 'nobody’s',
        ].join(', '),
      })),
      link: { label: 'Open what is overdue', href: `${env.SERVER_URL}/admin?view=overdue` },
    }),
  };
}
