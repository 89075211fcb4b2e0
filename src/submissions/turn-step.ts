import 'server-only';

import { askedAmong } from '@/forms/conditions';
import type { FormField } from '@/forms/kinds';
import type { MadeForm } from '@/forms/made/definition';
import { judgeAnswer } from '@/forms/schema';
import { possibleSteps, stepNames, stepOf } from '@/forms/steps';

/** Which page of a form a browser without a script gets. */
export interface Turned {
  readonly step: number;
  /** Why it gets the same once more, by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Nothing follows, which could not be known before. */
  readonly isLast: boolean;
}

/** The page that a browser without a script shows. */
export const stepSent = (answers: Readonly<Record<string, unknown>>): number =>
  Number(answers[stepNames.at]) || 0;

/**
 * Where a browser without a script comes from a page of a form to the next or to the one before. Nothing
 * is kept: each page sends along what the others were answered.
 * @returns null where the form itself was sent
 */
export function turnStep(
  { shown: { steps, fields } }: MadeForm,
  answers: Readonly<Record<string, unknown>>,
): Turned | null {
  const go = answers[stepNames.go];
  if (!steps || (go !== stepNames.next && go !== stepNames.back)) return null;
  const judge = (field: FormField) => judgeAnswer(field, answers[field.name] ?? '');
  const answerTo = (field: FormField) => judge(field).answer;
  const step = stepSent(answers);
  const possible = possibleSteps(fields, step + 1, answerTo);
  if (go === stepNames.back) {
    const before = possible.findLast((each) => each < step);
    return { step: before ?? step, errors: {}, isLast: false };
  }
  const errors = askedAmong(fields, answerTo)
    .filter((field) => stepOf(field) === step)
    .flatMap((field) => {
      const { problem } = judge(field);
      return problem === null ? [] : [[field.name, problem] as const];
    });
  if (errors.length > 0) return { step, errors: Object.fromEntries(errors), isLast: false };
  const next = possible.find((each) => each > step);
  return { step: next ?? step, errors: {}, isLast: next === undefined };
}
