import { kindOf, type Condition, type FormField } from './kinds';

export const isMet = ({ is, answer }: Pick<Condition, 'is' | 'answer'>, given: string): boolean =>
  is === (answer === '' ? given !== '' : given.split('\n').includes(answer));

/**
 * Which fields are asked after these answers, clean or as they were typed. A condition looks at an
 * earlier field alone; one that was not asked has no answer.
 */
export function askedAmong(
  fields: readonly FormField[],
  answerOf: (field: FormField) => string,
): FormField[] {
  const answers = new Map<string, string>();
  return fields.filter((field) => {
    const { askedIf } = field;
    const isAsked = askedIf === undefined || isMet(askedIf, answers.get(askedIf.field) ?? '');
    if (isAsked) answers.set(field.name, kindOf(field).clean(answerOf(field)));
    return isAsked;
  });
}
