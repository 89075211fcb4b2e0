import { z } from 'zod';

import type { FormDefinition, FormField, SubmissionValues } from './definition';

/** Lone surrogates and control characters other than tab and line breaks: no keyboard sends them. */
// oxlint-disable-next-line no-control-regex -- finding them is the point
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}/u;
const lineBreak = /[\r\n\u2028\u2029]/u;

const emailAddress = z.email();

function textSchema(field: Exclude<FormField, { kind: 'choice' }>) {
  return z
    .string({ error: `${field.label} must be text` })
    .transform((value) => value.replaceAll('\r\n', '\n').normalize('NFC').trim())
    .superRefine((value, context) => {
      const refuse = (message: string) => {
        context.addIssue({ code: 'custom', message });
      };
      if (value.length > field.maxLength) {
        const most = field.maxLength.toLocaleString('en-GB');
        refuse(`${field.label} must be ${most} characters or fewer`);
      } else if (unprintable.test(value)) {
        refuse(`${field.label} must not include characters that cannot be printed`);
      } else if (field.kind !== 'long-text' && lineBreak.test(value)) {
        refuse(`${field.label} must be on one line`);
      } else if (field.kind === 'email' && value !== '' && !emailAddress.safeParse(value).success) {
        refuse(field.invalid);
      }
    });
}

function choiceSchema(field: Extract<FormField, { kind: 'choice' }>) {
  const values = field.options.map(({ value }) => value);
  return z
    .string({ error: `${field.label} must be text` })
    .refine(
      (value) => value === '' || values.includes(value),
      `Select one of the options for ${field.label}`,
    );
}

/** Absent, null and empty mean the same: not filled in. */
function fieldSchema(field: FormField) {
  const schema = field.kind === 'choice' ? choiceSchema(field) : textSchema(field);
  return z
    .preprocess((value) => value ?? '', schema)
    .refine((value) => !field.required || value !== '', field.missing ?? 'Fill this in')
    .transform((value) => (value === '' ? null : value));
}

/**
 * The server's check of a submission, made from the form's definition. Unknown keys are dropped:
 * nobody sets a date or a status from outside. An empty optional field becomes null (spec,
 * section 5); text is NFC and trimmed.
 */
export function submissionSchema(form: FormDefinition): z.ZodType<SubmissionValues> {
  return z.object(Object.fromEntries(form.fields.map((field) => [field.name, fieldSchema(field)])));
}
