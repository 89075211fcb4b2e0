import 'server-only';

import { cookies } from 'next/headers';
import type { TypedUser } from 'payload';

import { isSecure } from '@/env';

import type { Changed } from '@/submissions/records/work';
import { undoSeconds } from '@/submissions/records/thread/replies';

import { readableNames } from '../access';
import { formsIn } from '../action/scope';
import { isContactDeed } from '../list/words';
import { nameOfContact } from '../people/deed-contact';
import type { Outcome } from '../submission/work';
import { readDeed, writeDeed, type UndoableDeed } from './deed-text';

const prefix = 'inbox-undo-';
/** A reply that was sent goes out sooner. */
const secondsOf = (done: UndoableDeed['done']): number => (done === 'sent' ? undoSeconds : 60);
/** Older ones are dropped. */
const mostKept = 10;
/** All of them go with each request, and a proxy takes no more than 8 KB. */
const mostCharacters = 3500;

/** Something that was done and can be undone, with what was there before. */
export interface Undoable extends UndoableDeed {
  readonly key: string;
  /** Until when, in milliseconds. */
  readonly until: number;
}

/**
 * Keeps what was done in a cookie of its own for a minute, which works without JavaScript. It holds
 * ids alone, and sending it back gives nobody more rights than they have.
 * @returns whether it is kept: too much for a cookie is not
 */
export async function keepUndoable(
  deed: Omit<UndoableDeed, 'entries'>,
  changed: Outcome['changed'],
): Promise<boolean> {
  const entries = changed.filter(({ isChanged }) => isChanged);
  const text = writeDeed({ ...deed, entries });
  if (entries.length === 0 || text.length > mostCharacters) return false;
  const jar = await cookies();
  const before = deedCookies(jar.getAll());
  let room = mostCharacters - text.length;
  for (const [index, each] of before.entries()) {
    room -= each.value.length;
    if (room < 0 || index + 1 >= mostKept) jar.delete({ name: each.name, path: '/admin' });
  }
  // Two that are done by one button are two to undo.
  const at = Math.max(Date.now(), (before[0]?.at ?? 0) + 1);
  jar.set(`${prefix}${at.toString(36)}`, text, {
    path: '/admin',
    maxAge: secondsOf(deed.done),
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
  });
  return true;
}

/** For `keepUndoable`, where an undo needs the ids alone. */
export const idsAlone = (ids: readonly string[]): Outcome['changed'] =>
  ids.map((id) => ({ ...unchanged, id }));

const unchanged = {
  ...{ status: 'new', assignee: null, snoozedUntil: null, priority: 'normal' },
  ...{ isUnread: false, repliedAt: null, answeredAt: null },
  ...{ isChanged: true, hasGoneOut: false },
} as const satisfies Omit<Changed, 'id'> & Omit<Outcome['changed'][number], keyof Changed>;

/** What can be undone, the last first. */
export async function readUndoables(): Promise<readonly Undoable[]> {
  const jar = await cookies();
  return deedCookies(jar.getAll()).flatMap(({ name, value, at }) => {
    const done = readDeed(value);
    const until = done ? at + secondsOf(done.done) * 1000 : 0;
    return done && until > Date.now() ? [{ ...done, key: name.slice(prefix.length), until }] : [];
  });
}

/** One press writes them down at once. */
const samePressMs = 1000;

/** What was done about a conversation by the press that sent a reply: archived, or snoozed. */
export const ofSamePress = (reply: Undoable, all: readonly Undoable[]): readonly Undoable[] =>
  reply.done === 'sent'
    ? all.filter(
        ({ key, done, entries }) =>
          (done === 'archived' || done === 'snoozed') &&
          entries[0]?.id === reply.entries[0]?.id &&
          Math.abs(timeOf(key) - timeOf(reply.key)) < samePressMs,
      )
    : [];

const timeOf = (key: string): number => Number.parseInt(key, 36);

interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** The newest first. */
const deedCookies = (all: readonly Cookie[]) =>
  all
    .filter(({ name }) => name.startsWith(prefix))
    .map((cookie) => ({ ...cookie, at: timeOf(cookie.name.slice(prefix.length)) }))
    .filter(({ at }) => Number.isSafeInteger(at))
    .sort((one, other) => other.at - one.at);

/** The names of two of those whom it was done to; none where they could not be read. */
export async function namesToUndo(
  { scope, done, given, entries }: UndoableDeed,
  user: TypedUser,
): Promise<readonly string[]> {
  if (isContactDeed(done)) return nameOfContact(user, given);
  const ids = entries.slice(0, 2).map(({ id }) => id);
  const found = await Promise.all(
    formsIn(scope).map((form) =>
      readableNames(form, user, ids).catch(() => new Map<string, string>()),
    ),
  );
  return ids.flatMap((id) => found.flatMap((names) => names.get(id) ?? []));
}

export async function forgetUndoable(key: string): Promise<void> {
  (await cookies()).delete({ name: `${prefix}${key}`, path: '/admin' });
}
