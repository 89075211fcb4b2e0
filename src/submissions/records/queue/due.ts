import { place } from '~/site.config';
import { formList, forms, openStatuses, type FormDefinition, type Status } from '@/forms';
import { replyHourChoices, type ReplyHours } from '@/forms/reply-hours';
import { byName } from '@/platform/by-name';
import type { InboxSetting } from '@/payload-types';

import { afterWorkingHours, workingHoursAgo, type Workday } from './working-time';

/** By when we mean to answer, and what time it is. */
export interface Deadlines {
  readonly now: number;
  readonly workday: Workday;
  /** Working hours, by form. */
  readonly hours: Readonly<Record<FormDefinition['name'], number>>;
}

type Form = Pick<FormDefinition, 'name'>;

interface Sent {
  readonly submittedAt: string;
  readonly status: Status;
  /** Working hours of its own; null where those of its form count. */
  readonly replyHours: number | null;
  /** When its sender last wrote by mail; null where they have not. */
  readonly askedAt: string | null;
  /** Null while something of theirs waits for an answer. */
  readonly answeredAt: string | null;
  /** Why it was set aside, or null. */
  readonly quarantinedFor: string | null;
  /** Until when it is in no list of open work; this may be past. */
  readonly snoozedUntil: string | null;
}

/** Where the settings cannot be read. */
export const usualDeadlines: Omit<Deadlines, 'now'> = {
  workday: place.workday,
  hours: byName(formList, () => 8),
};

/** As the inbox settings say. */
export function deadlinesOf(settings: InboxSetting): Omit<Deadlines, 'now'> {
  const workday = { begins: settings.workdayBegins, ends: settings.workdayEnds };
  return {
    // A day that never begins would be waited for without end.
    workday: workday.begins < workday.ends ? workday : usualDeadlines.workday,
    hours: byName(formList, ({ name }) => settings[`${name}ReplyHours`]),
  };
}

/**
 * Until when it is to be answered, as an ISO date; null where it is done, or answered, or set aside: that
 * one waits for staff to release it.
 */
export function dueAt({ name }: Form, sent: Sent, { hours, workday }: Deadlines): string | null {
  const asked = Date.parse(sent.askedAt ?? sent.submittedAt);
  const isWaiting =
    openStatuses.includes(sent.status) && sent.answeredAt === null && sent.quarantinedFor === null;
  if (Number.isNaN(asked) || !isWaiting) return null;
  return new Date(afterWorkingHours(asked, sent.replyHours ?? hours[name], workday)).toISOString();
}

/**
 * Until when its sender was promised an answer by the clock, as an ISO date, where that is sooner than it
 * is due here: working hours stand still over a weekend. Null elsewhere.
 */
export function promisedBeforeDue(form: Form, sent: Sent, deadlines: Deadlines): string | null {
  const due = dueAt(form, sent, deadlines);
  const { promisedHours } = forms[form.name].staff;
  // The promise is about what they sent by the form, not about a later mail.
  if (due === null || promisedHours === undefined || sent.askedAt !== null) return null;
  const promised = Date.parse(sent.submittedAt) + promisedHours * 60 * 60 * 1000;
  return promised < Date.parse(due) ? new Date(promised).toISOString() : null;
}

/** Until when it is out of sight; null when it is not, or no longer. */
export const snoozeEnd = (
  { snoozedUntil }: Pick<Sent, 'snoozedUntil'>,
  now: number,
): string | null => (snoozedUntil !== null && Date.parse(snoozedUntil) > now ? snoozedUntil : null);

/**
 * Whether it should have been answered by now; nothing is while it is snoozed. The same is asked of the
 * database by the lists (`overdueWhere` in `src/inbox/list/queue/queue-where.ts`) and by the digest
 * (`digest-list.ts`, with `isOverdueSince` in `open-work.ts`).
 */
export function isOverdue(form: Form, sent: Sent, deadlines: Deadlines): boolean {
  const due = dueAt(form, sent, deadlines);
  if (due === null || snoozeEnd(sent, deadlines.now) !== null) return false;
  return Date.parse(due) < deadlines.now;
}

/** What of these hours was asked before this instant, in ISO 8601, is overdue if nobody has answered it. */
export interface OverdueSince {
  /** Null: those of the form. */
  readonly replyHours: ReplyHours | null;
  readonly before: string;
}

/** One for each of the hours that a submission may have. */
export function overdueSince(
  { name }: Form,
  { now, hours, workday }: Deadlines,
): readonly OverdueSince[] {
  return [null, ...replyHourChoices].map((replyHours) => {
    const ago = workingHoursAgo(now, replyHours ?? hours[name], workday);
    return { replyHours, before: new Date(ago).toISOString() };
  });
}
