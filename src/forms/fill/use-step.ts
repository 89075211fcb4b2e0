import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { FieldError, ShownForm } from '../definition';
import { stepOf } from '../steps';
import { readDraft } from './draft';

const stateName = (form: ShownForm) => `step of ${form.name}`;

/** The page of a form that this entry of the browser's history shows. */
function stepInHistory(form: ShownForm, state: unknown): number | undefined {
  const step: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, stateName(form)) : undefined;
  // Somebody may have made the form shorter since.
  return typeof step === 'number' && form.steps?.[step] !== undefined ? step : undefined;
}

/**
 * Which page of a form is shown. Back of the browser leads to the one before. A reload stays where
 * somebody was, if what they typed comes back as well.
 * @param first the page that the server has sent
 */
export function useStep(form: ShownForm, first: number) {
  const [step, setStep] = useState(first);
  const heading = useRef<HTMLHeadingElement>(null);
  const isTurned = useRef(false);

  useEffect(() => {
    if (!form.steps) return undefined;
    const follow = () => setStep(stepInHistory(form, history.state) ?? first);
    // It has woken the form. Without one, a hand has, which is no moment to turn.
    if (readDraft(form.name)) follow();
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
