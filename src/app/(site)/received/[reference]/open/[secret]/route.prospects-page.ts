import { refuseGuess } from '@/submissions/prospects-page/guesses';
import { ledTo } from '@/submissions/prospects-page/led-to';
import { visitCookies } from '@/submissions/prospects-page/visit';
import { openPageLink } from '@/submissions/records/prospects-page/link';
import { findSender } from '@/submissions/records/prospects-page/sender';

interface Context {
  readonly params: Promise<{ reference: string; secret: string }>;
}

/**
 * Where the link in a mail leads: gives the browser a cookie and sends it on, so that no address that stays
 * has the secret. Programs that look into mails open it as well, and change nothing.
 */
export async function GET({ headers }: Request, { params }: Context): Promise<Response> {
  const { reference, secret } = await params;
  const named = openPageLink(secret);
  const sender = named && (await findSender(named.id, named.generation));
  if (!sender || sender.reference !== reference)
    return (await refuseGuess(headers)) ?? ledTo('/received/over');
  return ledTo(`/received/${reference}`, visitCookies(reference, named));
}
