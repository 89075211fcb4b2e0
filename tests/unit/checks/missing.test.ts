import type { ClientField } from 'payload';
import { expect, test } from 'vitest';

import { missingPaths } from '@/panel/checks/missing';

const rich = (text: string) => ({ root: { type: 'root', children: [{ type: 'text', text }] } });

const fields: ClientField[] = [
  {
    type: 'tabs',
    tabs: [{ label: 'Page', fields: [{ type: 'text', name: 'title', required: true }] }],
  },
  { type: 'text', name: 'aside' },
  { type: 'richText', name: 'body', required: true },
  { type: 'checkbox', name: 'isOpen', required: true },
  { type: 'upload', name: 'image', required: true, relationTo: 'media' },
  {
    type: 'array',
    name: 'rows',
    required: true,
    fields: [{ type: 'text', name: 'name', required: true }],
  },
];

test('what is required and shows nothing is named by its path, in rows as well', () => {
  const row = { id: 'a' };
  const inForm = {
    title: { value: ' \u200b' },
    aside: { value: '' },
    body: { value: rich(' ') },
    isOpen: { value: false },
    image: { value: null },
    rows: { value: 1, rows: [row] },
    'rows.0.id': { value: 'a' },
    'rows.0.name': { value: '' },
  };
  const values = { rows: [row] };
  expect(missingPaths(fields, inForm, values)).toEqual(['title', 'body', 'image', 'rows.0.name']);
  const filled = { title: { value: 'Apples' }, body: { value: rich('Pears') }, rows: { rows: [] } };
  expect(missingPaths(fields, filled, {})).toEqual(['rows']);
});
