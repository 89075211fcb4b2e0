import type { Payload } from 'payload';

import { env } from '@/env';
import { letter } from '@/platform/mail/letter';
import { mails, textsOf } from '@/words';

const asServer = { depth: 0, overrideAccess: true } as const;

/** A link goes out in the site’s own words when those of the editors cannot be read. */
async function readWords(payload: Payload) {
  const read = payload.findGlobal({ slug: mails.slug, ...asServer });
  return textsOf(mails, await read.catch(() => undefined)).password;
}

export const passwordLinkSubject = async (payload: Payload): Promise<string> =>
  (await readWords(payload)).subject;

/** The mail to somebody who forgot their password, as HTML: Payload sends no other. */
export async function passwordLinkMail(payload: Payload, token: string): Promise<string> {
  const { subject, asked, mistaken, button } = await readWords(payload);
  const { brand } = await payload.findGlobal({ slug: 'site-settings', ...asServer });
  return letter({
    brand,
    heading: subject,
    paragraphs: [asked, mistaken],
    link: { label: button, href: `${env.SERVER_URL}/admin/new-password/${token}` },
  }).html;
}
