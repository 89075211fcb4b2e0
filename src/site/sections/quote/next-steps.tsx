import { MergeLines } from '../../drawings';
import type { QuotePage } from '@/payload-types';

/** What happens after the form is sent: the lines merge, step by step. */
export function NextSteps({ steps }: { steps: QuotePage['nextSteps'] }) {
  return (
    <div className="mt-14">
      <div className="*:h-18">
        <MergeLines steps={steps.length} />
      </div>
      <ol className="mt-3.5 grid grid-cols-3 text-[14px] leading-snug text-ink-soft stretch-78 sm:text-small sm:stretch-88">
        {steps.map(({ id, when, what }) => (
          <li key={id ?? when} className="pr-3">
            <span className="block font-[620] text-ink">{when}</span>
            {what}
          </li>
        ))}
      </ol>
    </div>
  );
}
