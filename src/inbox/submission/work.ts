import 'server-only';

import type { TypedUser } from 'payload';

import type { FormDefinition } from '@/forms';
import { lastChanger, type Changeable, type Changer } from '@/submissions/records/last-change';
import { insertNote } from '@/submissions/records/thread/notes';
import {
  changeRows,
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
