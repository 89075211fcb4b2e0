import { forms } from '@/forms';

import { formatDate } from '../frame/format-date';
import { LoadingFailure } from '../frame/loading';
import { SubmissionLink } from '../frame/submission-link';
import { arrivalLabels } from './rule-fields';
import type { Trial } from './trial';

/** What a rule would have done, without having done it. */
export function TrialView({ trial }: { trial: Trial | null }) {
  if (!trial) return <LoadingFailure />;
  const { tried, matching } = trial;
  return (
    <section id="try" aria-labelledby="try-heading" className="mt-8">
      <h2 id="try-heading" className="text-[20px]">
        Tried on the last {tried}
      </h2>
      <p role="status" className="mt-1 max-w-[64ch] text-ink-soft">
        {matching.length === 0
          ? 'It would have met none of them. Nothing was changed.'
          : `It would have met ${matching.length} of them, and done this as each came in. Nothing was changed.`}
      </p>
      <ol className="mt-3 grid">
        {matching.map(({ arrival, deeds }) => (
          <li
            key={`${arrival.submission} ${arrival.at.toISOString()}`}
            className="border-t border-line py-2 wrap-anywhere"
          >
            <time dateTime={arrival.at.toISOString()} className="tabular-nums">
              {formatDate(arrival.at.toISOString())}
            </time>{' '}
            <span className="font-[580]">{forms[arrival.form].staff.short.mark}</span>{' '}
            <SubmissionLink form={arrival.form} id={arrival.submission}>
              <bdi>{arrival.name}</bdi>, {arrival.reference}
            </SubmissionLink>
            {arrival.kind === 'submission' ? null : (
              <span className="text-ink-soft">
                {' '}
                ({arrivalLabels.find(({ value }) => value === arrival.kind)?.label.toLowerCase()})
              </span>
            )}
            <p className="text-[14px]">{deeds.join('; ')}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
