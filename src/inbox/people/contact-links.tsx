import Link from 'next/link';

import type { ContactKind } from '@/submissions/records/people/enter';

import { listAddress } from './contact-view';

/** A link among words. */
export const contactLink = 'underline underline-offset-2 max-sm:inline-block max-sm:py-1.5';

const places: readonly { kind: ContactKind; label: string }[] = [
  { kind: 'person', label: 'People' },
  { kind: 'company', label: 'Companies' },
];

/** The two lists. */
export const ContactLinks = ({ at }: { at: ContactKind | null }) => (
  <nav aria-label="People and companies" className="mt-2 -ml-2.5 print:hidden">
    <ul className="flex flex-wrap gap-x-1 text-[14px]">
      {places.map(({ kind, label }) => (
        <li key={kind}>
          <Link
            href={listAddress(kind)}
            prefetch={false}
            aria-current={kind === at ? 'page' : undefined}
            className="flex min-h-9 items-center px-2.5 whitespace-nowrap hover:underline hover:underline-offset-4 aria-[current=page]:bg-accent aria-[current=page]:font-[660] aria-[current=page]:text-accent-ink max-sm:min-h-11"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
