import 'server-only';

import config from '@payload-config';
import { headers } from 'next/headers';
import { getPayload, type TypedUser } from 'payload';

import { isDatabaseBusy } from '@/platform/database/failure-reason';
import { carriesSession, sessionOf } from '@/platform/payload/session';

import { userOf } from '../unchecked-session';

interface SignedIn {
  user: TypedUser;
  session: { id: string; expiresAt: number; serverTime: number };
}

/** Whoever asks for the inbox, as the server sees them. */
export type Viewer =
  | ({ kind: 'admin' } & SignedIn)
  | ({ kind: 'editor' } & SignedIn)
  | { kind: 'anonymous' }
  /** They carry a session that nobody can check: the database does not answer, or is busy. */
  | { kind: 'unchecked'; isBusy: boolean };

/** The gate of the inbox: session and role, never the browser's flag (product, decision 2). */
export async function getViewer(): Promise<Viewer> {
  const requestHeaders = await headers();
  if (!carriesSession(requestHeaders.get('cookie'))) return { kind: 'anonymous' };
  try {
    const payload = await getPayload({ config });
    const user = await userOf(payload, requestHeaders);
    if (!user) return { kind: 'anonymous' };
    return { kind: user.role, user, session: { ...sessionOf(user), serverTime: Date.now() } };
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    console.error(`The session of somebody at /admin could not be checked: ${reason}`);
    return { kind: 'unchecked', isBusy: isDatabaseBusy(error) };
  }
}
