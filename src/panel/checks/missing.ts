import type { ClientField, FormState } from 'payload';

import { isEmpty } from '~/collections/soundness/rich-text';

import { placeOf } from './place-of';

/** The fields of a form that are empty, and without which the server publishes nothing. */
export const missingPaths = (
  fields: readonly ClientField[],
  inForm: FormState,
  values: unknown,
): string[] =>
  Object.entries(inForm).flatMap(([path, { value, rows }]) => {
    const { field } = placeOf(fields, path, values);
    return field && isRequired(field) && isNothing(field, rows ?? value) ? [path] : [];
  });

const isRequired = (field: ClientField) => 'required' in field && field.required === true;

function isNothing({ type }: ClientField, value: unknown): boolean {
  switch (type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
    case 'richText':
      return isEmpty(type, value);
    case 'checkbox':
      return false;
    default:
      return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  }
}
