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

function stateWith(form: ShownForm, step: number): object {
  const state: unknown = history.state;
  return { ...(typeof state === 'object' ? state : null), [stateName(form)]: step };
}

const noteStep = (form: ShownForm, step: number): void =>
  history.replaceState(stateWith(form, step), '');

/**
 * Which page of a form is shown. Back of the browser leads to the one before. A reload stays where
 * somebody was, if what they typed comes back as well.
 * @param first the page that the server has sent
 */
export function useStep(form: ShownForm, first: number) {
  const [step, setStep] = useState(first);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const isTurned = useRef(false);

  useEffect(() => {
    if (!form.steps) return undefined;
    const follow = (event?: PopStateEvent) => {
      const to = stepInHistory(form, history.state);
      isTurned.current = event !== undefined && to !== undefined && to !== shown.current;
      // A link to a place on this page has made an entry that knows of no step.
      if (to === undefined) noteStep(form, shown.current);
      else setStep(to);
    };
    // It has woken the form. Without one, a hand has, which is no moment to turn.
    if (readDraft(form.name)) follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [form, first]);

  useLayoutEffect(() => {
    shown.current = step;
    if (!isTurned.current) return;
    isTurned.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [step]);

  return {
    step,
    heading,
    turnOn: (to: number) => {
      isTurned.current = true;
      noteStep(form, step);
      history.pushState(stateWith(form, to), '');
      setStep(to);
    },
    turnBack: (to: number) => {
      isTurned.current = true;
      noteStep(form, to);
      setStep(to);
    },
    /** What was sent is gone, and it begins again. */
    beginAgain: () => {
      if (!form.steps) return;
      noteStep(form, first);
      setStep(first);
    },
    /** To the first of what is wrong, which takes the focus itself. */
    turnToError: (errors: readonly FieldError[]) => {
      const wrong = form.fields.find(({ name }) => errors.some((error) => error.name === name));
      if (form.steps && wrong) setStep(stepOf(wrong));
    },
  };
}
