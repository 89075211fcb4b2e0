import type { Field } from 'payload';
import { hasDraftsEnabled, mergeListSearchAndWhere } from 'payload/shared';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { payload } from '../../support/payload';

const collections = Object.values(payload.collections).map(({ config }) => config);

/** What somebody may look for in any list. */
const words = [
  'erased',
  '%',
  '42',
  '2026-11-26',
  '00000000-0000-4000-8000-000000000000',
  "o'clock",
];

test.each(collections)('the list of $slug can be searched', async (collectionConfig) => {
  for (const search of words) {
    const where = mergeListSearchAndWhere({ collectionConfig, search });
    const { slug: collection } = collectionConfig;
    await payload.find({ collection, where, limit: 1, depth: 0, draft: true });
  }
});

test.each(collections.filter(hasDraftsEnabled))(
  'the list of $slug shows whether visitors see a document, who changed it and when',
  ({ admin }) => {
    const columns = admin.defaultColumns ?? [];
    expect(columns).toEqual(expect.arrayContaining(['_status', 'changedBy', 'updatedAt']));
    expect(columns).toHaveLength(new Set(columns).size);
  },
);

test.each([
  ['projects', 'image'],
  ['gallery-images', 'image'],
  ['media', 'filename'],
] as const)('the list of %s shows pictures', (slug, column) => {
  expect(payload.collections[slug].config.admin.defaultColumns).toContain(column);
});

function fieldsIn(field: Field): Field[] {
  switch (field.type) {
    case 'tabs':
      return field.tabs.flatMap((tab) => tab.fields);
    case 'blocks':
      return field.blocks.flatMap((block) => block.fields);
    case 'array':
    case 'collapsible':
    case 'group':
    case 'row':
      return field.fields;
    default:
      return [];
  }
}

const withAllInIt = (field: Field): Field[] => [field, ...fieldsIn(field).flatMap(withAllInIt)];

const notDrawn = z.object({ disabled: z.literal(true) });

const inPanel = [...collections, ...payload.config.globals].filter(
  ({ admin }) => admin.hidden !== true,
);

test.each(inPanel)(
  'no field of $slug is drawn by an editor of code, which comes from another host',
  ({ fields }) => {
    const drawn = fields
      .flatMap(withAllInIt)
      .filter(({ type }) => ['json', 'code'].includes(type))
      .filter(({ admin }) => !notDrawn.safeParse(admin).success)
      .filter(({ admin }) => !z.object({ Field: z.string() }).safeParse(admin?.components).success);
    expect(drawn).toEqual([]);
  },
);
