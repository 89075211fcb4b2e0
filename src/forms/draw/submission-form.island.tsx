'use client';

import { useState, type ReactNode } from 'react';

import { island } from '@/islands/island';
import { useHydrated } from '@/ui/use-hydrated';

import type { ShownForm } from '..';
import type { FieldError } from '../definition';
import { useAsked } from '../fill/use-asked';
import { useSubmission } from '../fill/use-submission';
import type { FormWords } from '../form-words';
import { takesFiles } from '../kinds';

import { ErrorSummary } from './error-summary';
import { Field } from './field';
import { fieldGroups, type FieldGroup, type FieldRow } from './field-rows';
import { Honeypot } from './honeypot';
import { SubmitButton } from './submit-button';

interface SubmissionFormProps {
  form: ShownForm;
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

/** A form, drawn from its definition. Without scripts it works as plain HTML. */
function SubmissionForm({ form, words, note, switchesTo, refused }: SubmissionFormProps) {
  const [refusal] = useState(() => refusalOf(form, refused));
  const { errors, status, isBusy, element, onSubmit, onInput } = useSubmission({
    form,
    words,
    switchesTo,
    refused: refusal,
  });
  const asked = useAsked(form, element, refused?.answers);
  // From then on our messages take the place of the browser's.
  const isHydrated = useHydrated();
  return (
    <form
      ref={element}
      name={form.name}
      method="post"
      action={`/api/${form.name}`}
      encType={takesFiles(form) ? 'multipart/form-data' : undefined}
      noValidate={isHydrated}
      className="@container"
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {errors.length > 0 ? (
        <ErrorSummary
          formName={form.name}
          words={words}
          errors={errors}
          isSent={errors === refusal.errors}
        />
      ) : null}
      {fieldGroups(form.fields).map((group) => (
        <Group
          key={group.heading}
          formName={form.name}
          words={words}
          group={group}
          asked={asked}
          answers={refused?.answers}
          errors={errors}
        />
      ))}
      <Honeypot formName={form.name} name={form.honeypot} />
      <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-5">
        <SubmitButton texts={form.texts} isBusy={isBusy} />
        {note}
      </div>
      <p role="status" className="mt-5 font-[540] text-pretty empty:mt-0">
        {status}
      </p>
    </form>
  );
}

/** As the form shows it: the lines of its fields, or one sentence. */
function refusalOf(form: ShownForm, refused: RefusedAnswers | undefined) {
  const errors = form.fields.flatMap(({ name }): FieldError[] => {
    const message = refused?.errors[name];
    return message ? [{ name, message }] : [];
  });
  return { errors, status: errors.length === 0 ? (refused?.message ?? '') : '' };
}

interface GroupProps {
  formName: string;
  words: FormWords;
  group: FieldGroup;
  /** The names of the fields that are asked. */
  asked: ReadonlySet<string>;
  answers?: RefusedAnswers['answers'];
  errors: readonly FieldError[];
}

function Group({ group, ...rest }: GroupProps) {
  const rows = group.rows.map((row) => <Row key={row.fields[0]?.name} row={row} {...rest} />);
  if (group.heading === null) return <div className="grid gap-y-5">{rows}</div>;
  return (
    <fieldset className="not-first:mt-10">
      <legend className="mb-4 text-[22px] leading-normal font-[640] stretch-92">
        {group.heading}
      </legend>
      {group.text ? <p className="mb-5 text-pretty">{group.text}</p> : null}
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

interface RowProps extends Omit<GroupProps, 'group'> {
  row: FieldRow;
}

function Row({ formName, words, row, asked, answers, errors }: RowProps) {
  return (
    <div
      data-unasked={row.fields.some(({ name }) => asked.has(name)) ? undefined : ''}
      className={`grid grid-cols-1 items-start gap-x-6 gap-y-5 ${columns[row.columns]} ${whileAsked}`}
    >
      {row.fields.map((field) => {
        const drawn = (
          <Field
            key={field.name}
            formName={formName}
            field={field}
            words={words}
            answer={answers?.[field.name]}
            error={errors.find(({ name }) => name === field.name)?.message}
          />
        );
        if (field.askedIf === undefined) return drawn;
        return (
          <div
            key={field.name}
            data-unasked={asked.has(field.name) ? undefined : ''}
            className={whileAsked}
          >
            {drawn}
          </div>
        );
      })}
    </div>
  );
}

/** Without scripts nothing could show it later, so it is there from the beginning. */
const whileAsked = 'not-noscript:data-unasked:hidden';

export default island({ name: 'submission-form', wake: 'touch' }, SubmissionForm);
