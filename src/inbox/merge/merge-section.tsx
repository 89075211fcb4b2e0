'use client';

import { useId } from 'react';

import type { Parent } from '@/submissions/records/parent';
import { lineButton, textBox } from '@/ui/dense-controls';

import { Problem } from '../action/action-form';
import { useFormAction } from '../action/use-form-action';
import { OnlyFor } from '../frame/only-for';
import { OpenSubmissionLink } from '../person/open-submission-link';
import { TargetFields } from '../submission/target-fields';
import { mergeAnother } from './actions';
import { TakeApartForm } from './take-apart-form';

interface MergeSectionProps extends Parent {
  /** What was merged into it. */
  others: readonly (Parent & { readonly reference: string })[];
}

/** What was merged into the open submission, and the way to merge another one. Needs no scripts. */
export function MergeSection({ form, id, others }: MergeSectionProps) {
  const field = useId();
  const { state, pending, problem, formProps } = useFormAction(mergeAnother, {});
  return (
    <section className="mt-6 print:hidden">
      <ul aria-label="Merged into this">
        {others.map((each) => (
          <li key={each.id} className="border-t border-line py-1.5">
            <TakeApartForm merged={each}>
              <p>
                <OpenSubmissionLink {...each}>{each.reference}</OpenSubmissionLink> was merged into
                this.
              </p>
            </TakeApartForm>
          </li>
        ))}
      </ul>
      <OnlyFor right="work">
        <details open={problem !== undefined || undefined}>
          <summary className="w-fit cursor-pointer py-1 underline underline-offset-2 max-sm:py-2.5">
            Merge another into this
          </summary>
          <form {...formProps} aria-busy={pending} className="mt-1 grid gap-2">
            <TargetFields form={form} id={id} />
            <p className="text-ink-soft">
              Both then stand in one stream. Nothing of either is changed, and it can be taken
              apart.
            </p>
            <div className="flex flex-wrap items-end gap-2">
              <label htmlFor={field} className="min-w-0">
                <span className="mb-1 block text-[14px] text-ink-soft">Its reference</span>
                <input
                  id={field}
                  name="other"
                  maxLength={300}
                  required
                  autoComplete="off"
                  defaultValue={state.typed?.['other'] ?? ''}
                  className={`${textBox} w-40! max-w-full`}
                />
              </label>
              <button type="submit" disabled={pending} className={lineButton}>
                Merge
              </button>
            </div>
            <Problem text={problem} />
          </form>
        </details>
      </OnlyFor>
    </section>
  );
}
