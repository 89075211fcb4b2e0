import { z } from 'zod';

import { isEmailAddress } from '@/platform/email-address';

import { cleanAnswer } from './clean-answer';
import type { FormDefinition, FormField, SubmissionValues } from './definition';

function textSchema(field: Exclude<FormField, { kind: 'choice' }>) {
  return z
    .string({ error: `${field.label} must be text` })
    .transform((value) => cleanAnswer(field.kind, value))
    .superRefine((value, context) => {
      const refuse = (message: string) => {
        context.addIssue({ code: 'custom', message });
      };
      if (value.length > field.maxLength) {
        const most = field.maxLength.toLocaleString('en-GB');
        refuse(`${field.label} must be ${most} characters or fewer`);
      } else if (field.kind === 'email' && value !== '' && !isEmailAddress(value)) {
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
 * section 5); text is as `cleanAnswer` leaves it.
 */
export function submissionSchema(form: FormDefinition): z.ZodType<SubmissionValues> {
  return z.object(Object.fromEntries(form.fields.map((field) => [field.name, fieldSchema(field)])));
}
