import type { ReactNode } from 'react';

import type { FormDefinition } from '@/forms';

import { toBrowserForm } from './browser-form';
import { EnhancedForm } from './enhanced-form';
import { Field } from './field';
import { fieldGroups, type FieldGroup, type FieldRow } from './field-rows';
import { Honeypot } from './honeypot';

interface SubmissionFormProps {
  form: FormDefinition;
  /** What stands beside the button. */
  note?: ReactNode;
  /** The id of the view that takes the form's place after a success. */
  switchesTo?: string;
  className?: string;
}

/** A form, drawn from its definition. It works as plain HTML; the browser then makes it better. */
export function SubmissionForm({ form, note, switchesTo, className }: SubmissionFormProps) {
  return (
    <EnhancedForm
      form={toBrowserForm(form)}
      note={note}
      switchesTo={switchesTo}
      className={className}
    >
      {fieldGroups(form.fields).map((group) => (
        <Group key={group.heading} formName={form.name} group={group} />
      ))}
      <Honeypot formName={form.name} name={form.honeypot} />
    </EnhancedForm>
  );
}

function Group({ formName, group }: { formName: string; group: FieldGroup }) {
  const rows = group.rows.map((row) => (
    <Row key={row.fields[0]?.name} formName={formName} row={row} />
  ));
  if (group.heading === null) return <div className="grid gap-y-5">{rows}</div>;
  return (
    <fieldset className="not-first:mt-10">
      <legend className="mb-4 text-[22px] leading-normal font-[640] stretch-92">
        {group.heading}
      </legend>
      <div className="grid gap-y-5">{rows}</div>
    </fieldset>
  );
}

/** By the form's own width, since it stands in a column of the page. */
const columns: Record<FieldRow['columns'], string> = {
  1: '',
  2: '@md:grid-cols-2',
  3: '@xs:grid-cols-2 @xs:*:first:col-span-2 @lg:grid-cols-[1.35fr_1fr_1fr] @lg:*:first:col-span-1',
};

function Row({ formName, row }: { formName: string; row: FieldRow }) {
  return (
    <div className={`grid grid-cols-1 items-start gap-x-6 gap-y-5 ${columns[row.columns]}`}>
      {row.fields.map((field) => (
        <Field key={field.name} formName={formName} field={field} />
      ))}
    </div>
  );
}
