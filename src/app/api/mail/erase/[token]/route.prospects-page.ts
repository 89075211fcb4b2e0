import { toMailPage } from '@/platform/private-file';
import { getSmallWords } from '@/site/content';
import { confirmErasure } from '@/submissions/prospects-page/deeds';
import { openErasureLink } from '@/submissions/prospects-page/erasure-link';

interface Context {
  readonly params: Promise<{ token: string }>;
}

/** Asks staff for the erasure that somebody confirms from their own mailbox; the page says so. */
export async function POST(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const link = await openErasureLink(token);
  if (link && !link.isOver && link.sender.erasureConfirmedAt === null)
    await confirmErasure(link.sender, (await getSmallWords()).prospectsPage);
  return toMailPage('erase', token);
}
