import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { FieldError, ShownForm } from '../definition';
import { stepOf } from '../steps';

const stateName = (form: ShownForm) => `step of ${form.name}`;

/** The page of a form that this entry of the browser's history shows. */
function stepInHistory(form: ShownForm, state: unknown): number | undefined {
  const step: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, stateName(form)) : undefined;
  return typeof step === 'number' ? step : undefined;
}

/**
 * Which page of a form is shown. Back of the browser leads to the one before. A reload begins at the
 * first: the form wakes under somebody's hand, which is no moment to turn.
 * @param first the page that the server has sent
 */
export function useStep(form: ShownForm, first: number) {
  const [step, setStep] = useState(first);
  const heading = useRef<HTMLHeadingElement>(null);
  const isTurned = useRef(false);

  useEffect(() => {
    if (!form.steps) return undefined;
    const follow = () => setStep(stepInHistory(form, history.state) ?? first);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [form, first]);

  useLayoutEffect(() => {
    if (!isTurned.current) return;
    isTurned.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [step]);

  const stateWith = (to: number): object => {
    const state: unknown = history.state;
    return { ...(typeof state === 'object' ? state : null), [stateName(form)]: to };
  };
  return {
    step,
    heading,
    turnOn: (to: number) => {
      isTurned.current = true;
      history.pushState(stateWith(to), '');
      setStep(to);
    },
    turnBack: (to: number) => {
      isTurned.current = true;
      history.replaceState(stateWith(to), '');
      setStep(to);
    },
    /** What was sent is gone, and it begins again. */
    beginAgain: () => {
      if (!form.steps) return;
      history.replaceState(stateWith(first), '');
      setStep(first);
    },
    /** To the first of what is wrong, which takes the focus itself. */
    turnToError: (errors: readonly FieldError[]) => {
      const wrong = form.fields.find(({ name }) => errors.some((error) => error.name === name));
      if (form.steps && wrong) setStep(stepOf(wrong));
    },
  };
}
