import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';
import { cache } from 'react';

import { fillIn } from '@/forms/reply-template';

import type { Mailbox } from '@/submissions/records/mailboxes/mailboxes';

import type { settingsFor } from '../list/reads/reading';

export type Settings = Awaited<ReturnType<typeof settingsFor>>;

/** The site settings, once for a page. */
export const parties = cache(async () =>
  (await getPayload({ config })).findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: true,
  }),
);

/** Theirs, or that of the team; absent where neither is set: a text then keeps its name. */
export function bookingLinkOf(user: TypedUser, settings: Settings): { bookingLink?: string } {
  const bookingLink = user.bookingLink || settings?.bookingLink;
  return bookingLink ? { bookingLink } : {};
}

/** Their own, or that of the mailbox that it goes out from, or that of the team. */
export function signatureOf(
  user: TypedUser,
  settings: Settings,
  brand: string,
  mailbox?: Pick<Mailbox, 'signature'>,
): string {
  const text = user.signature || mailbox?.signature || settings?.replySignature || '';
  return fillIn(text, { me: user.name, brand }).trim();
}
