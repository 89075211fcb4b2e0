import { isSameAddress } from '@/platform/address-spellings';
import type { CalendarEntry } from '@/submissions/records/thread/calendars';
import type {
  CalendarEvent,
  CalendarGuest,
  CalendarPerson,
  MailCalendar,
  Participation,
} from '@/submissions/records/thread/mail-calendar';

import { formatDate } from '../frame/format-date';
import { nameAmong } from '../list/words';
import type { Colleague } from '../submission/colleagues';
import { repeatsInWords, whenInWords } from './event-words';
import { standingOf, type Standing } from './standing';

/** An event of a mail in words. */
export interface ShownEvent {
  readonly title: string;
  readonly when: string;
  readonly repeats: string | null;
  readonly where: string | null;
  readonly by: string | null;
  /** What others answered. */
  readonly answers: readonly string[];
  /** How it stands; null for what wants nothing. */
  readonly note: string | null;
  /** It no longer holds. */
  readonly isOver: boolean;
  /** Absent where it cannot be answered. */
  readonly toAnswer?: {
    readonly answered: Participation | null;
    /** Whom an answer goes to, where that is nobody of this conversation. */
    readonly stranger: string | null;
  };
}

/** What the calendar file of a mail says, in words. */
export interface ShownInvitation {
  readonly heading: string;
  readonly events: readonly ShownEvent[];
  readonly more: number;
  /** Of the answer: what is sent twice goes out once. */
  readonly key: string;
}

const headings: Readonly<Record<MailCalendar['method'], string>> = {
  REQUEST: 'Invitation',
  CANCEL: 'Cancelled',
  REPLY: 'Answer to our invitation',
  COUNTER: 'Another time is proposed',
  PUBLISH: 'Calendar entry',
};

const said: Readonly<Record<Participation, string>> = {
  ACCEPTED: 'accepted',
  TENTATIVE: 'said perhaps',
  DECLINED: 'declined',
};

const nameOf = ({ name, address }: CalendarPerson): string =>
  name === null ? address : `${name} (${address})`;

function noteOf(standing: Standing, colleagues: readonly Colleague[]): string | null {
  switch (standing.kind) {
    case 'open': {
      const { answered } = standing;
      if (answered === null) return null;
      const who = nameAmong(colleagues, answered.author);
      return `${who} ${said[answered.answer]} on ${formatDate(answered.writtenAt)}.`;
    }
    case 'changed':
      return 'It was changed since: the newer one counts.';
    case 'cancelled':
      return 'It was cancelled since.';
    case 'unanswerable':
      return 'It does not say whom to answer: write a reply.';
    case 'told':
      return null;
  }
}

const answersOf = ({ method }: MailCalendar, guests: readonly CalendarGuest[]): string[] =>
  method === 'REPLY'
    ? guests.flatMap((guest) =>
        guest.answer === null ? [] : [`${nameOf(guest)} ${said[guest.answer]}.`],
      )
    : [];

interface Around {
  /** All mails of the thread that have a calendar file. */
  readonly thread: readonly CalendarEntry[];
  readonly colleagues: readonly Colleague[];
  /** Of who sent the submission. */
  readonly address: string;
}

function toShownEvent(
  event: CalendarEvent,
  entry: CalendarEntry,
  calendar: MailCalendar,
  { thread, colleagues, address }: Around,
): ShownEvent {
  const standing = standingOf(entry, event, thread);
  const { title, where, organizer, guests } = event;
  const to = organizer?.address ?? '';
  const isKnown = isSameAddress(to, address) || isSameAddress(to, entry.address);
  return {
    ...{ title: title || 'Without a title', where, answers: answersOf(calendar, guests) },
    when: whenInWords(event),
    repeats: repeatsInWords(event),
    by: organizer && nameOf(organizer),
    note: noteOf(standing, colleagues),
    isOver:
      calendar.method === 'CANCEL' || standing.kind === 'cancelled' || standing.kind === 'changed',
    ...(standing.kind === 'open' && {
      toAnswer: {
        answered: standing.answered?.answer ?? null,
        stranger: isKnown ? null : to,
      },
    }),
  };
}

/** What the calendar file of a mail says; null where it has none. */
export function invitationOf(entry: CalendarEntry, around: Around): ShownInvitation | null {
  const { calendar, kind } = entry;
  if (calendar === null || kind === 'reply' || calendar.events.length === 0) return null;
  const isUpdate =
    calendar.method === 'REQUEST' && calendar.events.every(({ sequence }) => sequence > 0);
  return {
    heading: isUpdate ? 'Changed invitation' : headings[calendar.method],
    events: calendar.events.map((event) => toShownEvent(event, entry, calendar, around)),
    more: calendar.more,
    key: globalThis.crypto.randomUUID(),
  };
}
