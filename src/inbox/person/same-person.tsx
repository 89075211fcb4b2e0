import Link from 'next/link';

import { forms } from '@/forms';

import { formatDate } from '../frame/format-date';
import { plainView, viewAddress } from '../list/inbox-view';
import { statusLabel } from '../list/words';
import type { SentBefore } from './from-person';

/** What else came from the same person, each a link to it. */
export function SamePerson({ others }: { others: readonly SentBefore[] }) {
  if (others.length === 0) return null;
  return (
    <section className="mt-6 print:hidden">
      <h3 className="mb-1.5 text-[15px]">From the same person</h3>
      <ul>
        {others.map(({ form, id, reference, submittedAt, status }) => (
          <li key={id} className="border-t border-line py-1.5">
            <Link
              href={viewAddress({ ...plainView(forms[form]), open: id })}
              prefetch={false}
              className="underline underline-offset-2 max-sm:inline-block max-sm:py-2"
            >
              {`${formatDate(submittedAt)}, ${forms[form].staff.short.one} ${reference}`}
            </Link>
            <span className="text-ink-soft">, {statusLabel(status).toLowerCase()}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
