import type { WantedErasure } from '@/submissions/records/prospects-page/wishes';

import { formatDate } from '../frame/format-date';
import { SubmissionLink } from '../frame/submission-link';

/** Who asked on their page to have everything erased, and confirmed it from their own address. */
export function WantedList({ wanted }: { wanted: readonly WantedErasure[] }) {
  if (wanted.length === 0) return null;
  return (
    <section aria-labelledby="wanted" className="mt-8">
      <h2 id="wanted" className="text-[20px]">
        Erasures that senders asked for
      </h2>
      <p className="mt-2 max-w-[64ch]">
        Each was confirmed from the sender’s own address. Nothing is erased before you do it here.
      </p>
      <ul className="mt-3 max-w-[64ch]">
        {wanted.map(({ id, form, reference, confirmedAt }) => (
          <li
            key={id}
            className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1 max-sm:min-h-11"
          >
            <SubmissionLink {...{ form, id }}>{reference}</SubmissionLink>
            <time dateTime={confirmedAt.toISOString()}>
              {formatDate(confirmedAt.toISOString())}
            </time>
            <a
              href={`/admin/data-protection?person=${id}`}
              className="underline underline-offset-4"
              aria-label={`All that is kept of who sent ${reference}`}
            >
              All that is kept of them
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
