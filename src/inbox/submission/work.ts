import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import type { FormDefinition } from '@/forms';
import { insertNote } from '@/submissions/records/notes';
import { changeRows, type Change, type Changed } from '@/submissions/records/work';

export type { Change, Changed };

/**
 * Changes those of the submissions that the user may read, and notes it in the same statement.
 * @returns each of them with its status from before
 */
export async function changeSubmissions(
  form: FormDefinition,
  user: TypedUser,
  ids: readonly string[],
  change: Change,
): Promise<readonly Changed[]> {
  const readable = await readableIds(form, user, ids);
  return readable.length === 0 ? [] : changeRows(form, user, readable, change);
}

/** Gives each submission back the status that it had. */
export async function restoreStatuses(
  form: FormDefinition,
  user: TypedUser,
  entries: readonly Changed[],
): Promise<void> {
  for (const status of new Set(entries.map((entry) => entry.status))) {
    const ids = entries.filter((entry) => entry.status === status).map(({ id }) => id);
    await changeSubmissions(form, user, ids, { status });
  }
}

/** Adds to what staff wrote to each other about a submission. */
export async function addNote(
  form: FormDefinition,
  user: TypedUser,
  id: string,
  text: string,
): Promise<void> {
  const [readable] = await readableIds(form, user, [id]);
  if (readable) await insertNote(form, user, readable, text);
}

/** Access control decides: whoever may not read a submission changes none. */
async function readableIds(form: FormDefinition, user: TypedUser, ids: readonly string[]) {
  const payload = await getPayload({ config });
  const { docs } = await payload.find({
    collection: form.collection,
    where: { id: { in: [...ids] } },
    trash: true,
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: false,
    user,
  });
  return docs.map(({ id }) => id);
}
