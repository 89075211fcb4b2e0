import type { FormDefinition, FormField } from './definition';
import type { FormWords } from './form-words';

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

/** What the page hands to the browser with a form, as its `data-filling`. */
export interface Filling extends BrowserForm {
  readonly words: Pick<FormWords, 'errorMark' | 'tryingAgain' | 'checkingSender' | 'yourReference'>;
}

/** It comes from our own page: enough to tell it from something else. */
export const isFilling = (value: unknown): value is Filling =>
  typeof value === 'object' && value !== null && 'fields' in value && 'words' in value;

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
