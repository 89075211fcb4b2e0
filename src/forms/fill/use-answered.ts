import { useEffect, useState, type RefObject } from 'react';

import type { ShownForm } from '../definition';
import { kindOf, problemOf } from '../kinds';
import { answerOf } from './form-controls';

/** What is answered and in order: by the field's name, as people read it. */
export type Answered = Readonly<Record<string, string>>;

const none: Answered = {};

function lookAt(at: HTMLFormElement, { fields }: Pick<ShownForm, 'fields'>): Answered {
  const found: Record<string, string> = {};
  for (const field of fields) {
    const kind = kindOf(field);
    const answer = kind.clean(answerOf(at, field.name) ?? '');
    if (answer !== '' && problemOf(field, answer) === null) found[field.name] = kind.shown(answer);
  }
  return found;
}

const isSame = (one: Answered, other: Answered): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** @param isAsked whether anybody wants to know: most forms do not */
export function useAnswered(
  form: Pick<ShownForm, 'fields'>,
  element: RefObject<HTMLFormElement | null>,
  isAsked: boolean,
): Answered {
  const [answered, setAnswered] = useState(none);
  // After each drawing: a draft, or what was sent, has changed answers without an event.
  useEffect(() => {
    const at = element.current;
    if (!at || !isAsked) return undefined;
    const look = () =>
      setAnswered((before) => {
        const now = lookAt(at, form);
        return isSame(before, now) ? before : now;
      });
    look();
    at.addEventListener('input', look);
    return () => at.removeEventListener('input', look);
  });
  return answered;
}
