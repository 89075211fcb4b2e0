import type { TypedUser } from 'payload';

import type { Status } from '@/forms';

import type { Colleague } from './colleagues';
import type { Meanwhile } from './work';

const deeds: Record<Status, (it: string) => string> = {
  new: (it) => `marked ${it} as new`,
  'in-progress': (it) => `marked ${it} as in progress`,
  replied: (it) => `marked ${it} as replied`,
  archived: (it) => `archived ${it}`,
  spam: (it) => `marked ${it} as spam`,
};

const mostNamed = 3;

const deedOf = ({ what, status, snoozedUntil, priority }: Meanwhile): ((it: string) => string) =>
  what === 'priority'
    ? (it) => `gave ${it} ${priority} priority`
    : what === 'snoozedUntil'
      ? (it) => (snoozedUntil === null ? `woke ${it}` : `snoozed ${it}`)
      : deeds[status];

const changerName = ({ changer }: Meanwhile, { id }: Pick<TypedUser, 'id'>): string =>
  changer === null ? 'a colleague' : changer.id === id ? 'you' : changer.name;

/** Who was quicker with what, and what became of what was wanted. */
export function meanwhileSentence(
  clashes: readonly Meanwhile[],
  user: Pick<TypedUser, 'id'>,
  { isAll }: { isAll: boolean },
): string {
  const isOne = isAll && clashes.length === 1;
  const told = clashes
    .slice(0, mostNamed)
    .map((each) => `${changerName(each, user)} ${deedOf(each)(isOne ? 'it' : each.name)}`);
  const more = clashes.length - told.length;
  const all = more > 0 ? [...told, `${more} more were changed`] : told;
  return `Meanwhile ${all.join(', ')}, so ${isAll ? 'nothing was' : 'that was not'} changed.`;
}

/** The same for an assignee. */
export function meanwhileAssigned(
  clash: Meanwhile,
  user: Pick<TypedUser, 'id'>,
  colleagues: readonly Colleague[],
): string {
  const name = colleagues.find(({ id }) => id === clash.assignee)?.name ?? 'somebody else';
  const whom = clash.assignee === null ? 'nobody' : name;
  return `Meanwhile ${changerName(clash, user)} assigned it to ${whom}, so nothing was changed.`;
}
