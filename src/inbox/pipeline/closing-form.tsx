import type { ReactNode } from 'react';

import type { Opportunity, Outcome } from '@/submissions/records/opportunities/opportunity';
import { lineButton, selectBox } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { closeOpportunity } from './actions';
import { Field, foldSummary } from './details-form';
import { TypedInput } from './typed-input';
import { outcomeLabels } from './words';
import { longestText } from './written';

interface ClosingFormProps {
  outcome: Outcome;
  reasons: readonly string[];
  /** What is said of it already, where it ended so. */
  said: Pick<Opportunity, 'reason' | 'remark' | 'closedOn'> | null;
  /** `2026-11-21` */
  today: string;
  children: ReactNode;
}

/** That it is won or lost, why, and since when. */
export function ClosingForm({ outcome, reasons, said, today, children }: ClosingFormProps) {
  const reason = said?.reason ?? '';
  const known = reason === '' || reasons.includes(reason) ? reasons : [reason, ...reasons];
  return (
    <details>
      <summary className={foldSummary}>
        {said ? `Change why it is ${outcome}` : `${outcomeLabels[outcome]} …`}
      </summary>
      <ActionForm
        action={closeOpportunity}
        aria-label={outcomeLabels[outcome]}
        className="mt-1 grid grid-cols-2 gap-2 border-l-[6px] border-accent py-1 pl-3"
      >
        {children}
        <input type="hidden" name="outcome" value={outcome} />
        <Field label="Why">
          <select key={reason} name="reason" defaultValue={reason} className={selectBox}>
            <option value="">Not said</option>
            {known.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </Field>
        <Field label="On">
          <TypedInput name="closedOn" type="date" stored={said?.closedOn ?? today} required />
        </Field>
        <Field label="In words" className="col-span-2">
          <TypedInput name="remark" stored={said?.remark ?? ''} maxLength={longestText} />
        </Field>
        <div className="col-span-2">
          <button type="submit" className={lineButton}>
            {said ? 'Save' : outcomeLabels[outcome]}
          </button>
        </div>
      </ActionForm>
    </details>
  );
}
