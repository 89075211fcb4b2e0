import type { ArrayFieldValidation } from 'payload';

import {
  asksNothing,
  hasOptions,
  madeDocument,
  optionsOf,
  type Question,
} from '@/forms/made/document';

export const mostQuestions = 60;
const mostConditions = 20;
const mostOptions = 50;
const longestOption = 200;

/** What keeps a form from being drawn or answered as it was meant; a draft may have anything. */
export const checkQuestions: ArrayFieldValidation = (value) => {
  const all = madeDocument.shape.questions.safeParse(value ?? []);
  if (!all.success) return 'A question has no kind. Choose one.';
  return problemOf(all.data) ?? true;
};

/** A browser without scripts cannot take a file along from page to page. */
const earlyFile = 'Files are asked for on the last page. Move it there.';

/** The first of what is wrong with the questions of a form. */
export function problemOf(questions: readonly Question[]): string | null {
  if (questions.every(({ kind }) => asksNothing(kind) || kind === 'hidden'))
    return 'A form asks at least one question.';
  if (questions.filter(({ onlyIf }) => onlyIf !== '').length > mostConditions)
    return `A form has at most ${mostConditions} questions that depend on another.`;
  const lastPage = questions.findLastIndex(({ kind }) => kind === 'step');
  for (const [at, question] of questions.entries()) {
    const isEarlyFile = question.kind === 'file' && at < lastPage;
    const problem =
      (isEarlyFile ? earlyFile : problemOfOne(question)) ??
      problemOfHeading(question, questions.slice(at + 1)) ??
      problemOfCondition(question, questions.slice(0, at));
    if (problem !== null)
      return `Question ${at + 1}${question.label && ` (${question.label})`}: ${problem}`;
  }
  return null;
}

function problemOfOne(question: Question): string | null {
  const { kind, label, parameter, least, most } = question;
  if (label === '') return 'Write what it is called.';
  if (kind === 'hidden' && !/^[a-z][a-z0-9_-]{0,39}$/i.test(parameter))
    return 'Name what the address of the page says, such as campaign.';
  if (least !== undefined && most !== undefined && least > most)
    return 'The least number is greater than the greatest.';
  return hasOptions(kind) ? problemOfOptions(optionsOf(question)) : null;
}

/** What the address of the page says is drawn nowhere. */
function problemOfHeading({ kind }: Question, after: readonly Question[]): string | null {
  const next = after.find((each) => each.kind !== 'hidden');
  return kind !== 'heading' || (next && !asksNothing(next.kind))
    ? null
    : 'No question stands below it, so nobody would see it. Move it, or put its words into a hint.';
}

function problemOfOptions(options: readonly string[]): string | null {
  if (options.length < 2) return 'Write two options at least, each on a line of its own.';
  if (options.length > mostOptions) return `It has at most ${mostOptions} options.`;
  return options.some((option) => option.length > longestOption)
    ? `An option has at most ${longestOption} characters.`
    : null;
}

function problemOfCondition(
  { onlyIf, onlyIfAnswer }: Question,
  before: readonly Question[],
): string | null {
  if (onlyIf === '') return null;
  const earlier = before.find(({ key }) => key === onlyIf);
  if (earlier === undefined || asksNothing(earlier.kind))
    return 'It depends on a question that does not stand before it.';
  if (!hasOptions(earlier.kind) || onlyIfAnswer === '') return null;
  return optionsOf(earlier).includes(onlyIfAnswer)
    ? null
    : `“${earlier.label}” has no option “${onlyIfAnswer}”.`;
}
