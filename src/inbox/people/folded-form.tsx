'use client';

import { useRef, type ReactNode } from 'react';

import { Problem, TypedFields } from '../action/action-form';
import type { StaffAction } from '../action/action-state';
import { useFormAction } from '../action/use-form-action';

interface FoldedFormProps {
  action: StaffAction;
  summary: ReactNode;
  summaryLook: string;
  'aria-label': string;
  className: string;
  children: ReactNode;
}

/**
 * A form that is folded away until somebody wants it. Where it was refused it stands open with what was
 * typed, without scripts, too; once it is done it folds, and its summary keeps the focus.
 */
export function FoldedForm({ action, summary, summaryLook, children, ...rest }: FoldedFormProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  function onDone() {
    if (!fold.current) return;
    fold.current.open = false;
    fold.current.querySelector('summary')?.focus({ preventScroll: true });
  }
  const { state, pending, problem, formProps } = useFormAction(action, {}, { onDone });
  return (
    <details ref={fold} open={state.problem !== undefined || undefined}>
      <summary className={summaryLook}>{summary}</summary>
      <form {...rest} {...formProps} aria-busy={pending}>
        <TypedFields typed={state.typed}>{children}</TypedFields>
        <Problem text={problem} />
      </form>
    </details>
  );
}
