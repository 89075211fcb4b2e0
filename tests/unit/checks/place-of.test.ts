import type { ClientField } from 'payload';
import { expect, test } from 'vitest';

import { placeOf } from '@/panel/checks/place-of';

const text = (name: string, label?: string): ClientField => ({
  type: 'text',
  name,
  ...(label !== undefined && { label }),
});

const fields: ClientField[] = [
  { type: 'row', fields: [text('title', 'Title')] },
  {
    type: 'tabs',
    tabs: [
      { label: 'Opening', fields: [{ type: 'group', name: 'hero', fields: [text('headline')] }] },
      {
        label: 'Parts',
        fields: [
          {
            type: 'blocks',
            name: 'blocks',
            label: 'Parts',
            blocks: [
              { slug: 'text', labels: { singular: 'Text', plural: 'Texts' }, fields: [] },
              {
                slug: 'steps',
                labels: { singular: 'Steps', plural: 'Steps' },
                fields: [
                  {
                    type: 'array',
                    name: 'items',
                    label: 'Items',
                    labels: { singular: 'Step', plural: 'Steps' },
                    fields: [text('name', 'Name')],
                  },
                ],
              },
            ],
          },
        ],
      },
      { name: 'meta', label: 'Search engines', fields: [text('title', 'Title')] },
    ],
  },
];
const values = { blocks: [{ blockType: 'text' }, { blockType: 'steps', items: [{}, {}] }] };

test.each([
  ['title', 'Title', undefined],
  ['hero.headline', 'Opening › hero › headline', 0],
  ['blocks.1.items.1.name', 'Parts › Parts › Steps 2 › Items › Step 2 › Name', 1],
  ['meta.title', 'Search engines › Title', 2],
  // What the form does not have is named as it is.
  ['meta.nothing', 'meta.nothing', undefined],
  ['unknown', 'unknown', undefined],
])('%s is named as the panel names it, with the tab to open', (path, label, tab) => {
  expect(placeOf(fields, path, values)).toMatchObject({ label, tab });
});
