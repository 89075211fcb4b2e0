import type { TypedUser } from 'payload';

import { getViewer } from '@/accounts/session';

/** Answers staff, and tells everybody else why not. */
export async function forStaff(
  answer: (user: TypedUser) => Response | Promise<Response>,
): Promise<Response> {
  const viewer = await getViewer();
  if (viewer.kind === 'unchecked') return new Response('Try again in a moment.\n', { status: 503 });
  if (viewer.kind !== 'admin') return new Response('Only staff may do this.\n', { status: 403 });
  return answer(viewer.user);
}

/** The same for who may change content. */
export async function forEditors(answer: () => Promise<Response>): Promise<Response> {
  const viewer = await getViewer();
  if (viewer.kind === 'unchecked') return new Response('Try again in a moment.\n', { status: 503 });
  if (viewer.kind === 'anonymous') return new Response('Sign in first.\n', { status: 403 });
  return answer();
}
