'use client';

import {
  createContext,
  useContext,
  useEffect,
  useRef,
  type ReactNode,
  type SubmitEvent,
} from 'react';

import { classNames } from '@/ui/class-names';
import { showToast } from '@/ui/toast/toast';

import { markLeaving } from '../list/table/row-focus';
import type { ActionState, StaffAction } from './action-state';
import { useFormAction } from './use-form-action';

const Typed = createContext<ActionState['typed']>(undefined);

/** What a field of the form around it held when it was last refused. */
export const useTyped = (name: string): string | undefined => useContext(Typed)?.[name];

interface TypedFieldsProps {
  typed: ActionState['typed'];
  children: ReactNode;
}

/** Stands around the fields of a form that was refused (`useTyped`). */
export const TypedFields = ({ typed, children }: TypedFieldsProps) => (
  <Typed value={typed}>{children}</Typed>
);

interface ActionFormProps {
  action: StaffAction;
  id?: string;
  'aria-label'?: string;
  /** The form by which an open submission leaves the list. */
  'data-done'?: boolean;
  /** The id of what it is about: its row in the list shows at once that it was pressed. */
  leaves?: string;
  /** The form that the key of Undo sends. */
  'data-undo'?: boolean;
  /** Said once it is done, of a form that goes with what it did. */
  done?: { readonly title: string; readonly text: string };
  /** Where scripts run, does what the action does, and says itself what went wrong. */
  instead?: (data: FormData) => void;
  className?: string;
  children: ReactNode;
}

/** A form of the inbox: what went wrong stands at its end. */
export function ActionForm({ action, done, leaves, instead, children, ...rest }: ActionFormProps) {
  const onDone = () => done && void showToast({ ...done, tone: 'success' });
  const { state, pending, problem, formProps } = useFormAction(action, {}, { onDone });
  useEffect(() => (pending && leaves ? markLeaving(leaves) : undefined), [pending, leaves]);
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (instead) {
      event.preventDefault();
      instead(new FormData(event.currentTarget));
    } else formProps.onSubmit(event);
  }
  return (
    <form {...rest} {...formProps} onSubmit={onSubmit} aria-busy={pending}>
      <TypedFields typed={state.typed}>{children}</TypedFields>
      <Problem text={problem} />
    </form>
  );
}

interface ProblemProps {
  id?: string;
  text: string | undefined;
  className?: string;
}

/** Why something was not done, beside the control that should have done it; it comes into sight. */
export function Problem({ id, text, className }: ProblemProps) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // New browsers answer with a promise, which is no clean-up of an effect.
    said.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return text ? (
    <p
      ref={said}
      id={id}
      role="alert"
      className={classNames('basis-full scroll-my-4 text-[14px] font-[580] text-bad', className)}
    >
      {text}
    </p>
  ) : null;
}
