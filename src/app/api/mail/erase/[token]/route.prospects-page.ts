import { toMailPage } from '@/platform/private-file';
import { openLink } from '@/platform/sealed-link';
import { getSmallWords } from '@/site/content';
import { confirmErasure } from '@/submissions/prospects-page/deeds';
import { findSenderById } from '@/submissions/records/prospects-page/sender';

interface Context {
  readonly params: Promise<{ token: string }>;
}

/** Asks staff for the erasure that somebody confirms from their own mailbox; the page says so. */
export async function POST(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const link = openLink('erase', token);
  const sender = link && !link.isOver ? await findSenderById(link.id) : null;
  if (sender && sender.erasureConfirmedAt === null)
    await confirmErasure(sender, (await getSmallWords()).prospectsPage);
  return toMailPage('erase', token);
}
