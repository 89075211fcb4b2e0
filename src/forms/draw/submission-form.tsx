import type { ReactNode } from 'react';

import type { FormDefinition } from '..';
import { Button } from '@/ui/button';
import { toBrowserForm, type Filling } from '../browser-form';
import type { FormWords } from '../form-words';

import { ErrorSummary } from './error-summary';
import { Field } from './field';
import { fieldGroups, type FieldGroup, type FieldRow } from './field-rows';
import { Honeypot } from './honeypot';

interface SubmissionFormProps {
  form: FormDefinition;
  words: FormWords;
  /** What stands beside the button. */
  note?: ReactNode;
  /** The id of the view that takes the form's place after a success. */
  switchesTo?: string;
  /** What a browser without JavaScript sent and the door refused. */
  refused?: RefusedAnswers;
}

export interface RefusedAnswers {
  /** What was typed, by field. */
  readonly answers: Record<string, string>;
  /** What is wrong, by field. */
  readonly errors: Record<string, string>;
  /** Why it was refused, where no field is wrong. */
  readonly message: string;
}

/** A form, drawn from its definition. It works as plain HTML; `fillForms` makes it better. */
export function SubmissionForm({ form, words, note, switchesTo, refused }: SubmissionFormProps) {
  const errors = form.fields.flatMap(({ name }) => {
    const message = refused?.errors[name];
    return message ? [{ name, message }] : [];
  });
  return (
    <form
      method="post"
      action={`/api/${form.name}`}
      data-filling={JSON.stringify(fillingOf(form, words))}
      data-switches-to={switchesTo}
      className="@container"
    >
      <ErrorSummary formName={form.name} words={words} errors={errors} />
      {fieldGroups(form.fields).map((group) => (
        <Group
          key={group.heading}
          formName={form.name}
          words={words}
          group={group}
          refused={refused}
        />
      ))}
      <Honeypot formName={form.name} name={form.honeypot} />
      <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-5">
        <Button type="submit" className="disabled:pointer-events-none disabled:opacity-70">
          {form.texts.submit}
        </Button>
        {note}
      </div>
      <p role="status" className="mt-5 font-[540] text-pretty empty:mt-0">
        {errors.length === 0 ? refused?.message : undefined}
      </p>
    </form>
  );
}

/** What the browser has to know to fill the form in. */
function fillingOf(form: FormDefinition, words: FormWords): Filling {
  const { errorMark, tryingAgain, checkingSender, yourReference } = words;
  return {
    ...toBrowserForm(form),
    words: { errorMark, tryingAgain, checkingSender, yourReference },
  };
}

interface GroupProps {
  formName: string;
  words: FormWords;
  group: FieldGroup;
  refused?: RefusedAnswers;
}

function Group({ formName, words, group, refused }: GroupProps) {
  const rows = group.rows.map((row) => (
    <Row key={row.fields[0]?.name} formName={formName} words={words} row={row} refused={refused} />
  ));
  if (group.heading === null) return <div className="grid gap-y-5">{rows}</div>;
  return (
    <fieldset className="not-first:mt-10 [[data-errors][hidden]+&]:mt-0">
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

interface RowProps {
  formName: string;
  words: FormWords;
  row: FieldRow;
  refused?: RefusedAnswers;
}

function Row({ formName, words, row, refused }: RowProps) {
  return (
    <div className={`grid grid-cols-1 items-start gap-x-6 gap-y-5 ${columns[row.columns]}`}>
      {row.fields.map((field) => (
        <Field
          key={field.name}
          formName={formName}
          field={field}
          words={words}
          answer={refused?.answers[field.name]}
          error={refused?.errors[field.name]}
        />
      ))}
    </div>
  );
}
