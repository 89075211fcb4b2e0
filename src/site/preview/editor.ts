import 'server-only';

import config from '@payload-config';
import { draftMode, headers } from 'next/headers';
import { getPayload, type TypedUser } from 'payload';
import { cache } from 'react';

import { may } from '@/accounts/rights';

/**
 * Who sees drafts on the page that is asked for: somebody who may change content, and whose browser
 * has the cookie of a preview. Each alone shows what everybody sees; both are looked at each time.
 */
export const getEditor: () => Promise<TypedUser | null> = cache(async () => {
  if (!(await isPreview())) return null;
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: await headers() });
  return mayChangeContent(user) ? user : null;
});

/** Whether somebody may change content, and so see what is not published yet. */
export const mayChangeContent = (user: TypedUser | null): user is TypedUser => may(user, 'content');

async function isPreview(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    // A build asks for the addresses of pages, and nobody visits: there is no cookie to look at.
    return false;
  }
}
