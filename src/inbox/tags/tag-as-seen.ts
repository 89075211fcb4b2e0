import 'server-only';

import type { TypedUser } from 'payload';

import type { FormDefinition } from '@/forms';
import { changeTag } from '@/submissions/records/tags/tags';

import { readableNames } from '../access';
import type { Scope } from '../action/scope';
import type { Outcome } from '../submission/work';
import type { UndoableDeed } from '../tools/deed-text';
import { idsAlone } from '../tools/undo';

type TagChange = Parameters<typeof changeTag>[3];

/**
 * Adds a tag to those of the submissions that the user may read, or takes it away.
 * @returns the ids of those that it changed
 */
export async function tagAsSeen(
  form: FormDefinition,
  user: TypedUser,
  ids: readonly string[],
  change: TagChange,
): Promise<readonly string[]> {
  const readable = await readableNames(form, user, ids);
  return changeTag(form, user, [...readable.keys()], change);
}

/** For `keepUndoable`: of a tag it needs the ids alone. */
export function undoableTags(
  scope: Scope,
  change: TagChange,
  ids: readonly string[],
): [Omit<UndoableDeed, 'entries'>, Outcome['changed']] {
  const deed =
    'add' in change
      ? { scope, done: 'tagged' as const, given: change.add }
      : { scope, done: 'untagged' as const, given: change.remove };
  return [deed, idsAlone(ids)];
}

/** Takes a tag away again, or gives it back. */
export async function takeBackTags(
  form: FormDefinition,
  user: TypedUser,
  { done, entries, given }: Pick<UndoableDeed, 'done' | 'entries' | 'given'>,
): Promise<void> {
  const ids = entries.map(({ id }) => id);
  if (given === null) return;
  await tagAsSeen(form, user, ids, done === 'tagged' ? { remove: given } : { add: given });
}
