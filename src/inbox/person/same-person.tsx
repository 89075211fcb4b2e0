import { forms } from '@/forms';

import type { Parent } from '@/submissions/records/parent';

import { formatDate } from '../frame/format-date';
import { statusLabel } from '../list/words';
import type { Alike } from '../merge/alike';
import { MergeButton } from '../merge/merge-button';
import type { SentBefore } from './from-person';
import { OpenSubmissionLink } from './open-submission-link';

interface SamePersonProps {
  others: readonly SentBefore[];
  /** From other addresses. */
  alike: readonly Alike[];
  /** What they can be merged into; null where that was merged itself. */
  target: Parent | null;
}

/** What else came from the same person, and what may have, each a link to it. */
export const SamePerson = ({ others, alike, target }: SamePersonProps) => (
  <>
    <SentList heading="From the same person" sent={others} target={target} />
    <SentList heading="Perhaps the same person" sent={alike} target={target} />
  </>
);

interface SentListProps {
  heading: string;
  sent: readonly (SentBefore & Partial<Pick<Alike, 'why'>>)[];
  target: Parent | null;
}

function SentList({ heading, sent, target }: SentListProps) {
  if (sent.length === 0) return null;
  return (
    <section className="mt-6 print:hidden">
      <h3 className="mb-1.5 text-[15px]">{heading}</h3>
      <ul>
        {sent.map(({ form, id, reference, submittedAt, status, why }) => (
          <li key={id} className="border-t border-line py-1.5">
            <OpenSubmissionLink {...{ form, id }}>
              {`${formatDate(submittedAt)}, ${forms[form].staff.short.one} ${reference}`}
            </OpenSubmissionLink>
            <span className="text-ink-soft">
              , {statusLabel(status).toLowerCase()}
              {why ? `, the same ${why}` : null}
            </span>
            {target ? <MergeButton target={target} other={{ form, id, reference }} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
