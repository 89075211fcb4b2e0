import { isSecure } from '@/env';
import { readSigned, signedUntil } from '@/platform/signed-until';

import { findSender, type Sender } from '../records/prospects-page/sender';

/** Of the browser of whoever opened a link; it opens the page at the address that remains, which has no secret. */
export const visitCookie = 'enquiry';

/** As long as somebody reads and writes at one go; then they open the link in their mail again. */
const hours = 24;

const purpose = 'visit of a page';

interface Visited {
  readonly id: string;
  readonly generation: number;
}

/**
 * One for the page and one for where its forms are sent, and for nowhere else. It ends with the browser, says
 * nothing of the link, and is dead as soon as that is.
 */
export function visitCookies(reference: string, { id, generation }: Visited): readonly string[] {
  const value = signedUntil(purpose, `${id}_${generation}`, Date.now() + hours * 3_600_000);
  return [`/received/${reference}`, `/api/received/${reference}`].map(
    (path) =>
      `${visitCookie}=${value}; Path=${path}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  );
}

/** Whose page a browser may see; null where it was made up, is too old, or the link is dead. */
export async function visitorOf(
  reference: string,
  cookie: string | undefined,
): Promise<Sender | null> {
  const [id = '', generation = ''] = (cookie && readSigned(purpose, cookie)?.split('_')) || [];
  if (id === '') return null;
  const sender = await findSender(id, Number(generation));
  return sender?.reference === reference ? sender : null;
}
