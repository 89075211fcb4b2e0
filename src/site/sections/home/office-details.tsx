import type { ReactNode } from 'react';

import { phoneAddress } from '@/forms/kinds/tel';
import type { SiteSetting } from '@/payload-types';
import { Link } from '@/ui/link';
import type { SmallWords } from '@/words';

export type Office = Pick<SiteSetting, 'email' | 'telephone' | 'address' | 'officeHours'>;

/** How and when the company can be reached. */
export function OfficeDetails({
  words,
  email,
  telephone,
  address,
  officeHours,
}: Office & { words: SmallWords }) {
  return (
    <dl>
      <Detail term={words.home.email}>
        <DetailLink href={`mailto:${email}`}>{email}</DetailLink>
      </Detail>
      {telephone ? (
        <Detail term={words.home.telephone}>
          <Telephone number={telephone} />
        </Detail>
      ) : null}
      <Detail term={words.home.post}>{address}</Detail>
      <Detail term={words.home.officeHours}>{officeHours}</Detail>
    </dl>
  );
}

/** What cannot be called is shown as it was written. */
function Telephone({ number }: { number: string }) {
  const href = phoneAddress(number);
  return href === null ? number : <DetailLink href={href}>{number}</DetailLink>;
}

function DetailLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      className="-my-2.5 inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {children}
    </Link>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[112px_minmax(0,1fr)] border-t border-line py-3">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
