import { z } from 'zod';

import { statuses } from '@/forms';
import type { Changed } from '@/submissions/records/work';

import { scope, type Scope } from '../action/scope';
import { deeds, type Deed } from '../list/words';

/** Something that was done to submissions, with what they were before. */
export interface UndoableDeed {
  readonly scope: Scope;
  readonly done: Deed;
  /** Until when they were snoozed, or whom they were assigned to. */
  readonly given: string | null;
  readonly entries: readonly Changed[];
}

/** Separators that a cookie does not escape, and that no id, word or time contains. */
const [betweenParts, betweenFields] = ['!', '~'];

const time = (iso: string | null): string => (iso === null ? '' : Date.parse(iso).toString(36));

/** As short as possible, since each request sends it. */
export function writeDeed({ scope: which, done, given, entries }: UndoableDeed): string {
  const lines = entries.map((entry) => fieldsOf(done, entry).join(betweenFields));
  return [which, done, done === 'snoozed' ? time(given) : (given ?? ''), ...lines].join(
    betweenParts,
  );
}

/** The fields that its undoing asks for. */
function fieldsOf(done: Deed, entry: Changed): readonly string[] {
  const { id, status, assignee, snoozedUntil, isUnread, repliedAt, answeredAt } = entry;
  if (done === 'assigned') return [id, '', assignee ?? ''];
  if (done === 'snoozed' || done === 'woken') return [id, status, '', time(snoozedUntil)];
  if (done === 'trash' || done === 'restore' || done === 'read' || done === 'unread') return [id];
  return [id, status, '', '', isUnread ? 'u' : '', time(repliedAt), time(answeredAt)];
}

const instant = z
  .string()
  .regex(/^[0-9a-z]{0,9}$/)
  .default('')
  .transform((text) => (text === '' ? null : new Date(Number.parseInt(text, 36)).toISOString()));
const person = z
  .union([z.uuid(), z.literal('')])
  .default('')
  .transform((id) => id || null);

const kept = z
  .tuple([
    z.uuid(),
    z.union([z.enum(statuses.map(({ value }) => value)), z.literal('')]).default(''),
    person,
    instant,
    z.enum(['u', '']).default(''),
    instant,
    instant,
  ])
  .transform(([id, status, assignee, snoozedUntil, unread, repliedAt, answeredAt]): Changed => ({
    ...{ id, status: status || 'new', assignee, snoozedUntil },
    ...{ isUnread: unread === 'u', repliedAt, answeredAt },
  }));

const head = z.object({ scope, done: z.enum(deeds) });
const entriesOf = z.array(kept).min(1).max(100);
const fieldCount = 7;

/** Reads such a text, which anybody may have sent; null where it makes no sense. */
export function readDeed(text: string): UndoableDeed | null {
  const [which, deed, given = '', ...lines] = text.split(betweenParts);
  const known = head.safeParse({ scope: which, done: deed }).data;
  const entries = entriesOf.safeParse(
    lines.map((line) => {
      const fields = line.split(betweenFields);
      return Array.from({ length: fieldCount }, (_, index) => fields[index]);
    }),
  ).data;
  const value = (known?.done === 'snoozed' ? instant : person).safeParse(given);
  return known && entries && value.success ? { ...known, given: value.data, entries } : null;
}
