'use client';

import type { ReactNode } from 'react';

import { Button } from '@/ui/button';

import type { BrowserForm, FieldError } from '../browser-form';
import { ErrorSummary } from './error-summary';
import { useSubmission } from './use-submission';

interface EnhancedFormProps {
  form: BrowserForm;
  note?: ReactNode;
  switchesTo?: string;
  /** What the door had against the answers that are in the fields. */
  errors: readonly FieldError[];
  problem?: string;
  /** The fields, rendered by the server; they stay uncontrolled. */
  children: ReactNode;
}

/** A form that works without it, checked and sent in the browser. */
export function EnhancedForm({ note, children, ...props }: EnhancedFormProps) {
  const { form } = props;
  const { formRef, summaryRef, submitting, errors, problem, start, keepDraft, submit } =
    useSubmission(props);
  return (
    <form
      ref={formRef}
      method="post"
      action={`/api/${form.name}`}
      onFocus={start}
      onInput={keepDraft}
      onSubmit={(event) => void submit(event)}
      className="@container"
    >
      {errors.length > 0 ? (
        <ErrorSummary ref={summaryRef} formName={form.name} errors={errors} />
      ) : null}
      {children}
      <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-5">
        <Button
          type="submit"
          disabled={submitting}
          className="disabled:pointer-events-none disabled:opacity-70"
        >
          {submitting ? form.texts.submitting : form.texts.submit}
        </Button>
        {note}
      </div>
      <p role="status" className="mt-5 font-[540] text-pretty empty:mt-0">
        {problem}
      </p>
    </form>
  );
}
