import { isSameAddress } from '@/platform/address-spellings';
import type { CalendarEntry } from '@/submissions/records/thread/calendars';
import type { CalendarEvent, Participation } from '@/submissions/records/thread/mail-calendar';

/** What we answered to an invitation. */
export interface OwnAnswer {
  readonly answer: Participation;
  /** Who of us, by their id. */
  readonly author: string | null;
  readonly writtenAt: string;
}

/**
 * How an event of a mail stands, with all that came after it. `open`: it can be answered. `changed`: a newer
 * mail says when it is. `unanswerable`: it wants an answer and says not to whom. `told`: it wants none.
 */
export type Standing =
  | { readonly kind: 'open'; readonly answered: OwnAnswer | null }
  | { readonly kind: 'changed' | 'cancelled' | 'unanswerable' | 'told' };

const timeKey = ({ recurrence }: CalendarEvent): string =>
  recurrence?.at ?? recurrence?.day ?? recurrence?.local ?? '';

const isOfSame = (one: CalendarEvent, other: CalendarEvent): boolean =>
  one.uid !== '' && one.uid === other.uid && timeKey(one) === timeKey(other);

/** A series that is cancelled takes each of its days along. */
const isOfSameOrAll = (event: CalendarEvent, other: CalendarEvent): boolean =>
  isOfSame(event, other) || (event.uid !== '' && event.uid === other.uid && timeKey(other) === '');

const isNewer = (one: [CalendarEntry, CalendarEvent], other: [CalendarEntry, CalendarEvent]) =>
  one[1].sequence === other[1].sequence
    ? one[0].position > other[0].position
    : one[1].sequence > other[1].sequence;

/** Whether who wrote a mail may change what another one says: its writer, or who invites there. */
const mayChange = (later: CalendarEntry, entry: CalendarEntry, event: CalendarEvent): boolean =>
  isSameAddress(later.address, entry.address) ||
  (event.organizer !== null && isSameAddress(later.address, event.organizer.address));

/**
 * How an event stands. Mails may come in another order than they were written, so the number of changes counts
 * before their order.
 * @param thread all that has a calendar file
 */
export function standingOf(
  entry: CalendarEntry,
  event: CalendarEvent,
  thread: readonly CalendarEntry[],
): Standing {
  if (entry.calendar?.method !== 'REQUEST') return { kind: 'told' };
  const others = thread.filter((each) => each.id !== entry.id && each.kind !== 'reply');
  const said = (method: 'REQUEST' | 'CANCEL', isMeant: typeof isOfSame) =>
    others.some(
      (later) =>
        later.calendar?.method === method &&
        mayChange(later, entry, event) &&
        later.calendar.events.some(
          (other) => isMeant(event, other) && isNewer([later, other], [entry, event]),
        ),
    );
  if (said('CANCEL', isOfSameOrAll)) return { kind: 'cancelled' };
  if (said('REQUEST', isOfSame)) return { kind: 'changed' };
  if (event.uid === '' || event.organizer === null) return { kind: 'unanswerable' };
  return { kind: 'open', answered: ownAnswer(event, thread) };
}

/** The last one that is on its way or there; one to an earlier version answers that alone. */
function ownAnswer(event: CalendarEvent, thread: readonly CalendarEntry[]): OwnAnswer | null {
  const answers = thread.flatMap(({ kind, state, calendar, author, writtenAt }) => {
    const [answered] = calendar?.events ?? [];
    const answer = answered?.guests[0]?.answer;
    const counts = kind === 'reply' && state !== 'failed' && answered?.sequence === event.sequence;
    return counts && answer && isOfSame(event, answered) ? [{ answer, author, writtenAt }] : [];
  });
  return answers.at(-1) ?? null;
}
