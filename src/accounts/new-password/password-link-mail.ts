import { env } from '@/env';
import { letter } from '@/platform/mail/letter';

interface PasswordLink {
  readonly brand: string;
  readonly token: string;
}

export const passwordLinkSubject = 'Set a new password';

/** The mail to somebody who forgot their password, as HTML: Payload sends no other. */
export const passwordLinkMail = ({ brand, token }: PasswordLink): string =>
  letter({
    brand,
    heading: passwordLinkSubject,
    paragraphs: [
      'Somebody asked for a new password for your account. The link works once, for an hour.',
      'You did not ask for it? Then there is nothing that you need to do: your password stays as it is.',
    ],
    link: { label: 'Set a new password', href: `${env.SERVER_URL}/admin/new-password/${token}` },
  }).html;
