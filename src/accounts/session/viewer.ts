import 'server-only';

import config from '@payload-config';
import { headers } from 'next/headers';
import { forbidden, redirect } from 'next/navigation';
import { cache } from 'react';
import { getPayload, type TypedUser } from 'payload';

import { isDatabaseBusy } from '@/platform/database/failure-reason';
import { carriesSession, sessionOf } from '@/platform/payload/accounts/session';

import { userOf } from '../guards';
import { may, type Right } from '../rights';

interface SignedIn {
  user: TypedUser;
  session: { id: string; expiresAt: number; serverTime: number };
}

/** Whoever asks for the inbox, as the server sees them. */
export type Viewer =
  | ({ kind: 'staff' } & SignedIn)
  | ({ kind: 'editor' } & SignedIn)
  | { kind: 'anonymous' }
  /** They carry a session that nobody can check: the database does not answer, or is busy. */
  | { kind: 'unchecked'; isBusy: boolean };

/** The gate of the inbox: session and role, never the browser's flag (`signals.ts`). */
export const getViewer = cache(async (): Promise<Viewer> => {
  const requestHeaders = await headers();
  if (!carriesSession(requestHeaders.get('cookie'))) return { kind: 'anonymous' };
  try {
    const payload = await getPayload({ config });
    const user = await userOf(payload, requestHeaders);
    if (!user) return { kind: 'anonymous' };
    const kind = may(user, 'read') ? 'staff' : 'editor';
    return { kind, user, session: { ...sessionOf(user), serverTime: Date.now() } };
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    console.error(`The session of somebody at /admin could not be checked: ${reason}`);
    return { kind: 'unchecked', isBusy: isDatabaseBusy(error) };
  }
});

/**
 * For the pages beside the inbox: whoever is not staff is sent to its sign-in, and whose role has not the
 * right gets the page's `forbidden.tsx`.
 */
export async function requireStaff(right: Right): Promise<Extract<Viewer, { kind: 'staff' }>> {
  const viewer = await getViewer();
  if (viewer.kind !== 'staff') redirect('/admin');
  if (!may(viewer.user, right)) forbidden();
  return viewer;
}

/** For what marketers may do as well. */
export async function requireSignedIn(): Promise<Extract<Viewer, { user: unknown }>> {
  const viewer = await getViewer();
  if (viewer.kind !== 'staff' && viewer.kind !== 'editor') redirect('/admin');
  return viewer;
}
