import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { classNames } from '@/ui/class-names';
import type { ChoiceField, FormField } from '..';

import type { fieldIds } from '../field-ids';
import type { FormWords } from '../form-words';

const box =
  'block w-full min-h-13 border border-b-[3px] border-edge border-b-ink bg-paper px-3.5 py-3 font-[440] outline-offset-0 focus:border-b-one focus:outline-2 focus:outline-ink aria-invalid:border-bad aria-invalid:bg-bad-ground';

const inputTypes = { text: 'text', email: 'email', tel: 'tel' } as const;

interface FieldControlProps {
  field: FormField;
  ids: ReturnType<typeof fieldIds>;
  words: FormWords;
  answer?: string;
  isInvalid: boolean;
}

export function FieldControl({ field, ids, words, answer, isInvalid }: FieldControlProps) {
  const attributes = {
    id: ids.control,
    name: field.name,
    required: field.required,
    defaultValue: answer,
    'aria-invalid': isInvalid ? true : undefined,
    'aria-describedby': describedBy(field, ids),
  };
  if (field.kind === 'choice') {
    return <ChoiceControl none={words.chooseOne} options={field.options} attributes={attributes} />;
  }
  const limits = { maxLength: field.maxLength, autoComplete: field.autoComplete };
  if (field.kind === 'long-text') {
    return (
      <textarea {...attributes} {...limits} rows={6} className={classNames(box, 'resize-y')} />
    );
  }
  return <input {...attributes} {...limits} type={inputTypes[field.kind]} className={box} />;
}

/** In the order in which they stand: what helps, whether it is needed, what is wrong. */
const describedBy = (field: FormField, ids: FieldControlProps['ids']) =>
  [field.hint && ids.hint, !field.required && ids.optional, ids.error].filter(Boolean).join(' ');

interface ChoiceControlProps {
  /** What the empty option says. */
  none: string;
  options: ChoiceField['options'];
  attributes: ComponentProps<'select'>;
}

function ChoiceControl({ none, options, attributes }: ChoiceControlProps) {
  return (
    <div className="relative">
      <select {...attributes} className={classNames(box, 'appearance-none pr-9 text-ellipsis')}>
        <option value="">{none}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        strokeWidth={2}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4.5"
      />
    </div>
  );
}
