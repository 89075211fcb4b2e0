import type { FlattenedField } from 'payload';

import { isBlank } from '@/platform/plain-text';

import { isBlankRichText } from './rich-text';

/** Whether a field with words shows nothing to whoever reads it; of a list, whether one of them does. */
export function isEmpty(type: FlattenedField['type'], value: unknown): boolean {
  if (type === 'richText') return isBlankRichText(value);
  if (Array.isArray(value)) return value.length === 0 || value.some((each) => isEmpty(type, each));
  return typeof value !== 'string' || isBlank(value);
}
