import { index } from 'drizzle-orm/pg-core';

import type { FormDefinition } from '@/forms';

import { indexForms } from './index-forms';

/** Comes with PostgreSQL, and the owner of a database may add it. */
export const searchExtensions = ['pg_trgm'];

/** The fields in which a search looks for a part of a word. Choices have few values instead. */
export const searchedFields = ({ fields }: FormDefinition): readonly string[] => [
  'reference',
  ...fields.filter(({ kind }) => kind !== 'choice').map(({ name }) => name),
  'notesText',
];

/**
 * Lets `contains` find a part of a word among 100,000 submissions without reading them all. One
 * index holds all the fields, and finds in each of them.
 */
export const withSearchIndexes = indexForms(({ form, name, columns }) => {
  const [first, ...rest] = columns(searchedFields(form));
  const byParts = (column: typeof first) => column.op('gin_trgm_ops');
  return { search: index(`${name}_search_idx`).using('gin', byParts(first), ...rest.map(byParts)) };
});
