import type { Field, RelationshipField } from 'payload';
import { expect, test } from 'vitest';

import { collections } from '~/collections';
import { columnsOf } from '~/collections/panel/columns';

const insideOf = (field: Field): readonly Field[] => {
  if (field.type === 'tabs') return field.tabs.flatMap(({ fields }) => fields);
  if (field.type === 'blocks') return field.blocks.flatMap(({ fields }) => fields);
  return 'fields' in field ? field.fields : [];
};

const relationships = (fields: readonly Field[]): RelationshipField[] =>
  fields.flatMap((field) =>
    field.type === 'relationship' ? [field] : relationships(insideOf(field)),
  );

const uploads = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) =>
    field.type === 'upload'
      ? [field.name]
      : uploads(field.type === 'blocks' ? [] : insideOf(field)),
  );

const withPicture = new Set<string>(
  collections
    .filter((each) => columnsOf(each).some((column) => uploads(each.fields).includes(column)))
    .map(({ slug }) => slug),
);

test('what has a picture is picked from its own list, which shows it with its state and its date', () => {
  expect([...withPicture]).toEqual(
    expect.arrayContaining(['projects', 'authors', 'gallery-images', 'articles']),
  );
  const toPictures = collections
    .flatMap(({ slug, fields }) => relationships(fields).map((field) => ({ slug, field })))
    .filter(
      ({ field }) => typeof field.relationTo === 'string' && withPicture.has(field.relationTo),
    );
  expect(toPictures.length).toBeGreaterThan(5);
  const byName = toPictures.filter(({ field }) => field.admin?.appearance !== 'drawer');
  expect(byName.map(({ slug, field }) => `${slug}.${field.name}`)).toEqual([]);
});
