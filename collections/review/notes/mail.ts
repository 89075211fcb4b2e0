import type { Payload, SendEmailOptions } from 'payload';

import { may } from '@/accounts/rights';
import { letter } from '@/platform/mail/letter';
import { messageId } from '@/platform/mail/message-id';

import { formOfShared, titleOfShared } from '../title-of-shared';
import { getNotedLink } from './notes';

const asServer = { depth: 0, overrideAccess: true } as const;

/**
 * Tells who shared a draft that somebody wrote to it. What they wrote, and their name, stays on the site, where it can
 * be erased.
 * @param job its id: the same for every try
 */
export async function noteMail(
  payload: Payload,
  job: string,
  note: string,
): Promise<SendEmailOptions | undefined> {
  const noted = await getNotedLink(note);
  if (!noted) return undefined;
  const account = await payload.findByID({
    ...{ collection: 'users', id: noted.maker, disableErrors: true, ...asServer },
  });
  if (!account || !may(account, 'content')) return undefined;
  const { brand } = await payload.findGlobal({ slug: 'site-settings', ...asServer });
  const heading = `A reviewer left a note: ${await titleOfShared(payload, noted)}`;
  return {
    to: account.email,
    subject: heading,
    messageId: messageId(`review.${job}`),
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...letter({
      ...{ brand, heading },
      paragraphs: [
        'Somebody to whom you gave a link for review wrote to you. The note stands beside the form.',
      ],
      link: { label: 'Read it', href: formOfShared(noted) },
    }),
  };
}
