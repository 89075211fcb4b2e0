import type { FormField } from '..';

import { FieldControl } from './field-control';
import { fieldIds } from '../field-ids';
import type { FormWords } from '../form-words';

interface FieldProps {
  formName: string;
  field: FormField;
  words: FormWords;
  /** What was typed before. */
  answer?: string;
  /** What is wrong with that. */
  error?: string;
}

/** A label, its control and the place for its error, tied together by their ids. */
export function Field({ formName, field, words, answer, error }: FieldProps) {
  const ids = fieldIds(formName, field.name);
  return (
    <div>
      <div className="mb-2 leading-normal">
        <label htmlFor={ids.control} className="font-[580]">
          {field.label}
        </label>{' '}
        {field.required ? null : (
          <span id={ids.optional} className="text-ink-soft">
            {words.optional}
          </span>
        )}
        {field.hint ? (
          <p id={ids.hint} className="text-[15px] leading-[1.4] text-pretty text-ink-soft">
            {field.hint}
          </p>
        ) : null}
      </div>
      <FieldControl
        field={field}
        ids={ids}
        words={words}
        answer={answer}
        isInvalid={error !== undefined}
      />
      <p
        id={ids.error}
        hidden={error === undefined}
        className="mt-2 text-[15px] leading-[1.4] font-[540] text-balance text-bad"
      >
        {error}
      </p>
    </div>
  );
}
