import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Payload } from 'payload';

import { env } from '@/env';
import { users } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';
import { letter } from '@/platform/mail/letter';
import { mails, textsOf } from '@/words';

/**
 * Gives the link that an account was mailed another hour, if it is still valid. A new link would
 * invalidate the old one, and anybody can ask for one.
 * @returns its token; null when there is no such link
 */
export async function prolongOpenLink(email: string): Promise<string | null> {
  const isOpen = and(
    eq(users.email, email),
    isNotNull(users.resetPasswordToken),
    gt(users.resetPasswordExpiration, sql`now()`),
  );
  const until = assignments(users, { resetPasswordExpiration: sql`now() + interval '1 hour'` });
  const { rows } = await run(
    staffConnection,
    sql<{ token: string }>`
      UPDATE ${users} SET ${until} WHERE ${isOpen} RETURNING ${users.resetPasswordToken} AS token`,
  );
  return rows[0]?.token ?? null;
}

const asServer = { depth: 0, overrideAccess: true } as const;

/** The default words are mailed when those of the editors cannot be read. */
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
