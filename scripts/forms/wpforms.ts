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

// As “WPForms → Tools → Export” writes it: PHP turns a list whose numbers have gaps into an object.
const words = z
  .union([z.string(), z.number()])
  .nullish()
  .catch('')
  .transform((value) => String(value ?? ''));
const listed = <Item extends z.ZodType>(item: Item) =>
  z
    .union([z.array(item), z.record(z.string(), item)])
    .nullish()
    .catch([])
    .transform((value) => Object.values(value ?? []));
const choice = z.object({ label: words });
const rule = z.object({ field: words, operator: words, value: words });
const field = z.object({
  id: words,
  type: words,
  label: words,
  description: words,
  code: words,
  content: words,
  required: words,
  multiple: words,
  format: words,
  min: words,
  max: words,
  scale: words,
  title: words,
  position: words,
  max_file_number: words,
  choices: listed(choice),
  conditional_logic: words,
  conditional_type: words,
  conditionals: listed(listed(rule)),
});
const form = z.object({
  id: words,
  fields: listed(field),
  settings: z.object({ form_title: words, form_desc: words, submit_text: words }),
});

type Field = z.infer<typeof field>;

export function readWpforms(given: unknown): ForeignForm[] {
  const found = z
    .array(form)
    .or(form.transform((one) => [one]))
    .safeParse(given).data;
  return (found ?? []).map(toForm);
}

function toForm({ id, fields, settings }: z.infer<typeof form>): ForeignForm {
  const left: string[] = [];
  // The last page has a mark at its end, too.
  const shown = fields.filter(
    ({ type, position }) => type !== 'pagebreak' || position !== 'bottom',
  );
  const questions = shown.flatMap((each): ForeignQuestion[] => {
    const label = plain(each.label);
    const asked = toQuestion(each);
    if ('reason' in asked) {
      left.push(leftOut(label, each.type, asked.reason));
      return [];
    }
    const condition = conditionOf(each);
    if (condition === 'left-out')
      left.push(`“${label}” is asked of everybody: only one rule of “is” or “is not” can be kept.`);
    return [
      {
        ...asked,
        ...(typeof condition === 'object' && { onlyIf: condition }),
        ...{ id: each.id, columns: [label] },
      },
    ];
  });
  return {
    ...{ program: 'wpforms', id, title: plain(settings.form_title) || 'A form' },
    ...{ intro: plain(settings.form_desc), submit: plain(settings.submit_text) },
    ...{ questions, leftOut: left },
  };
}

/** Groups are joined by “or”, rules within one by “and”. */
function conditionOf(each: Field): NewQuestion['onlyIf'] | 'left-out' {
  if (each.conditional_logic !== '1' || each.conditionals.length === 0) return undefined;
  const rules = each.conditionals.flat();
  const [only] = rules;
  const isPlain = rules.length === 1 && (only?.operator === '==' || only?.operator === '!=');
  if (!only || !isPlain) return 'left-out';
  const is = (only.operator === '==') === (each.conditional_type !== 'hide');
  return { id: only.field, is, answer: plain(only.value) };
}

const number = (text: string): number | undefined =>
  text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;

const limits = (least: number | undefined, most: number | undefined) => ({
  ...(least !== undefined && { least }),
  ...(most !== undefined && { most }),
});

function toQuestion(each: Field): NewQuestion | { readonly reason: string } {
  const { type, description } = each;
  const label = plain(each.label);
  const options = each.choices.map((option) => plain(option.label));
  const base = { label, hint: plain(description), required: each.required === '1' };
  switch (type) {
    case 'name':
    case 'email':
      return { ...base, kind: type };
    case 'phone':
      return { ...base, kind: 'tel' };
    case 'text':
    case 'url':
    case 'address':
      return { ...base, kind: 'text' };
    case 'textarea':
    case 'richtext':
      return { ...base, kind: 'long-text' };
    case 'number':
    case 'number-slider':
      return { ...base, kind: 'number', ...limits(number(each.min), number(each.max)) };
    case 'rating':
      return { ...base, kind: 'number', ...limits(1, number(each.scale) ?? 5) };
    case 'net_promoter_score':
      return { ...base, kind: 'number', ...limits(0, 10) };
    case 'date-time':
      return { ...base, kind: each.format === 'date' ? 'date' : 'text' };
    case 'select':
      return { ...base, kind: each.multiple === '1' ? 'several' : 'choice', options };
    case 'radio':
      return { ...base, kind: 'radios', options };
    case 'checkbox':
      return options.length === 1
        ? { ...base, kind: 'checkbox', label: options[0] ?? label }
        : { ...base, kind: 'several', options };
    case 'gdpr-checkbox':
      return { ...base, kind: 'consent', label: options[0] ?? label };
    case 'hidden':
      return { kind: 'hidden', label, parameter: 'campaign' };
    case 'divider':
    case 'html':
    case 'content':
      return {
        kind: 'heading',
        label: label || 'Note',
        text: plain(description || each.code || each.content),
      };
    case 'pagebreak':
      return { kind: 'step', label: plain(each.title) || label || 'Next page' };
    case 'file-upload':
      return { ...base, kind: 'file', ...(Number(each.max_file_number) > 1 && severalFiles) };
    case 'captcha':
    case 'internal-information':
      return { reason: whyNot.guard };
    default:
      return {
        reason: /^payment|credit-card|stripe|paypal|square/.test(type)
          ? whyNot.price
          : whyNot.unknown,
      };
  }
}
