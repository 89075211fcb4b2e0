import 'server-only';

import { cookies } from 'next/headers';
import type { TypedUser } from 'payload';
import { z } from 'zod';

import { isSecure } from '@/env';
import { forms, statuses } from '@/forms';

import { readableNames } from '../submission/work';

const name = 'inbox-undo';
const seconds = 60;

const entry = z.object({ id: z.uuid(), status: z.enum(statuses.map(({ value }) => value)) });

const undoable = z.object({
  form: z.enum(['contact', 'quote']),
  /** What was done: a status was set, or they went to the trash. */
  done: z.enum([...statuses.map(({ value }) => value), 'trash']),
  entries: z.array(entry).min(1).max(100),
});

/** The last thing that was done and can be undone, with what was there before. */
export type Undoable = z.infer<typeof undoable>;

/**
 * Kept in the browser for a minute, so that it also works without JavaScript. It holds ids alone,
 * and whoever sends it back may do no more with them than with any others.
 */
export async function keepUndoable(done: Undoable): Promise<void> {
  (await cookies()).set(name, JSON.stringify(done), {
    path: '/admin',
    maxAge: seconds,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
  });
}

export async function readUndoable(): Promise<Undoable | null> {
  const kept = (await cookies()).get(name)?.value;
  if (!kept) return null;
  try {
    return undoable.safeParse(JSON.parse(kept)).data ?? null;
  } catch {
    return null;
  }
}

/** The names of two of those whom it was done to; none where they could not be read. */
export async function namesToUndo(
  { form, entries }: Undoable,
  user: TypedUser,
): Promise<readonly string[]> {
  const ids = entries.slice(0, 2).map(({ id }) => id);
  const names = await readableNames(forms[form], user, ids).catch(() => new Map<string, string>());
  return ids.flatMap((id) => names.get(id) ?? []);
}

export async function forgetUndoable(): Promise<void> {
  (await cookies()).delete({ name, path: '/admin' });
}
