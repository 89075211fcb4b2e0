import type { ArrayFieldValidation } from 'payload';
import { z } from 'zod';

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
export interface QuestionProblem {
  /** Of the field, as the panel knows it: `questions.2.onlyIf`. */
  readonly path: string;
  /** What is wrong, and the remedy. The panel's toast breaks at commas. */
  readonly message: string;
}

type Field = 'label' | 'options' | 'parameter' | 'most' | 'onlyIf' | 'onlyIfAnswer';
type Found = readonly [Field, string] | null;

/** All that is wrong with the questions of a form, in their order. */
export function problemsOf(questions: readonly Question[]): QuestionProblem[] {
  const ofList = problemOfList(questions);
  const ofEach = questions.flatMap((question, at) =>
    [
      problemOfOne(question),
      problemOfPlace(question, questions.slice(at + 1)),
      problemOfCondition(question, questions.slice(0, at)),
    ].flatMap((found) =>
      found ? [{ path: `questions.${at}.${found[0]}`, message: found[1] }] : [],
    ),
  );
  return [...(ofList === null ? [] : [{ path: 'questions', message: ofList }]), ...ofEach];
}

const given = madeDocument.shape.questions;

/** What a check of Payload asks of the list, for each field of each question. */
const known = new WeakMap<object, readonly QuestionProblem[]>();

function problemsIn(value: unknown): readonly QuestionProblem[] {
  if (!Array.isArray(value)) return problemsOf([]);
  const before = known.get(value);
  if (before) return before;
  const { data } = given.safeParse(value);
  const problems = data
    ? problemsOf(data)
    : [{ path: 'questions', message: 'A question has no kind. Choose one.' }];
  known.set(value, problems);
  return problems;
}

export const checkQuestions: ArrayFieldValidation = (value) =>
  problemsIn(value).find(({ path }) => path === 'questions')?.message ?? true;

const asked = z.object({ questions: z.array(z.object({ key: z.string().nullish() })) });
const sibling = z.object({ key: z.string() });

/** The same at the field that has to change, so that the panel shows it there. */
export const checkQuestion =
  (field: string) =>
  (_: unknown, { data, siblingData }: { data: unknown; siblingData: unknown }): string | true => {
    const own = sibling.safeParse(siblingData).data?.key;
    const form = asked.safeParse(data).data;
    const at = form?.questions.findIndex(({ key }) => key === own);
    const path = `questions.${at}.${field}`;
    const list: unknown = Reflect.get(Object(data), 'questions');
    return problemsIn(list).find((each) => each.path === path)?.message ?? true;
  };

function problemOfList(questions: readonly Question[]): string | null {
  if (questions.every(({ kind }) => asksNothing(kind) || kind === 'hidden'))
    return 'A form asks at least one question. Add one.';
  return questions.filter(hasCondition).length > mostConditions
    ? `A form has at most ${mostConditions} questions that depend on another. Ask some always.`
    : null;
}

/** The panel offers none for what stands between questions; one may be left from before. */
const hasCondition = ({ kind, onlyIf }: Question): boolean =>
  onlyIf !== '' && !asksNothing(kind) && kind !== 'hidden';

function problemOfOne(question: Question): Found {
  const { kind, label, parameter, least, most } = question;
  if (label === '') return ['label', 'Write the question as people read it.'];
  if (kind === 'hidden' && !/^[a-z][a-z0-9_-]{0,39}$/i.test(parameter))
    return ['parameter', 'Name what the address of the page says: campaign for example.'];
  if (kind === 'number' && least !== undefined && most !== undefined && least > most)
    return ['most', 'The least number is greater than the greatest. Change one of them.'];
  return hasOptions(kind) ? problemOfOptions(optionsOf(question)) : null;
}

/** What the address of the page says is drawn nowhere; a browser without scripts keeps no file. */
function problemOfPlace({ kind }: Question, after: readonly Question[]): Found {
  if (kind === 'file' && after.some((each) => each.kind === 'step'))
    return ['label', 'Files are asked for on the last page. Move this question there.'];
  const next = after.find((each) => each.kind !== 'hidden');
  return kind !== 'heading' || (next && !asksNothing(next.kind))
    ? null
    : [
        'label',
        'No question stands below it so nobody would see it. Move it or put its words into a hint.',
      ];
}

function problemOfOptions(options: readonly string[]): Found {
  if (options.length < 2) return ['options', 'Write at least two options. Each has its own line.'];
  if (options.length > mostOptions)
    return ['options', `It has at most ${mostOptions} options. Take some away.`];
  return options.some((option) => option.length > longestOption)
    ? ['options', `An option has at most ${longestOption} characters. Shorten the longest.`]
    : null;
}

function problemOfCondition(question: Question, before: readonly Question[]): Found {
  const { onlyIf, onlyIfAnswer } = question;
  if (!hasCondition(question)) return null;
  const earlier = before.find(({ key }) => key === onlyIf);
  if (earlier === undefined || asksNothing(earlier.kind))
    return [
      'onlyIf',
      'It depends on a question that does not stand before it. Choose an earlier one or move it.',
    ];
  if (!hasOptions(earlier.kind) || onlyIfAnswer === '') return null;
  return optionsOf(earlier).includes(onlyIfAnswer)
    ? null
    : [
        'onlyIfAnswer',
        `“${earlier.label}” has no option “${onlyIfAnswer}”. Choose one that it has.`,
      ];
}

/** A newsletter has to know whom it asks, and what they agree to. */
export function optInProblem(questions: readonly Question[]): string | null {
  const asksFor = (wanted: string) =>
    questions.some(({ kind, required, onlyIf }) => kind === wanted && required && onlyIf === '');
  if (!asksFor('email')) return 'The form has to ask for an email address that must be answered.';
  return asksFor('consent') ? null : 'The form has to ask for a consent that must be ticked.';
}
