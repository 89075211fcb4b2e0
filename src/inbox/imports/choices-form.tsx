import { currencies } from '@/platform/place/money';
import { choicesOf } from '@/submissions/imports';
import type { FileImport } from '@/submissions/records/imports/imports';
import type { Stage } from '@/submissions/records/opportunities/settings';
import { lineButton, selectBox } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { outcomeLabels } from '../pipeline/words';
import type { Account } from './accounts';
import { changeImport } from './actions';

interface ChoicesFormProps {
  shown: FileImport;
  stages: readonly Stage[];
  accounts: readonly Account[];
}

/** What of a file nobody but its owner can know. */
export function ChoicesForm({ shown, stages, accounts }: ChoicesFormProps) {
  const choices = choicesOf(shown);
  const { found } = shown;
  const places = [
    ...stages.map(({ key, label }) => ({ value: key, label })),
    ...Object.entries(outcomeLabels).map(([value, label]) => ({ value, label })),
  ];
  const people = accounts.map(({ id, name, email }) => ({ value: id, label: `${name}, ${email}` }));
  return (
    <ActionForm action={changeImport} aria-label="Choices" className="mt-6 grid max-w-[70ch] gap-3">
      <input type="hidden" name="import" value={shown.id} />
      {found.hasTwoDays ? (
        <Choice
          name="days"
          label="How this file writes days such as 3/4/2026"
          chosen={choices.days}
          options={[
            { value: 'day-first', label: 'The day first: 3 April' },
            { value: 'month-first', label: 'The month first: 4 March' },
          ]}
        />
      ) : null}
      {found.hasTwoAmounts ? (
        <Choice
          name="decimal"
          label="How this file writes amounts such as 12.500"
          chosen={choices.decimal}
          options={[
            { value: '.', label: 'A point before the pence: 12,500.00' },
            { value: ',', label: 'A comma before the pence: 12.500,00' },
          ]}
        />
      ) : null}
      {found.hasNoCurrency ? (
        <Choice
          name="currency"
          label="The currency of amounts that name none"
          chosen={choices.currency}
          options={currencies.map((each) => ({ value: each, label: each }))}
        />
      ) : null}
      <h3 className="mt-2 text-[16px]">Stages</h3>
      {found.stages.map((label, at) => (
        <Choice
          key={label}
          name={`stage-${at}`}
          label={label}
          chosen={choices.stages[label]}
          options={places}
        />
      ))}
      {found.owners.length > 0 ? <h3 className="mt-2 text-[16px]">Owners</h3> : null}
      {found.owners.map((label, at) => (
        <Choice
          key={label}
          name={`owner-${at}`}
          label={label}
          none="Nobody"
          chosen={choices.owners[label]}
          options={people}
        />
      ))}
      <div>
        <button type="submit" name="deed" value="try" className={lineButton}>
          Try it with these
        </button>
      </div>
    </ActionForm>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  chosen: string | undefined;
  none?: string;
  options: readonly { readonly value: string; readonly label: string }[];
}

const Choice = ({ name, label, chosen = '', none = 'Choose', options }: ChoiceProps) => (
  <label className="grid gap-1 wrap-anywhere sm:grid-cols-2 sm:items-center">
    <span>{label}</span>
    <select key={chosen} name={name} defaultValue={chosen} className={selectBox}>
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);
