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

/**
 * A file to be saved: kept by no cache, and never shown by the browser.
 * @param named what it is called, as `Content-Disposition` wants it
 */
export const privateFile = (content: BodyInit, type: string, named: string) =>
  new Response(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; ${named}`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
