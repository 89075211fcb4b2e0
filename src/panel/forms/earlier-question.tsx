'use client';

import { SelectInput, useAllFormFields, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { z } from 'zod';

const text = z.string().catch('');
const chosen = z.object({ value: z.string() });

/** Questions that stand before this one: a condition looks at no later one. */
export function EarlierQuestion({ path, field: { label } }: TextFieldClientProps) {
  const { value, setValue } = useField<string>({ path });
  const [fields] = useAllFormFields();
  const row = Number(path.split('.').at(-2));
  const options = Array.from({ length: row }, (_, at) => {
    const of = (name: string) => text.parse(fields[`questions.${at}.${name}`]?.value);
    return of('key') === '' || of('kind') === 'heading'
      ? []
      : [{ value: of('key'), label: `${at + 1}. ${of('label')}` }];
  }).flat();
  return (
    <SelectInput
      path={path}
      name={path}
      label={label}
      options={options}
      value={value}
      onChange={(option) => setValue(chosen.safeParse(option).data?.value ?? '')}
    />
  );
}
