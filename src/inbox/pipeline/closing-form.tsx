import type { ReactNode } from 'react';

import type { Outcome } from '@/submissions/records/opportunities/opportunity';
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
  /** `2026-11-21` */
  today: string;
  children: ReactNode;
}

/** That it is won or lost, why, and since when. */
export const ClosingForm = ({ outcome, reasons, today, children }: ClosingFormProps) => (
  <details>
    <summary className={foldSummary}>{outcomeLabels[outcome]} …</summary>
    <ActionForm
      action={closeOpportunity}
      aria-label={outcomeLabels[outcome]}
      className="mt-1 grid grid-cols-2 gap-2 border-l-[6px] border-accent py-1 pl-3"
    >
      {children}
      <input type="hidden" name="outcome" value={outcome} />
      <Field label="Why">
        <select name="reason" defaultValue="" className={selectBox}>
          <option value="">Not said</option>
          {reasons.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </select>
      </Field>
      <Field label="On">
        <TypedInput name="closedOn" type="date" stored={today} required />
      </Field>
      <Field label="In words" className="col-span-2">
        <TypedInput name="remark" stored="" maxLength={longestText} />
      </Field>
      <div className="col-span-2">
        <button type="submit" className={lineButton}>
          {outcomeLabels[outcome]}
        </button>
      </div>
    </ActionForm>
  </details>
);
