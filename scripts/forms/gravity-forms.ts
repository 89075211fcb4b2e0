import { z } from 'zod';

import {
  leftOut,
  plain,
  whyNot,
  type ForeignForm,
  type ForeignQuestion,
  type NewQuestion,
} from './foreign-form';

// As https://docs.gravityforms.com/form-object/ and /field-object/ describe it.
const words = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''));
const choice = z.object({ text: words, value: words });
const input = z.object({ id: words, label: words, isHidden: z.boolean().nullish() });
const rule = z.object({ fieldId: words, operator: words, value: words });
const field = z.object({
  id: words,
  type: words,
  inputType: words,
  label: words,
  description: words,
  content: words,
  checkboxLabel: words,
  inputName: words,
  isRequired: z.union([z.boolean(), z.string(), z.number()]).nullish(),
  choices: z.union([z.array(choice), z.string()]).nullish(),
  inputs: z.union([z.array(input), z.string()]).nullish(),
  rangeMin: words,
  rangeMax: words,
  conditionalLogic: z
    .object({ actionType: words, logicType: words, rules: z.array(rule) })
    .nullish()
    .catch(null),
});
const form = z.object({
  id: words,
  title: words,
  description: words,
  button: z.object({ text: words }).nullish(),
  fields: z.array(field),
});
const file = z.record(z.string(), z.unknown());

type Field = z.infer<typeof field>;

/** The export of “Import/Export → Export Forms”: an object with a form under each number. */
export function readGravityForms(given: unknown): ForeignForm[] {
  const { data } = file.safeParse(given);
  return Object.entries(data ?? {}).flatMap(([number, each]) => {
    const found = form.safeParse(each).data;
    return found ? [toForm(found, found.id || number)] : [];
  });
}

function toForm(
  { title, description, button, fields }: z.infer<typeof form>,
  id: string,
): ForeignForm {
  const left: string[] = [];
  const questions = fields.flatMap((each): ForeignQuestion[] => {
    const asked = toQuestion(each);
    const label = plain(each.label);
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
        id: each.id,
        columns: columnsOf(each, label),
      },
    ];
  });
  return {
    ...{ program: 'gravity-forms', id, title: plain(title), intro: plain(description) },
    submit: plain(button?.text ?? ''),
    ...{ questions, leftOut: left },
  };
}

function columnsOf({ inputs }: Field, label: string): string[] {
  const parts = Array.isArray(inputs) ? inputs.filter(({ isHidden }) => isHidden !== true) : [];
  return [label, ...parts.map((part) => `${label} (${plain(part.label)})`)];
}

function conditionOf({ conditionalLogic }: Field): NewQuestion['onlyIf'] | 'left-out' {
  if (!conditionalLogic || conditionalLogic.rules.length === 0) return undefined;
  const { actionType, rules } = conditionalLogic;
  const [only] = rules;
  const isPlain = rules.length === 1 && (only?.operator === 'is' || only?.operator === 'isnot');
  if (!only || !isPlain) return 'left-out';
  const is = (only.operator === 'is') === (actionType === 'show');
  return { id: only.fieldId, is, answer: plain(only.value) };
}

const number = (text: string): number | undefined =>
  text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;

function toQuestion(each: Field): NewQuestion | { readonly reason: string } {
  const { type, choices, description, checkboxLabel, content, inputName } = each;
  const label = plain(each.label);
  const options = (Array.isArray(choices) ? choices : []).map(({ text }) => plain(text));
  const base = {
    label,
    hint: plain(description),
    required: each.isRequired === true || each.isRequired === '1' || each.isRequired === 1,
  };
  switch (type) {
    case 'name':
      return { ...base, kind: 'name' };
    case 'email':
      return { ...base, kind: 'email' };
    case 'phone':
      return { ...base, kind: 'tel' };
    case 'text':
    case 'website':
    case 'address':
    case 'time':
      return { ...base, kind: 'text' };
    case 'textarea':
      return { ...base, kind: 'long-text' };
    case 'number': {
      const [least, most] = [number(each.rangeMin), number(each.rangeMax)];
      return {
        ...{ ...base, kind: 'number' },
        ...(least !== undefined && { least }),
        ...(most !== undefined && { most }),
      };
    }
    case 'date':
      return { ...base, kind: 'date' };
    case 'select':
      return { ...base, kind: 'choice', options };
    case 'radio':
      return { ...base, kind: 'radios', options };
    case 'checkbox':
    case 'multiselect':
      return options.length === 1
        ? { ...base, kind: 'checkbox', label: options[0] ?? label }
        : { ...base, kind: 'several', options };
    case 'consent':
      return { ...base, kind: 'consent', label: plain(checkboxLabel) || label };
    case 'hidden':
      return { kind: 'hidden', label, parameter: inputName || 'campaign' };
    case 'section':
    case 'html':
      return { kind: 'heading', label: label || 'Note', text: plain(description || content) };
    case 'page':
      return { reason: whyNot.pages };
    case 'fileupload':
      return { reason: whyNot.files };
    case 'captcha':
    case 'honeypot':
      return { reason: whyNot.guard };
    case 'product':
    case 'total':
    case 'shipping':
    case 'quantity':
    case 'option':
    case 'creditcard':
      return { reason: whyNot.price };
    default:
      return { reason: whyNot.unknown };
  }
}
