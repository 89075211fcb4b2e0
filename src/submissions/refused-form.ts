import 'server-only';

import type { FormDefinition } from '@/forms';
import { kindOf, type FormField } from '@/forms/kinds';
import type { MadeForm } from '@/forms/made/definition';
import { codesOfFiles } from '@/forms/refusal-texts';
import { stepOf } from '@/forms/steps';

import { GoingBack } from './going-back';
import type { Questions } from './questions';
import { chooseAgain, goBack, type ClosedWords, type Refusal, type RefusalCode } from './refusal';
import { stepSent, type Turned } from './turn-step';

/** A form that came in without JavaScript and goes back to be corrected, or to be gone on with. */
export interface RefusedForm {
  readonly form: FormDefinition['name'];
  /** What an editor made, where it is no written one. */
  readonly made?: MadeForm;
  /** What was typed, by field. */
  readonly answers: Record<string, string>;
  /** What is wrong, by field; empty when it is nothing that the person can correct. */
  readonly errors: Readonly<Record<string, string>>;
  readonly code?: RefusalCode;
  /** What stands in its place, where it takes no answers. */
  readonly closed?: ClosedWords | undefined;
  /** The sentence that says why it was refused. */
  readonly message: string;
  /** What is said besides, where that is no answer’s fault. */
  readonly remark?: string | undefined;
  /** Of the form, where nothing is wrong and it only goes on. */
  readonly title?: string | undefined;
  /** The page of the form that comes, where it has several. */
  readonly step?: number;
  /** All of that page is answered, and nothing follows. */
  readonly isLast?: boolean;
}

const goingBack = new GoingBack<RefusedForm>();

export const getRefusedForm = goingBack.get;

/**
 * The site's page with the form as it was filled in and the errors beside the fields.
 * @returns null when the page cannot be made
 */
export function refusedFormPage(
  questions: Questions,
  refusal: Refusal,
  body: Record<string, unknown>,
): Promise<Response | null> {
  const { closed } = refusal.details;
  const { isChanged } = questions;
  const { errors, remark } = besideAnswers(questions, refusal, body);
  const wrong = questions.fields.find(({ name }) => errors[name] !== undefined);
  const about = {
    ...{ errors, code: refusal.code, message: refusal.message, remark, closed },
    // Of a form that asks something else now the first page comes.
    ...(!isChanged && { step: wrong ? stepOf(wrong) : stepSent(body) }),
  };
  return drawn(questions, body, about, refusal);
}

/** What is said at the questions that were answered with files, or below where no answer is wrong. */
function besideAnswers(
  { fields }: Questions,
  { code, message, details }: Refusal,
  body: Record<string, unknown>,
): Pick<RefusedForm, 'errors' | 'remark'> {
  const isAnswered = ({ name }: FormField) => Array.isArray(body[name]) && body[name].length > 0;
  const asked = fields.filter((field) => kindOf(field).hasFiles && isAnswered(field));
  const ofFiles = (words: string) => Object.fromEntries(asked.map(({ name }) => [name, words]));
  if (codesOfFiles.includes(code)) return { errors: ofFiles(message) };
  if (code === 'too-large') return { errors: {}, remark: goBack };
  if (details.fields) return { errors: { ...ofFiles(chooseAgain), ...details.fields } };
  return { errors: {}, remark: asked.length > 0 ? chooseAgain : undefined };
}

/** Another page of a form with several, for a browser without JavaScript. */
export function turnedFormPage(
  questions: Questions,
  { errors, step, isLast }: Turned,
  body: Record<string, unknown>,
): Promise<Response | null> {
  const isWrong = Object.keys(errors).length > 0;
  const title = isWrong ? undefined : questions.made?.title;
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  const status = isWrong ? 422 : 200;
  return drawn(questions, body, { errors, step, isLast, title, message: '' }, { status, headers });
}

function drawn(
  { form, fields, made }: Questions,
  body: Record<string, unknown>,
  about: Omit<RefusedForm, 'form' | 'made' | 'answers'>,
  answer: Pick<Refusal, 'status' | 'headers'>,
): Promise<Response | null> {
  const typed = fields.map(({ name }) => [name, body[name]] as const);
  const refused: RefusedForm = {
    ...{ form: form.name, made },
    answers: Object.fromEntries(
      typed.filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    ),
    ...about,
  };
  return goingBack.page(refused, (token) => ({ path: `/check-answers?form=${token}` }), answer);
}
