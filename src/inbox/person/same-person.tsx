import { forms } from '@/forms';

import { formatDate } from '../frame/format-date';
import { statusLabel } from '../list/words';
import { OpenSubmissionLink } from './open-submission-link';
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
            <OpenSubmissionLink {...{ form, id }}>
              {`${formatDate(submittedAt)}, ${forms[form].staff.short.one} ${reference}`}
            </OpenSubmissionLink>
            <span className="text-ink-soft">, {statusLabel(status).toLowerCase()}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
