import type { FlattenedField } from 'payload';
import { z } from 'zod';

import { refusalOf } from '@/platform/refusal';

import { payload } from './payload';

export const id = '00000000-0000-4000-8000-000000000000';
/** What callers put into a filter: each fits some kinds of field. */
export const filterValues = [
  'abc',
  '2026-01-01',
  id,
  null,
  ['1', 'x'],
  { relationTo: 'users', value: id },
];

/** All fields, and what stands below those that hold a document of their own or name another. */
export const pathsOf = (fields: readonly FlattenedField[]): string[] =>
  fields.flatMap((field) => [field.name, ...below(field).map((path) => `${field.name}.${path}`)]);

function below(field: FlattenedField): string[] {
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return ['id', 'createdAt', 'value', 'relationTo', 'title', 'tags', 'nothing'];
    case 'json':
    case 'richText':
    case 'blocks':
      return ['title', 'blockType', 'root.children.text'];
    default:
      return 'flattenedFields' in field ? pathsOf(field.flattenedFields) : [];
  }
}

export const collections = Object.values(payload.collections).map(({ config }) => config);

/** An answer, or the refusal by which the panel shows an empty list and no blank page. */
export async function outcome(ask: () => Promise<unknown>): Promise<string> {
  try {
    await ask();
    return 'answered';
  } catch (error) {
    const isRefused = error instanceof Error && error.name === 'QueryError' && refusalOf(error);
    if (isRefused) return 'refused';
    const { cause } = z.object({ cause: z.instanceof(Error) }).safeParse(error).data ?? {};
    return cause?.message ?? String(error);
  }
}
