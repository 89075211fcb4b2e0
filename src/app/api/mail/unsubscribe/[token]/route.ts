import { openLink } from '@/platform/sealed-link';
import { endSubscription } from '@/submissions/records/made/subscriptions';

import { toMailPage } from '@/platform/private-file';

interface Context {
  readonly params: Promise<{ token: string }>;
}

/** The address that mails name in List-Unsubscribe: a person who opens it comes to the page. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return toMailPage('unsubscribe', (await params).token);
}

/** Unsubscribes, from the page or by one click in a mail program, which sends no cookie (RFC 8058). */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const link = openLink('unsubscribe', token);
  const isDone = link !== null && (await endSubscription(link.id));
  const sent = await request.formData().catch(() => null);
  if (sent?.get('List-Unsubscribe') !== 'One-Click') return toMailPage('unsubscribe', token);
  return new Response(null, {
    status: isDone ? 204 : 404,
    headers: { 'Cache-Control': 'private, no-store' },
  });
}
