'use client';

import type { ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';

import type { BrowserForm } from './browser-form';
import { ErrorSummary } from './error-summary';
import { useSubmission } from './use-submission';

interface EnhancedFormProps {
  form: BrowserForm;
  note?: ReactNode;
  switchesTo?: string;
  className?: string;
  /** The fields, rendered by the server; they stay uncontrolled. */
  children: ReactNode;
}

/** A form that works without it, checked and sent in the browser. */
export function EnhancedForm({ form, note, switchesTo, className, children }: EnhancedFormProps) {
  const { formRef, summaryRef, submitting, errors, start, keepDraft, submit } = useSubmission(
    form,
    switchesTo,
  );
  return (
    <form
      ref={formRef}
      method="post"
      action={`/api/${form.name}`}
      onFocus={start}
      onInput={keepDraft}
      onSubmit={(event) => void submit(event)}
      className={classNames('@container', className)}
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
    </form>
  );
}
