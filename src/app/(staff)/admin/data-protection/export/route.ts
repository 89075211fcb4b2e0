import { z } from 'zod';

import { getViewer } from '@/accounts/session';
import { exportPerson } from '@/inbox/data-protection/export-person';

/** All that is kept of one address, as a file for whoever it belongs to. */
export async function GET(request: Request): Promise<Response> {
  const viewer = await getViewer();
  if (viewer.kind === 'unchecked') return new Response('Try again in a moment.\n', { status: 503 });
  if (viewer.kind !== 'admin') return new Response('Only staff may do this.\n', { status: 403 });
  const email = z.email().safeParse(new URL(request.url).searchParams.get('email'));
  if (!email.success) return new Response('An email address is missing.\n', { status: 400 });
  const kept = await exportPerson(viewer.user, email.data);
  const body = { email: email.data, exportedAt: new Date().toISOString(), ...kept };
  return new Response(`${JSON.stringify(body, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="personal-data.json"',
      'Cache-Control': 'private, no-store',
    },
  });
}
