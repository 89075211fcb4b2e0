import { askedAmong } from '../conditions';
import type { SubmissionValues } from '../definition';
import { problemOfAllFiles } from '../files-together';
import { kindOf, type FormField } from '../kinds';
import { judgeAnswer } from '../schema';
import type { MadeForm } from './definition';
import type { QuestionKind } from './document';
import { recordInWords, type AskedAnswer, type MadeRecord } from './record';

/** What a made form is answered with: its columns, or what is wrong by field. */
export type JudgedAnswers =
  | { readonly values: SubmissionValues; readonly asked: readonly FormField[] }
  | { readonly errors: Readonly<Record<string, string>> };

/**
 * Checks what was sent, drops what was not asked, and puts down the rest under the words that asked.
 * @param wrongFiles what is wrong with files by their content, by field
 * @param digest of what was sent
 */
export function judgeAnswers(
  form: MadeForm,
  sent: Readonly<Record<string, unknown>>,
  wrongFiles: Readonly<Record<string, string>> = {},
  digest?: string,
): JudgedAnswers {
  const { fields } = form.shown;
  const judged = new Map(
    fields.map((field) => [field.name, judgeAnswer(field, sent[field.name] ?? '')]),
  );
  const answerTo = ({ name }: FormField) => judged.get(name)?.answer ?? '';
  const asked = askedAmong(fields, answerTo);
  const errors = asked.flatMap(({ name }) => {
    const message = judged.get(name)?.problem ?? wrongFiles[name];
    return message ? [{ name, message }] : [];
  });
  if (errors.length === 0) errors.push(...problemOfAllFiles(asked, answerTo));
  if (errors.length > 0)
    return { errors: Object.fromEntries(errors.map(({ name, message }) => [name, message])) };
  return { values: keptAnswers(form, asked, answerTo, digest), asked };
}

/** Answers to some fields as the columns that keep them, under the words that asked. */
export function keptAnswers(
  { id, title, version, kinds }: MadeForm,
  asked: readonly FormField[],
  answerTo: (field: FormField) => string,
  digest?: string,
): SubmissionValues {
  const record: MadeRecord = {
    ...{ form: id, version, title },
    asked: asked.map((field): AskedAnswer => {
      const answer = answerTo(field);
      const words = answer === '' ? emptyWords(field) : kindOf(field).shown(answer);
      return {
        key: field.name,
        kind: kinds[field.name] ?? field.kind,
        label: field.label,
        answer,
        words,
      };
    }),
    ...(digest !== undefined && { sent: digest }),
  };
  const first = (kind: QuestionKind) =>
    record.asked.find((each) => each.kind === kind && each.answer !== '');
  const [name, email] = [first('name'), first('email')];
  // Those have columns of their own.
  const others = record.asked.filter((each) => each !== name && each !== email);
  return {
    name: name?.answer ?? email?.answer ?? 'No name',
    email: email?.answer ?? null,
    form: title,
    answers: recordInWords({ ...record, asked: others }) || null,
    formId: id,
    record: JSON.stringify(record),
  };
}

/** A box that was seen and not ticked is an answer. */
const emptyWords = ({ kind }: FormField): string => (kind === 'checkbox' ? 'No' : '');
