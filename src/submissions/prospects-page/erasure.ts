import 'server-only';

import config from '@payload-config';
import { getPayload } from 'payload';

import { env } from '@/env';
import { fillIn } from '@/forms/reply-template';
import { letter } from '@/platform/mail/letter';
import { takePoint } from '@/platform/rate-limit/limiter';

import { readWords } from '../notices/parties';
import type { Sender } from '../records/prospects-page/sender';
import { erasureLink } from './erasure-link';

const perDay = { name: 'erasure-mails', points: 3, seconds: 24 * 60 * 60 };

/** Whether mails go out from here at all. */
export const canAskForErasure = env.SMTP_URL !== undefined;

/**
 * Sends a mail to the sender's own address, in which they confirm that they want it.
 * @returns whether the mail server has it
 */
export async function askForErasure({ id, reference, email }: Sender): Promise<boolean> {
  if (!canAskForErasure || (await takePoint(perDay, id)) > 0) return false;
  const payload = await getPayload({ config });
  const { prospectsPage: words, both } = await readWords(payload);
  const { brand } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: true,
  });
  const link = `${env.SERVER_URL}/mail/erase/${erasureLink(id)}`;
  const sent = payload.sendEmail({
    to: email,
    subject: words.eraseSubject,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    ...letter({
      brand,
      heading: words.eraseSubject,
      paragraphs: [fillIn(words.eraseText, { reference }), both.mistyped],
      link: { label: words.eraseButton, href: link },
      signature: fillIn(both.signature, { brand }),
    }),
  });
  return sent.then(
    () => true,
    () => false,
  );
}
