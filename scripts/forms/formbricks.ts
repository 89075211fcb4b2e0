import { z } from 'zod';

import {
  leftOut,
  plain,
  severalFiles,
  whyNot,
  type ForeignForm,
  type ForeignQuestion,
  type NewQuestion,
} from './foreign-form';

// As its management API gives a survey, and a file that was exported from it. A text has a language.
const words = z
  .union([z.string(), z.object({ default: z.string() }).transform((text) => text.default)])
  .nullish()
  .catch('')
  .transform((text) => text ?? '');
const choice = z.object({ label: words });
const question = z.object({
  id: z.string(),
  type: z.string(),
  headline: words,
  subheader: words,
  html: words,
  label: words,
  required: z.boolean().nullish(),
  inputType: z.string().nullish(),
  longAnswer: z.boolean().nullish(),
  allowMultipleFiles: z.boolean().nullish(),
  range: z.number().nullish(),
  choices: z.array(choice).nullish(),
  logic: z.array(z.unknown()).nullish(),
});
const survey = z.object({
  id: z.string().nullish(),
  name: z.string(),
  questions: z.array(question).nullish(),
  blocks: z.array(z.object({ elements: z.array(question) })).nullish(),
});
const answered = z.object({ data: survey }).transform(({ data }) => data);

type Question = z.infer<typeof question>;

export function readFormbricks(given: unknown): ForeignForm[] {
  const found = answered.or(survey).safeParse(given).data;
  if (!found) return [];
  const asked = found.questions?.length
    ? found.questions
    : (found.blocks ?? []).flatMap(({ elements }) => elements);
  if (asked.length === 0) return [];
  const left: string[] = [];
  const questions = asked.flatMap((each, at): ForeignQuestion[] => {
    const headline = plain(each.headline);
    if (each.logic?.length) left.push(`“${headline}” no longer leads on by its own rules.`);
    const made = toQuestion(each);
    if ('reason' in made) {
      left.push(leftOut(headline, each.type, made.reason));
      return [];
    }
    return [{ ...made, id: each.id, columns: [`${at + 1}. ${headline}`, headline, each.id] }];
  });
  const id = found.id ?? found.name;
  return [{ program: 'formbricks', id, title: plain(found.name), questions, leftOut: left }];
}

function toQuestion(each: Question): NewQuestion | { readonly reason: string } {
  const options = (each.choices ?? []).map(({ label }) => plain(label));
  const label = plain(each.headline);
  const base = { label, hint: plain(each.subheader), required: each.required === true };
  switch (each.type) {
    case 'openText':
      return { ...base, ...openText(each) };
    case 'multipleChoiceSingle':
      return { ...base, kind: 'radios', options };
    case 'multipleChoiceMulti':
      return { ...base, kind: 'several', options };
    case 'nps':
      return { ...base, kind: 'number', least: 0, most: 10 };
    case 'rating':
      return { ...base, kind: 'number', least: 1, most: each.range ?? 5 };
    case 'consent':
      return { ...base, kind: 'consent', label: plain(each.label) || label };
    case 'date':
      return { ...base, kind: 'date' };
    case 'contactInfo':
    case 'address':
      return { ...base, kind: 'text' };
    case 'cta':
      return { kind: 'heading', label: label || 'Note', text: plain(each.html || each.subheader) };
    case 'fileUpload':
      return { ...base, kind: 'file', ...(each.allowMultipleFiles === true && severalFiles) };
    default:
      return { reason: whyNot.unknown };
  }
}

function openText({ inputType, longAnswer }: Question): Pick<NewQuestion, 'kind'> {
  switch (inputType) {
    case 'email':
      return { kind: 'email' };
    case 'number':
      return { kind: 'number' };
    case 'phone':
      return { kind: 'tel' };
    default:
      return { kind: longAnswer === false ? 'text' : 'long-text' };
  }
}
