import type { QuotePage } from '@/payload-types';

/** What happens after the form is sent, step by step. */
export const NextSteps = ({ steps }: { steps: QuotePage['nextSteps'] }) => (
  <ol className="grid gap-x-6 gap-y-3 border-t border-ink py-4 text-small @md:grid-cols-3">
    {steps.map(({ id, when, what }) => (
      <li key={id ?? when} className="text-pretty">
        <span className="block font-[620]">{when}</span>
        <span className="text-ink-soft">{what}</span>
      </li>
    ))}
  </ol>
);
