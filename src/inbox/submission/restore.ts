import 'server-only';

import type { TypedUser } from 'payload';

import type { FormDefinition, Priority, Status } from '@/forms';
import { mayRead } from '@/submissions/records/made/readers';
import { expectedSnooze } from '@/submissions/records/work';

import { listColleagues } from './colleagues';
import {
  changeAsSeen,
  type Change,
  type Changed,
  type Meanwhile,
  type Outcome,
  type Target,
} from './work';

/**
 * Gives each submission back the status that it had, and is unread again where it was.
 * @param given what they were given then: one that has another now stays
 */
export const restoreStatuses = (
  form: FormDefinition,
  user: TypedUser,
  entries: readonly Changed[],
  given: Status,
): Promise<readonly Meanwhile[]> =>
  restore(form, user, entries, (entry) => ({
    change: { status: entry.status },
    target: { id: entry.id, expects: given, before: entry },
  }));

/**
 * Takes “Not spam” back: what was set aside is so again, and what was marked as spam is.
 * @returns whose notices had gone out by then, beside those that somebody changed
 */
export async function takeBackNoSpam(
  form: FormDefinition,
  user: TypedUser,
  entries: readonly Changed[],
): Promise<Pick<Outcome, 'clashes'> & { readonly goneOut: number }> {
  const targets = entries.map((entry) => ({
    id: entry.id,
    expects: entry.status === 'spam' ? 'new' : entry.status,
    before: entry,
  }));
  const { changed, clashes } = await changeAsSeen(form, user, targets, { isNoSpam: false });
  return { clashes, goneOut: changed.filter(({ hasGoneOut }) => hasGoneOut).length };
}

/**
 * Gives each submission back the snooze that it had, if any.
 * @param given what they were given then: one that has another now stays
 */
export const restoreSnoozes = (
  form: FormDefinition,
  user: TypedUser,
  entries: readonly Pick<Changed, 'id' | 'status' | 'snoozedUntil'>[],
  given: string | null,
): Promise<readonly Meanwhile[]> =>
  restore(form, user, entries, ({ id, status, snoozedUntil }) => ({
    change: { snoozedUntil },
    target: { id, expects: expectedSnooze({ status, snoozedUntil: given }) },
  }));

/**
 * Gives each submission back to whom it was assigned, or to nobody.
 * @param given whom they were given to then: one that is somebody else's now stays
 */
export async function restoreAssignees(
  form: FormDefinition,
  user: TypedUser,
  entries: readonly Pick<Changed, 'id' | 'assignee'>[],
  given: string | null,
): Promise<readonly Meanwhile[]> {
  const colleagues = await listColleagues(user);
  const works = (id: string) => colleagues.some((each) => each.id === id && each.mayWork);
  // What is to be undone comes from a cookie, and who had it may not have it any more: nobody has it then.
  const allowed = await Promise.all(
    entries.map(async ({ id, assignee }) => {
      const may = assignee !== null && works(assignee) && (await mayRead(assignee, form, id));
      return { id, assignee: may ? assignee : null };
    }),
  );
  return restore(form, user, allowed, ({ id, assignee }) => ({
    change: { assignee },
    target: { id, expects: given ?? '' },
  }));
}

/**
 * Gives each submission back the priority that it had.
 * @param given what they were given then: one that has another now stays
 */
export const restorePriorities = (
  form: FormDefinition,
  user: TypedUser,
  entries: readonly Pick<Changed, 'id' | 'priority'>[],
  given: Priority,
): Promise<readonly Meanwhile[]> =>
  restore(form, user, entries, ({ id, priority }) => ({
    change: { priority },
    target: { id, expects: given },
  }));

/** Entries that get the same change get it in one statement. */
async function restore<Entry>(
  form: FormDefinition,
  user: TypedUser,
  entries: readonly Entry[],
  backOf: (entry: Entry) => { readonly change: Change; readonly target: Target },
): Promise<readonly Meanwhile[]> {
  const groups = new Map<string, { change: Change; targets: Target[] }>();
  for (const { change, target } of entries.map(backOf)) {
    const group = groups.get(JSON.stringify(change)) ?? { change, targets: [] };
    group.targets.push(target);
    groups.set(JSON.stringify(change), group);
  }
  const clashes: Meanwhile[] = [];
  for (const { change, targets } of groups.values())
    clashes.push(...(await changeAsSeen(form, user, targets, change)).clashes);
  return clashes;
}
