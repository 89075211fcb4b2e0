import type { FormDefinition, FormField } from './definition';

/** What the browser has to know about a field; its markup comes from the server. */
export interface BrowserField {
  readonly name: string;
  readonly kind: FormField['kind'];
  readonly required: boolean;
  readonly missing?: string;
  readonly invalid?: string;
}

/** What is wrong with the answer to one field. */
export interface FieldError {
  readonly name: string;
  readonly message: string;
}

/** What the browser has to know about a form to check it and send it. */
export interface BrowserForm extends Pick<FormDefinition, 'name' | 'honeypot' | 'texts'> {
  readonly fields: readonly BrowserField[];
}

export function toBrowserForm({ name, honeypot, texts, fields }: FormDefinition): BrowserForm {
  return {
    name,
    honeypot,
    texts,
    fields: fields.map((field) => ({
      name: field.name,
      kind: field.kind,
      required: field.required,
      missing: field.missing,
      invalid: field.kind === 'email' ? field.invalid : undefined,
    })),
  };
}
