import type { ArrayField, Field } from 'payload';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { foldedWords } from '@/panel/blocks/folded-words';
import { folded } from '~/collections/panel/folded';
import { withRowSummaries } from '~/collections/panel/row-summaries';
import { line, paragraph } from '~/collections/fields/lines';

const list = (more: Partial<ArrayField>): ArrayField => ({
  name: 'cards',
  type: 'array',
  fields: [
    { name: 'key', type: 'text', admin: { hidden: true } },
    { type: 'row', fields: [{ name: 'weight', type: 'number' }, line('title', 40)] },
    paragraph('text', 200),
  ],
  ...more,
});

/** What the list of a form became, wherever it stands. */
function summed(field: Field) {
  const { fields } = withRowSummaries({
    slug: 'forms',
    fields: [
      {
        type: 'tabs',
        tabs: [{ label: 'A', fields: [{ type: 'group', name: 'g', fields: [field] }] }],
      },
    ],
  });
  const [tabs] = fields;
  const [group] = tabs?.type === 'tabs' ? (tabs.tabs[0]?.fields ?? []) : [];
  const [found] = group?.type === 'group' ? group.fields : [];
  return found?.type === 'array' ? found.admin : undefined;
}

test('a list of rows with several fields begins folded, and each row says its first words', () => {
  const admin = summed(list({}));
  expect(admin?.initCollapsed).toBe(true);
  expect(admin?.components?.RowLabel).toMatchObject({ clientProps: { says: ['title', 'text'] } });
});

test.each([
  ['of two rows at the most', list({ maxRows: 2 })],
  ['of one field', list({ fields: [line('name', 20)] })],
  ['that says itself how it begins', list({ admin: { initCollapsed: false } })],
])('a list %s begins open', (_, field) => {
  expect(summed(field)?.initCollapsed).toBe(false);
});

test('a list keeps the words of its own', () => {
  const RowLabel = '/own#Label';
  expect(summed(list({ admin: { components: { RowLabel } } }))?.components?.RowLabel).toBe(
    RowLabel,
  );
});

const kind = z.enum(['words', 'rows', 'tick', 'set']);
const given = z.object({
  clientProps: z.object({
    parts: z.array(z.object({ path: z.string(), label: z.string(), kind })),
  }),
});

test('a folded chapter says its first words, and what else is set', () => {
  const { admin } = folded('Figures', [
    line('heading', 40),
    { type: 'row', fields: [line('callToAction', 40)] },
    { name: 'isShown', type: 'checkbox', label: 'Shown' },
    { name: 'rows', type: 'array', labels: { singular: 'Row', plural: 'Rows' }, fields: [] },
    { name: 'impact', type: 'group', fields: [line('figure', 12)] },
    { name: 'picture', type: 'upload', relationTo: 'media' },
  ]);
  expect(admin?.initCollapsed).toBe(true);
  const { parts } = given.parse(admin?.components?.Label).clientProps;
  expect(parts).toMatchObject([
    { path: 'heading' },
    { path: 'callToAction', label: 'Call to action' },
    { path: 'isShown' },
    { path: 'rows' },
    { path: 'impact.figure' },
    { path: 'picture' },
  ]);
  const says = (state: Parameters<typeof foldedWords>[2]) => foldedWords(parts, 'study.', state);
  expect(says({})).toBe('Nothing set');
  expect(
    says({
      'study.heading': { value: 'What it saved' },
      'study.callToAction': { value: 'Ask us' },
      'study.isShown': { value: true },
      'study.rows': { value: 2, rows: [{ id: 'a' }, { id: 'b' }] },
      'study.impact.figure': { value: '65%', passesCondition: false },
      'study.picture': { value: null },
    }),
  ).toBe('What it saved · Call to action · Shown · Rows: 2');
});
