import { ChevronDown } from 'lucide-react';

import type { FormWords } from '../form-words';
import { kindOf, type FormField } from '../kinds';

/** The ids that tie a control to its label, its hint, its remark and its error. */
export function fieldIds(formName: string, fieldName: string) {
  const control = `${formName}-${fieldName}`;
  return {
    control,
    hint: `${control}-hint`,
    optional: `${control}-optional`,
    error: `${control}-error`,
  };
}

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
  const { name, label, hint, askedIf } = field;
  const required = field.required && askedIf === undefined;
  const ids = fieldIds(formName, name);
  const kind = kindOf(field);
  const description = describedBy(field, ids);
  const control = kind.draw({
    attributes: {
      id: ids.control,
      name,
      required,
      'aria-invalid': error === undefined ? undefined : true,
      'aria-describedby': description,
    },
    answer,
    chooseOne: words.chooseOne,
    arrow: (
      <ChevronDown
        aria-hidden="true"
        strokeWidth={2}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4.5"
      />
    ),
  });
  const optional =
    field.required || kind.label === 'none' ? null : (
      <span id={ids.optional} className="text-ink-soft">
        {words.optional}
      </span>
    );
  const small = 'text-[15px] leading-[1.4] text-pretty text-ink-soft';
  const help = askedIf ? (
    <div id={ids.hint} className={small}>
      {/* A browser with scripts shows the field only then. */}
      <p className="not-noscript:hidden">{askedIf.words}</p>
      {hint ? <p>{hint}</p> : null}
    </div>
  ) : hint ? (
    <p id={ids.hint} className={small}>
      {hint}
    </p>
  ) : null;
  const named = (
    <>
      <label htmlFor={ids.control} className="font-[580]">
        {label}
      </label>{' '}
      {optional}
      {help}
    </>
  );
  const problem = (
    <p
      id={ids.error}
      hidden={error === undefined}
      className="mt-2 text-[15px] leading-[1.4] font-[540] text-balance wrap-anywhere text-bad"
    >
      {error}
    </p>
  );
  switch (kind.label) {
    case 'above':
      return (
        <div>
          <div className="mb-2 leading-normal">{named}</div>
          {control}
          {problem}
        </div>
      );
    case 'beside':
      return (
        <div>
          <div className="flex items-start gap-3">
            {control}
            <div className="py-2.5 leading-6">{named}</div>
          </div>
          {problem}
        </div>
      );
    case 'none':
      return control;
    case 'legend':
      return (
        <fieldset aria-describedby={description}>
          <legend className="mb-2 leading-normal">
            <span className="font-[580]">{label}</span> {optional}
          </legend>
          {help}
          {control}
          {problem}
        </fieldset>
      );
  }
}

/** In the order in which they stand: what helps, whether it is needed, what is wrong. */
const describedBy = (
  { hint, askedIf, required }: FormField,
  ids: ReturnType<typeof fieldIds>,
): string =>
  [(hint || askedIf) && ids.hint, !required && ids.optional, ids.error].filter(Boolean).join(' ');
