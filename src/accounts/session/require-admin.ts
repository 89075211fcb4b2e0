import 'server-only';

import { redirect } from 'next/navigation';

import { getViewer, type Viewer } from './viewer';

/** For the pages beside the inbox: whoever is not staff is sent to its sign-in. */
export async function requireAdmin(): Promise<Extract<Viewer, { kind: 'admin' }>> {
  const viewer = await getViewer();
  if (viewer.kind !== 'admin') redirect('/admin');
  return viewer;
}

/** For what marketers may do as well. */
export async function requireSignedIn(): Promise<Extract<Viewer, { user: unknown }>> {
  const viewer = await getViewer();
  if (viewer.kind !== 'admin' && viewer.kind !== 'editor') redirect('/admin');
  return viewer;
}
