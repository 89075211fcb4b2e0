import { forms } from '@/forms';

import { formatDate } from '../frame/format-date';
import { SubmissionLink } from '../frame/submission-link';
import type { LeavingOfForm, Retention } from './data-protection';

/** The warning a week before: what goes into the trash by itself. */
export function LeavingList({ retention }: { retention: Retention }) {
  return (
    <section aria-labelledby="leaving" className="mt-8">
      <h2 id="leaving" className="text-[20px]">
        Leaving within a week
      </h2>
      {retention.leaving.map((each) => (
        <FormList key={`${each.form} ${each.title ?? ''}`} {...each} />
      ))}
      <p className="mt-3 max-w-[64ch] text-ink-soft">
        From the trash they are erased for good after {retention.trashDays} days.
      </p>
    </section>
  );
}

function FormList({ form, title, days, count, first }: LeavingOfForm) {
  const things = title === null ? forms[form].staff.many : `answers to “${title}”`;
  if (count === 0) return <p className="mt-3">{`None of the ${things}, kept for ${days} days.`}</p>;
  return (
    <>
      <p className="mt-3">
        <strong className="font-[640]">{count}</strong> {`of the ${things}, kept for ${days} days:`}
      </p>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(22rem,100%),1fr))] gap-x-8">
        {first.map(({ id, reference, trashedAt }) => (
          <li
            key={id}
            className="flex min-h-9 items-center justify-between gap-4 border-b border-line max-sm:min-h-11"
          >
            <SubmissionLink {...{ form, id }}>{reference}</SubmissionLink>
            <time dateTime={trashedAt}>{formatDate(trashedAt)}</time>
          </li>
        ))}
      </ul>
      {count > first.length ? <p className="mt-2">and {count - first.length} more</p> : null}
    </>
  );
}
