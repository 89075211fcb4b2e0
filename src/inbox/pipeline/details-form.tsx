import type { ReactNode } from 'react';

import { amountText, currencies, usualCurrency } from '@/platform/place/money';
import { moneyOf, type Opportunity } from '@/submissions/records/opportunities/opportunity';
import { lineButton, selectBox } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import type { Colleague } from '../submission/colleagues';
import { changeDetails } from './actions';
import { TypedInput } from './typed-input';
import { longestText } from './written';

interface DetailsFormProps {
  opportunity: Opportunity;
  colleagues: readonly Colleague[];
  seesValues: boolean;
  children: ReactNode;
}

export const foldSummary = 'w-fit cursor-pointer py-1 underline underline-offset-2 max-sm:py-2.5';

/** Value, probability, expected end and next step, folded away until somebody changes them. */
export function DetailsForm({ opportunity, colleagues, seesValues, children }: DetailsFormProps) {
  const { probability, expectedClose, nextStep, nextStepDay } = opportunity;
  const { nextStepTime, nextStepOwner } = opportunity;
  return (
    <details data-opportunity-details>
      <summary className={foldSummary}>
        {seesValues ? 'Change value and next step' : 'Change the next step'}
      </summary>
      <ActionForm
        action={changeDetails}
        aria-label="Value and next step"
        className="mt-1 grid grid-cols-2 gap-2 border-l-[6px] border-accent py-1 pl-3"
      >
        {children}
        {seesValues ? <ValueFields opportunity={opportunity} /> : null}
        <Field label="Probability, %">
          <TypedInput
            name="probability"
            stored={probability === null ? '' : String(probability)}
            inputMode="numeric"
            placeholder="As its stage"
          />
        </Field>
        <Field label="Expected end">
          <TypedInput name="expectedClose" type="date" stored={expectedClose ?? ''} />
        </Field>
        <Field label="Next step" className="col-span-2">
          <TypedInput name="nextStep" stored={nextStep ?? ''} maxLength={longestText} />
        </Field>
        <Field label="On">
          <TypedInput name="nextStepDay" type="date" stored={nextStepDay ?? ''} />
        </Field>
        <Field label="At, for a call">
          <TypedInput name="nextStepTime" type="time" stored={nextStepTime ?? ''} />
        </Field>
        <Field label="By" className="col-span-2">
          <select
            key={nextStepOwner}
            name="nextStepOwner"
            defaultValue={nextStepOwner ?? ''}
            className={selectBox}
          >
            <option value="">Nobody</option>
            {colleagues
              .filter(({ id, mayWork }) => mayWork || id === nextStepOwner)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        </Field>
        <div className="col-span-2">
          <button type="submit" className={lineButton}>
            Save
          </button>
        </div>
      </ActionForm>
    </details>
  );
}

function ValueFields({ opportunity }: Pick<DetailsFormProps, 'opportunity'>) {
  const money = moneyOf(opportunity);
  const chosen = money?.currency ?? usualCurrency;
  const known = currencies.includes(chosen) ? currencies : [chosen, ...currencies];
  return (
    <>
      <Field label="Value">
        <TypedInput
          name="amount"
          stored={money ? amountText(money) : ''}
          inputMode="decimal"
          autoComplete="off"
        />
      </Field>
      <Field label="Currency">
        <input type="hidden" name="kept" value={opportunity.currency ?? ''} />
        <select key={chosen} name="currency" defaultValue={chosen} className={selectBox}>
          {known.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </Field>
    </>
  );
}

interface FieldProps {
  label: string;
  className?: string;
  children: ReactNode;
}

export const Field = ({ label, className, children }: FieldProps) => (
  <label className={className ?? 'min-w-0'}>
    <span className="mb-1 block text-ink-soft">{label}</span>
    {children}
  </label>
);
