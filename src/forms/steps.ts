import { isMet } from './conditions';
import { kindOf, type FormField } from './kinds';

/** Where a field is asked, of a form that asks on several pages. */
export const stepOf = ({ step = 0 }: FormField): number => step;

/**
 * The steps in which something may be asked, once all before one of them are answered: what depends on
 * answers to come may be. A value from the address alone makes no step.
 */
export function possibleSteps(
  fields: readonly FormField[],
  answered: number,
  answerOf: (field: FormField) => string,
): number[] {
  /** Null where the answer is to come. */
  const given = new Map<string, string | null>();
  const steps = new Set<number>();
  for (const field of fields) {
    const { askedIf } = field;
    const earlier = askedIf ? given.get(askedIf.field) : null;
    if (askedIf && earlier !== null && !isMet(askedIf, earlier ?? '')) continue;
    const isAnswered = stepOf(field) < answered;
    given.set(field.name, isAnswered ? kindOf(field).clean(answerOf(field)) : null);
    if (field.kind !== 'hidden') steps.add(stepOf(field));
  }
  return [...steps];
}

/** Whether what a field depends on was asked on an earlier page: the server knows, without a script. */
export function isSettled(field: FormField, fields: readonly FormField[]): boolean {
  const earlier = fields.find(({ name }) => name === field.askedIf?.field);
  return earlier !== undefined && stepOf(earlier) < stepOf(field);
}

/** How a browser without a script says where it is and where it wants to go. */
export const stepNames = { at: 'step', go: 'go', next: 'next', back: 'back' } as const;
