import { z } from 'zod';

import { priorities, statuses } from '@/forms';
import { parseTag } from '@/submissions/records/tags/tag-text';
import type { Changed } from '@/submissions/records/work';

import { scope, type Scope } from '../action/scope';
import { deeds, isContactDeed, isOpportunityDeed, type Deed } from '../list/words';

/** Something that was done to submissions, with what they were before. */
export interface UndoableDeed {
  readonly scope: Scope;
  readonly done: Deed;
  /**
   * Until when they were snoozed, whom they were assigned to, their priority or tag, or the id of the reply
   * or of the change of an opportunity; or whom it was about, `person.` or `company.` before the id.
   */
  readonly given: string | null;
  /** Of a person or a company, with the key of the change in the place of its id. */
  readonly entries: readonly Changed[];
}

/** Separators that a cookie does not escape, and that no id, word or time contains. */
const [betweenParts, betweenFields] = ['!', '~'];

const time = (iso: string | null): string => (iso === null ? '' : Date.parse(iso).toString(36));

/** As short as possible, since each request sends it. */
export function writeDeed({ scope: which, done, given, entries }: UndoableDeed): string {
  const lines = entries.map((entry) => fieldsOf(done, entry).join(betweenFields));
  return [which, done, writeGiven(done, given), ...lines].join(betweenParts);
}

const isTag = (done: Deed): boolean => done === 'tagged' || done === 'untagged';

function writeGiven(done: Deed, given: string | null): string {
  if (done === 'snoozed') return time(given);
  // A tag may contain any sign.
  return isTag(done) ? Buffer.from(given ?? '').toString('base64url') : (given ?? '');
}

/** The fields that its undoing asks for. */
function fieldsOf(done: Deed, entry: Changed): readonly string[] {
  const { id, status, assignee, snoozedUntil, isUnread, repliedAt, answeredAt, priority } = entry;
  if (isTag(done)) return [id];
  if (done === 'prioritised') return [id, '', '', '', '', '', '', priority];
  if (done === 'assigned') return [id, '', assignee ?? ''];
  if (done === 'snoozed' || done === 'woken') return [id, status, '', time(snoozedUntil)];
  if (
    isOpportunityDeed(done) ||
    isContactDeed(done) ||
    done === 'sent' ||
    done === 'trash' ||
    done === 'restore' ||
    done === 'read' ||
    done === 'unread'
  )
    return [id];
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

const priority = z.enum(priorities.map(({ value }) => value));
const contact = z.string().regex(/^(person|company)\.[0-9a-f-]{36}$/);
const tag = z.base64url().transform((text) => parseTag(Buffer.from(text, 'base64url').toString()));

const kept = z
  .tuple([
    z.uuid(),
    z.union([z.enum(statuses.map(({ value }) => value)), z.literal('')]).default(''),
    person,
    instant,
    z.enum(['u', '']).default(''),
    instant,
    instant,
    priority.default('normal'),
  ])
  .transform(
    ([id, status, assignee, snoozedUntil, unread, repliedAt, answeredAt, last]): Changed => ({
      ...{ id, status: status || 'new', assignee, snoozedUntil, priority: last },
      ...{ isUnread: unread === 'u', repliedAt, answeredAt },
    }),
  );

function givenOf(done: Deed): z.ZodType<string | null> {
  if (done === 'snoozed') return instant;
  if (done === 'prioritised') return priority;
  if (done === 'sent' || isOpportunityDeed(done)) return z.uuid();
  if (isContactDeed(done)) return contact;
  return isTag(done) ? tag : person;
}

const head = z.object({ scope, done: z.enum(deeds) });
const entriesOf = z.array(kept).min(1).max(100);
const fieldCount = 8;

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
  const value = known && givenOf(known.done).safeParse(given);
  return known && entries && value?.success ? { ...known, given: value.data, entries } : null;
}
