import { z } from 'zod';

import { getViewer } from '@/accounts/session';
import { exportPerson } from '@/inbox/data-protection/export-person';
import { streamOf } from '@/inbox/export';
import { emailSchema } from '@/platform/email-schema';

const asked = z.array(emailSchema).min(1).max(100);

/**
 * All that is kept of one person’s addresses, as a file for whoever it belongs to. The addresses stand
 * in the body: what stands in a URL is logged and remembered.
 */
export async function POST(request: Request): Promise<Response> {
  const viewer = await getViewer();
  if (viewer.kind === 'unchecked') return new Response('Try again in a moment.\n', { status: 503 });
  if (viewer.kind !== 'admin') return new Response('Only staff may do this.\n', { status: 403 });
  const sent = await request.formData().catch(() => null);
  const emails = asked.safeParse(sent?.getAll('email'));
  if (!emails.success) return new Response('An email address is missing.\n', { status: 400 });
  return new Response(streamOf(exportPerson(viewer.user, emails.data)), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="personal-data.json"',
      'Cache-Control': 'private, no-store',
    },
  });
}
