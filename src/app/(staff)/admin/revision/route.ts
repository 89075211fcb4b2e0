import { getViewer } from '@/accounts/session';
import { inboxRevision } from '@/inbox/tools/revision';

/**
 * What an open inbox asks every few seconds: has anything changed? It reads the session and does not
 * prolong it. A person who is no longer signed in gets no revision, which is a change, too.
 */
export async function GET(request: Request): Promise<Response> {
  const viewer = await getViewer();
  const headers = { 'Cache-Control': 'private, no-store' };
  // Nobody can tell at the moment: the inbox stays as it is and asks again.
  const unknown = new Response(null, { status: 204, headers });
  if (viewer.kind === 'unchecked') return unknown;
  if (viewer.kind !== 'staff') return Response.json({ revision: null }, { headers });
  const revision = await inboxRevision(viewer.user).catch(() => null);
  if (revision === null) return unknown;
  if (new URL(request.url).searchParams.get('known') === revision) return unknown;
  return Response.json({ revision }, { headers });
}
