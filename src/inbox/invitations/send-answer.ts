import 'server-only';

import type { TypedUser } from 'payload';

import type { FormDefinition } from '@/forms';
import { isSameAddress } from '@/platform/address-spellings';
import { staffConnection } from '@/platform/database/staff-connection';
import { knowOurs } from '@/submissions/records/mailboxes/mailboxes';
import { listCalendarEntries } from '@/submissions/records/thread/calendars';
import type {
  CalendarEvent,
  CalendarPerson,
  Participation,
} from '@/submissions/records/thread/mail-calendar';

import { mustReadSubmission } from '../access';
import { Clash, gone, Refusal } from '../action/as-staff';
import { mailboxOfReply, signatureBelow } from '../reply/reads';
import { sendReply } from '../reply/replies';
import { whenInWords } from './event-words';
import { standingOf } from './standing';

interface Answer {
  readonly id: string;
  /** The mail that invites, and which of its events is meant. */
  readonly entry: string;
  readonly event: number;
  readonly answer: Participation;
  /** Of the reply. */
  readonly key: string;
  /** The number of the last mail that its writer saw. */
  readonly seen: number;
}

const subjects: Readonly<Record<Participation, string>> = {
  ACCEPTED: 'Accepted',
  TENTATIVE: 'Tentative',
  DECLINED: 'Declined',
};

const over =
  'It was changed or cancelled meanwhile, so this was not sent. Read the newest mail about it.';
const ours = 'We invite there ourselves, so there is nobody to answer.';

/** Sends the answer to an invitation as a reply: it waits, can be taken back, and goes out once. */
export async function sendAnswer(
  form: FormDefinition,
  user: TypedUser,
  { id, entry: mail, event: index, answer, key, seen }: Answer,
): Promise<void> {
  await mustReadSubmission(form, user, id);
  const thread = await listCalendarEntries(id);
  const entry = thread.find((each) => each.id === mail && each.kind === 'answer');
  const event = entry?.calendar?.events[index];
  if (!entry || !event) throw new Refusal(gone);
  const { organizer } = event;
  if (standingOf(entry, event, thread).kind !== 'open' || organizer === null) throw new Clash(over);
  const isOurs = await knowOurs(staffConnection);
  if (isOurs(organizer.address)) throw new Refusal(ours);
  const { mailbox } = await mailboxOfReply(form, id, undefined);
  const invited = invitedAs(event, user, isOurs) ?? { address: mailbox.address, name: null };
  const text = `${subjects[answer]}: ${event.title || 'your invitation'}\n\n${whenInWords(event)}`;
  await sendReply(form, user, {
    ...{ id: key, submission: id, text, seen },
    subject: `${subjects[answer]}: ${event.title || 'your invitation'}`,
    signature: await signatureBelow(text, user, mailbox),
    invitation: {
      to: organizer.address,
      calendar: {
        method: 'REPLY',
        events: [{ ...event, where: null, repeats: null, guests: [{ ...invited, answer }] }],
        more: 0,
        words: '',
        stamp: new Date().toISOString(),
      },
    },
  });
}

/** Whom of us the invitation names: their calendar knows no other. */
const invitedAs = (
  { guests }: CalendarEvent,
  user: TypedUser,
  isOurs: (address: string) => boolean,
): CalendarPerson | undefined =>
  guests.find(({ address }) => isOurs(address)) ??
  guests.find(({ address }) => isSameAddress(address, user.email));
