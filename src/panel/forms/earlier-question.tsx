'use client';

import { SelectInput, TextField, useAllFormFields, useField } from '@payloadcms/ui';
import { useEffect, useId } from 'react';
import type { TextFieldClientProps } from 'payload';
import { z } from 'zod';

import { asksNothing, hasOptions, optionsOf } from '@/forms/made/document';

const text = z.string().catch('');
const chosen = z.object({ value: z.string() });

/** Questions that stand before this one: a condition looks at no later one. */
export function EarlierQuestion(props: TextFieldClientProps) {
  return <QuestionChoice {...props} before={Number(props.path.split('.').at(-2))} />;
}

/** Any question of the form. */
export const AnyQuestion = (props: TextFieldClientProps) => <QuestionChoice {...props} />;

interface QuestionChoiceProps extends TextFieldClientProps {
  /** The place of the first that cannot be chosen. */
  before?: number;
}

function QuestionChoice({ path, field, before }: QuestionChoiceProps) {
  const { value, setValue } = useField<string>({ path });
  const [fields] = useAllFormFields();
  const length = before ?? fields['questions']?.rows?.length ?? 0;
  const options = Array.from({ length }, (_, at) => {
    const of = (name: string) => text.parse(fields[`questions.${at}.${name}`]?.value);
    return of('key') === '' || asksNothing(of('kind'))
      ? []
      : [{ value: of('key'), label: `${at + 1}. ${of('label')}` }];
  }).flat();
  return (
    <SelectInput
      path={path}
      name={path}
      label={field.label}
      description={field.admin?.description}
      options={options}
      value={value}
      onChange={(option) => setValue(chosen.safeParse(option).data?.value ?? '')}
    />
  );
}

/** The answer that a condition names: the options of its question are offered while somebody types. */
export function AnswerToQuestion(props: TextFieldClientProps) {
  const list = useId();
  const [fields] = useAllFormFields();
  const of = (path: string) => text.parse(fields[path]?.value);
  const asked = of(props.path.replace(/Answer$/, ''));
  const at = fields['questions']?.rows?.findIndex((_, row) => of(`questions.${row}.key`) === asked);
  const options = hasOptions(of(`questions.${at}.kind`))
    ? optionsOf({ options: of(`questions.${at}.options`) })
    : [];
  // Payload's text field names no list.
  useEffect(() => {
    document
      .getElementById(`field-${props.path.replaceAll('.', '__')}`)
      ?.setAttribute('list', list);
  });
  return (
    <>
      <TextField {...props} />
      <datalist id={list}>
        {options.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
    </>
  );
}
