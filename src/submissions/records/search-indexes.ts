import { sql, type SQL } from 'drizzle-orm';
import { index } from 'drizzle-orm/pg-core';

import type { FormDefinition } from '@/forms';
import { kindOf } from '@/forms/kinds';

import { indexForms } from './index-forms';

/** Comes with PostgreSQL, and the owner of a database may add it. */
export const searchExtensions = ['pg_trgm'];

/** Beside what was sent, the texts in which a search looks for a part of a word. */
export const searchedBeside = ['reference', 'notesText'] as const;

const searched = ({ fields }: FormDefinition): readonly string[] => {
  const [reference, notes] = searchedBeside;
  const indexed = fields.filter((field) => kindOf(field).isIndexed);
  return [reference, ...indexed.map(({ name }) => name), notes];
};

/**
 * Lets `contains` find a part of a word among 100,000 submissions without reading them all. One
 * index holds all the fields, and finds in each of them.
 */
export const withSearchIndexes = indexForms(({ form, name, columns }) => {
  const [first, ...rest] = columns(searched(form));
  const byParts = (column: typeof first) => column.op('gin_trgm_ops');
  return { search: index(`${name}_search_idx`).using('gin', byParts(first), ...rest.map(byParts)) };
});

/** As the indexes of names have it: a plain letter for one with an accent, and no capitals. */
export const withoutAccents = (text: SQL): SQL =>
  sql`translate(lower(${text}), 'àáâãäåāăąçćčďđèéêëēėęěğìíîïīįıłľñńňòóôõöøőŕřśšşșťțùúûüūůűųýÿžźż', 'aaaaaaaaacccddeeeeeeeegiiiiiiillnnnooooooorrssssttuuuuuuuuyyzzz')`;

/** Whether a name has more than plain letters: few have, and a search for plain ones finds the others by itself. */
export const hasAccents = (name: SQL): SQL => sql`${name} ~ '[^ -~]'`;

/** Finds a name by plain letters, and one with a typing error, among 100,000 submissions. */
export const withNameIndexes = indexForms(({ name }) => {
  const byPlainName = sql`(${withoutAccents(sql.raw('name'))}) gin_trgm_ops`;
  return {
    plainName: index(`${name}_plain_name_idx`).using('gin', byPlainName),
    accented: index(`${name}_accented_idx`)
      .using('gin', byPlainName)
      .where(hasAccents(sql.raw('name'))),
  };
});

/** Finds what came from an address, in capitals or not, among 100,000 submissions. */
export const withSenderIndexes = indexForms(({ name }) => ({
  sender: index(`${name}_sender_idx`).on(sql`lower(email)`),
}));
