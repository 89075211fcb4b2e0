import 'server-only';

import type { TypedUser } from 'payload';

import type { FormDefinition, Priority, Status } from '@/forms';
import { lastChanger, type Changeable, type Changer } from '@/submissions/records/last-change';
import { mayRead } from '@/submissions/records/made/readers';
import { insertNote } from '@/submissions/records/thread/notes';
import {
  changeRows,
  expectedSnooze,
  type Change,
  type Changed,
  type Met,
  type Target,
} from '@/submissions/records/work';

import { readableNames } from '../access';
import { listColleagues } from './colleagues';
import { mentionedIn } from './mentions/mentions';

export type { Change, Changed, Target };

/** A submission that somebody else changed first. */
export interface Meanwhile extends Met {
  /** Of who sent it. */
  readonly name: string;
  /** What is not as it was. */
  readonly what: Changeable;
  /** Null when nothing tells. */
  readonly changer: Changer | null;
}

export interface Outcome {
  /** Those that now are as wanted; some may have been before. */
  readonly changed: readonly (Changed & Pick<Met, 'isChanged' | 'hasGoneOut'>)[];
  readonly clashes: readonly Meanwhile[];
}

/**
 * Changes those of the submissions that the user may read and that are as expected, and notes it in
 * the same statement.
 * @returns them in the order of the targets
 */
export async function changeAsSeen(
  form: FormDefinition,
  user: TypedUser,
  targets: readonly Target[],
  change: Change,
): Promise<Outcome> {
  const names = await readableNames(
    form,
    user,
    targets.map(({ id }) => id),
  );
  const readable = targets.filter(({ id }) => names.has(id));
  if (readable.length === 0) return { changed: [], clashes: [] };
  const place = new Map(readable.map(({ id }, index) => [id, index]));
  const met = (await changeRows(form, user, readable, change)).toSorted(
    (one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0),
  );
  return {
    changed: met.filter(({ isAsExpected }) => isAsExpected),
    clashes: await Promise.all(
      met
        .filter(({ isAsExpected }) => !isAsExpected)
        .map(async (each) => {
          const what = whatChanged(change, each, readable);
          const changer = await lastChanger(form, each.id, what);
          return { ...each, name: names.get(each.id) ?? '', what, changer };
        }),
    ),
  };
}

function whatChanged(change: Change, { id, status }: Met, targets: readonly Target[]): Changeable {
  if ('assignee' in change) return 'assignee';
  if ('priority' in change) return 'priority';
  const expected = targets.find((target) => target.id === id)?.expects ?? '';
  return 'snoozedUntil' in change && expected.startsWith(`${status} `) ? 'snoozedUntil' : 'status';
}

/**
 * The same, whatever state the submissions are in.
 * @returns each of them with its status from before
 */
export async function changeSubmissions(
  form: FormDefinition,
  user: TypedUser,
  ids: readonly string[],
  change: Change,
): Promise<readonly Changed[]> {
  const targets = ids.map((id) => ({ id, expects: null }));
  return (await changeAsSeen(form, user, targets, change)).changed;
}

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

/**
 * Adds to what staff wrote to each other about a submission, and tells whom it mentions.
 * @param key of the form that it was written in: sent twice, it is stored once
 */
export async function addNote(
  form: FormDefinition,
  user: TypedUser,
  id: string,
  text: string,
  key?: string,
): Promise<void> {
  const [readable] = (await readableNames(form, user, [id])).keys();
  if (!readable) return;
  const mentioned = text.includes('@') ? mentionedIn(text, await listColleagues(user)) : [];
  await insertNote(form, user, readable, {
    text,
    key,
    mentioned: mentioned.map((colleague) => colleague.id),
  });
}
