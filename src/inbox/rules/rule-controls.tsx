import { useId, type ReactNode } from 'react';

import type { Option } from '@/forms';
import { selectBox, textBox, tick } from '@/ui/dense-controls';

import type { RuleField, RuleProblems } from './rule-fields';

export const group = 'grid gap-x-4 gap-y-3 sm:grid-cols-2';
export const legend = 'mb-2 text-[18px] font-[620]';

/** What stands in the fields: what was typed and refused, else what is stored. */
export interface Typed {
  readonly valueOf: (name: string, stored: string | null) => string;
  readonly isTicked: (name: string, stored: boolean) => boolean;
  readonly problems: RuleProblems;
}

interface TextProps {
  readonly typed: Typed;
  readonly name: RuleField;
  readonly label: string;
  readonly stored: string | null;
  readonly hint?: string;
  readonly list?: string;
  readonly maxLength?: number;
}

export function Text({ typed, name, label, stored, hint, ...rest }: TextProps) {
  const id = useId();
  const value = typed.valueOf(name, stored);
  const problem = typed.problems[name];
  const told = problem ?? hint;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-ink-soft">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        key={value}
        name={name}
        defaultValue={value}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={told ? `${id}-told` : undefined}
        className={textBox}
      />
      {told ? (
        <p
          id={`${id}-told`}
          className={
            problem ? 'mt-1 text-[14px] font-[580] text-bad' : 'mt-1 text-[13px] text-ink-soft'
          }
        >
          {told}
        </p>
      ) : null}
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

export function Choice({ name, label, value, hint, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-ink-soft">
        {label}
      </label>
      <select
        key={value}
        id={id}
        name={name}
        defaultValue={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={selectBox}
      >
        {children}
      </select>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-[13px] text-ink-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

export const Tick = ({ name, label, isOn }: { name: string; label: string; isOn: boolean }) => (
  <label className="flex min-h-9 items-center gap-2 max-sm:min-h-11">
    <input type="checkbox" name={name} defaultChecked={isOn} className={tick} />
    {label}
  </label>
);

export const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
