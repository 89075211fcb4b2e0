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

// As https://docs.gravityforms.com/form-object/ and /field-object/ describe it.
const words = z
  .union([z.string(), z.number()])
  .nullish()
  .catch('')
  .transform((value) => String(value ?? ''));
/** PHP turns a list whose numbers have gaps into an object, and none into a text. */
const listed = <Item extends z.ZodType>(item: Item) =>
  z
    .union([z.array(item), z.record(z.string(), item)])
    .nullish()
    .catch([])
    .transform((value) => Object.values(value ?? []));
/** As several versions write it. */
const isYes = (said: unknown): boolean => said === true || said === '1' || said === 1;
const choice = z.object({ text: words, value: words });
const input = z.object({ id: words, label: words, isHidden: z.unknown().optional() });
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
  isRequired: z.unknown().optional(),
  multipleFiles: z.unknown().optional(),
  choices: listed(choice),
  inputs: listed(input),
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
  button: z.object({ text: words }).nullish().catch(null),
  fields: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
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
  const questions = Object.values(fields).flatMap((given): ForeignQuestion[] => {
    const each = field.safeParse(given).data;
    if (!each) {
      left.push(leftOut('', 'field', 'it cannot be read'));
      return [];
    }
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
  const parts = inputs.filter(({ isHidden }) => !isYes(isHidden));
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
  const options = choices.map(({ text }) => plain(text));
  const base = {
    label,
    hint: plain(description),
    required: isYes(each.isRequired),
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
      return { kind: 'step', label: label || 'Next page' };
    case 'fileupload':
      return { ...base, kind: 'file', ...(isYes(each.multipleFiles) && severalFiles) };
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
