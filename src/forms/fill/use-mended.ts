import { useEffect, useState, type RefObject } from 'react';

import { isField } from '@/islands/keep-typed';
import { onceLetGo } from '@/islands/once-let-go';

import type { FieldError, ShownForm } from '../definition';
import type { FormField } from '../kinds';
import { stepOf } from '../steps';
import { checkAnswers } from './check-answers';
import { answerOf, askedIn } from './form-controls';

/** What Send would say of a field now: files count together with those before. */
function problemIn(
  at: HTMLFormElement,
  form: Pick<ShownForm, 'fields'>,
  field: FormField,
): string | undefined {
  const soFar = askedIn(at, form).filter((each) => stepOf(each) <= stepOf(field));
  const errors = checkAnswers(soFar, ({ name }) => answerOf(at, name));
  return errors.find(({ name }) => name === field.name)?.message;
}

/** With what is wrong with one of them now; another field that is in order stays so until the next try. */
export const checkedAgain = (
  errors: readonly FieldError[],
  name: string,
  problem: string | undefined,
): readonly FieldError[] =>
  errors.flatMap((error) => {
    if (error.name !== name) return [error];
    return problem === undefined ? [] : [{ name, message: problem }];
  });

/**
 * What stands beside the fields. A field that is in error is checked again when somebody leaves it with another
 * answer. The list over the form stays as the last try left it: a screen reader would say all of it again, and
 * the form would jump.
 * @param found by the last try
 */
export function useMended(
  form: ShownForm,
  element: RefObject<HTMLFormElement | null>,
  found: readonly FieldError[],
): readonly FieldError[] {
  const [mended, setMended] = useState({ found, left: found });
  useEffect(() => {
    const at = element.current;
    if (!at || found.length === 0) return undefined;
    // What the server alone has found stays with the answer that it is about. A text has changed once it is left.
    const checkAgain = ({ target }: Event) => {
      const field = isField(target) && form.fields.find(({ name }) => name === target.name);
      if (!field) return;
      onceLetGo(() => {
        const problem = problemIn(at, form, field);
        setMended((before) => ({
          found,
          left: checkedAgain(before.found === found ? before.left : found, field.name, problem),
        }));
      });
    };
    at.addEventListener('change', checkAgain);
    return () => at.removeEventListener('change', checkAgain);
  }, [form, element, found]);
  return mended.found === found ? mended.left : found;
}
