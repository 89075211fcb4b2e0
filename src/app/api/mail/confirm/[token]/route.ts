import { openLink } from '@/platform/sealed-link';
import { confirmSubscription } from '@/submissions/records/made/subscriptions';

import { toMailPage } from '@/platform/private-file';

interface Context {
  readonly params: Promise<{ token: string }>;
}

/** Confirms an address; the page says what came of it. */
export async function POST(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const link = openLink('confirm', token);
  if (link && !link.isOver) await confirmSubscription(link.id);
  return toMailPage('confirm', token);
}
