import { inboxRevision } from '@/inbox/tools/revision';
import { getVisitor } from '@/accounts/session/visitor';

/**
 * What an open inbox asks every few seconds: has anything changed? It reads the session and does not
 * prolong it. Whoever is no longer signed in gets no revision, which is a change, too.
 */
export async function GET(request: Request): Promise<Response> {
  const visitor = await getVisitor();
  const headers = { 'Cache-Control': 'private, no-store' };
  // Nobody can tell at the moment: the inbox stays as it is and asks again.
  const unknown = new Response(null, { status: 204, headers });
  if (visitor.kind === 'unchecked') return unknown;
  if (visitor.kind !== 'admin') return Response.json({ revision: null }, { headers });
  const revision = await inboxRevision(visitor.user).catch(() => null);
  if (revision === null) return unknown;
  if (new URL(request.url).searchParams.get('known') === revision) return unknown;
  return Response.json({ revision }, { headers });
}
