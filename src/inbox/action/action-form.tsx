'use client';

import { createContext, useContext, type ReactNode } from 'react';

import type { ActionState, StaffAction } from './action-state';
import { Problem } from './problem';
import { useFormAction } from './use-form-action';

const Typed = createContext<ActionState['typed']>(undefined);

/** What the form around it held when it was last sent in vain. */
export const useTyped = (name: string): string | undefined => useContext(Typed)?.[name];

interface ActionFormProps {
  action: StaffAction;
  id?: string;
  'aria-label'?: string;
  /** The form by which an open submission leaves the list. */
  'data-done'?: boolean;
  /** The form that the key of Undo sends. */
  'data-undo'?: boolean;
  className?: string;
  children: ReactNode;
}

/** A form of the inbox: what went wrong stands at its end. */
export function ActionForm({ action, children, ...rest }: ActionFormProps) {
  const { state, pending, formProps } = useFormAction(action, {});
  return (
    <form {...rest} {...formProps} aria-busy={pending}>
      <Typed value={state.typed}>{children}</Typed>
      <Problem text={pending ? undefined : state.problem} />
    </form>
  );
}
