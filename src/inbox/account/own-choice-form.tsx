'use client';

import { useState, type ReactNode } from 'react';

import { lineButton } from '@/ui/dense-controls';

import type { StaffAction } from '../action/action-state';
import { Problem } from '../action/action-form';
import { useFormAction } from '../action/use-form-action';

interface OwnChoiceFormProps {
  action: StaffAction;
  /** What its button says. */
  button: string;
  children: ReactNode;
}

/** What staff choose for themselves. It keeps what it holds and says that it is saved, until it is changed. */
export function OwnChoiceForm({ action, button, children }: OwnChoiceFormProps) {
  const [isSaved, setSaved] = useState(false);
  const { pending, problem, formProps } = useFormAction(
    action,
    {},
    { onAnswer: (answer) => setSaved(!answer.problem) },
  );
  return (
    <form {...formProps} onChange={() => setSaved(false)} aria-busy={pending} className="mt-2">
      {children}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <button type="submit" className={lineButton}>
          {button}
        </button>
        <span role="status">{isSaved && !pending ? 'Saved.' : ''}</span>
        <Problem text={problem} />
      </div>
    </form>
  );
}
