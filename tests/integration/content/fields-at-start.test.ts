import config from '@payload-config';
import type { FlattenedField, SanitizedConfig } from 'payload';
import { afterEach, expect, test } from 'vitest';

import { haveFieldsChanged, noteFields } from '@/platform/payload/fields-at-start';

const known = await config;
const before = globalThis.fieldsAtStart;
afterEach(() => {
  globalThis.fieldsAtStart = before;
});

/** The configuration with one collection changed, as an edit of its file makes it. */
const withFields = (
  slug: string,
  change: (fields: readonly FlattenedField[]) => FlattenedField[],
): SanitizedConfig => ({
  ...known,
  collections: known.collections.map((collection) =>
    collection.slug === slug
      ? { ...collection, flattenedFields: change(collection.flattenedFields) }
      : collection,
  ),
});

const hint: FlattenedField = { name: 'hint', type: 'text' };

/** Of a page of words: each tab has one word more. */
const withWord = (field: FlattenedField): FlattenedField => {
  if (field.type !== 'tab') return field;
  const more = field.flattenedFields.slice(0, 1).map((word) => ({ ...word, name: 'more' }));
  return { ...field, flattenedFields: [...field.flattenedFields, ...more] };
};

test.each<[string, boolean, SanitizedConfig]>([
  ['nothing', false, withFields('faqs', (fields) => [...fields])],
  [
    'a word for people',
    false,
    withFields('faqs', (fields) => fields.map((field) => ({ ...field, label: 'Another' }))),
  ],
  [
    'a new word of a form',
    false,
    {
      ...known,
      globals: known.globals.map((global) =>
        global.slug === 'forms'
          ? { ...global, flattenedFields: global.flattenedFields.map(withWord) }
          : global,
      ),
    },
  ],
  ['a new field', true, withFields('faqs', (fields) => [...fields, hint])],
  ['a field that is gone', true, withFields('faqs', (fields) => fields.slice(1))],
  ['a new global', true, { ...known, globals: known.globals.slice(1) }],
  [
    'a new field of a part of pages',
    true,
    withFields('pages', (fields) =>
      fields.map((field) =>
        field.type === 'blocks'
          ? {
              ...field,
              blocks: field.blocks.map((block) => ({
                ...block,
                flattenedFields: [...block.flattenedFields, hint],
              })),
            }
          : field,
      ),
    ),
  ],
])('%s changes what is stored: %s', (_what, isChanged, changed) => {
  globalThis.fieldsAtStart = undefined;
  expect(haveFieldsChanged(changed)).toBe(false);
  noteFields({ config: known });
  expect(haveFieldsChanged(known)).toBe(false);
  expect(haveFieldsChanged(changed)).toBe(isChanged);
  // What came first counts.
  noteFields({ config: changed });
  expect(haveFieldsChanged(known)).toBe(false);
});
