import 'server-only';

import { cookies } from 'next/headers';
import type { TypedUser } from 'payload';
import { z } from 'zod';

import { isSecure } from '@/env';
import { statuses } from '@/forms';

import { formsIn, scope } from '../action/scope';
import { readableNames } from '../submission/work';

const name = 'inbox-undo';
const seconds = 60;

const entry = z.object({
  id: z.uuid(),
  status: z.enum(statuses.map(({ value }) => value)),
  snoozedUntil: z.iso.datetime().nullable(),
});

const undoable = z.object({
  scope,
  /** What was done: a status was set, they went to the trash, or their snooze began or ended. */
  done: z.enum([...statuses.map(({ value }) => value), 'trash', 'snoozed', 'woken']),
  /** Until when they were snoozed. */
  until: z.iso.datetime().nullable(),
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
  { scope: which, entries }: Undoable,
  user: TypedUser,
): Promise<readonly string[]> {
  const ids = entries.slice(0, 2).map(({ id }) => id);
  const found = await Promise.all(
    formsIn(which).map((form) =>
      readableNames(form, user, ids).catch(() => new Map<string, string>()),
    ),
  );
  return ids.flatMap((id) => found.flatMap((names) => names.get(id) ?? []));
}

export async function forgetUndoable(): Promise<void> {
  (await cookies()).delete({ name, path: '/admin' });
}
