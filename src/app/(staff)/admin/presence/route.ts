import { z } from 'zod';

import { getViewer } from '@/accounts/session';
import { othersHere } from '@/inbox/presence/others-here';

const question = z.object({ id: z.uuid(), writing: z.enum(['yes', 'no']) });

/**
 * What a page with an open submission says every few seconds: somebody is here. It reads the session and
 * does not prolong it.
 * @returns who else is
 */
export async function POST(request: Request): Promise<Response> {
  const headers = { 'Cache-Control': 'private, no-store' };
  const viewer = await getViewer();
  // Nobody can tell at the moment, or they are signed out, which the inbox notices by itself.
  if (viewer.kind !== 'staff') return new Response(null, { status: 204, headers });
  const sent = await request.formData().catch(() => new FormData());
  const open = question.safeParse(Object.fromEntries(sent)).data;
  if (!open)
    return Response.json(
      { error: 'Send id, of the open submission, and writing, which is yes or no.' },
      { status: 400, headers },
    );
  const { id, writing } = open;
  const others = await othersHere(viewer.user, { id, isWriting: writing === 'yes' }).catch(
    () => null,
  );
  return others === null
    ? new Response(null, { status: 204, headers })
    : Response.json({ others }, { headers });
}
