import { expect, test } from 'vitest';
import { z } from 'zod';

import { pageBlocks } from '~/collections/pages/blocks';
import { isPutAway } from '~/collections/put-away';

import { logNowhere, payload } from '../../../support/payload';
import { editPages, hero } from '../../../support/content/composed-page';
import { refused } from '../../../support/staff/editor';
import { writtenForms } from '@/forms';

// Refusals have their lines.
logNowhere();

const { ask, publish } = editPages();

const stored = z.object({
  doc: z.object({ id: z.string(), blocks: z.array(z.record(z.string(), z.unknown())) }),
});

test('a page of new parts, each with the words that it comes with, can be published', async () => {
  const offered = pageBlocks().filter((block) => !isPutAway(block));
  const blocks = offered.map(({ slug }) => ({ blockType: slug }));
  const answer = await publish('all-parts-of-tests', blocks);
  expect(answer.status).toBe(201);
  const { doc } = stored.parse(await answer.json());
  expect(doc.blocks.map(({ blockType }) => blockType)).toEqual(
    blocks.map(({ blockType }) => blockType),
  );
  // Each says something at once.
  const { docs } = await payload.find({
    collection: 'pages',
    where: { slug: { equals: 'all-parts-of-tests' } },
    depth: 0,
  });
  for (const block of docs[0]?.blocks ?? [])
    expect('headline' in block ? block.headline : block.heading).toMatch(/\w/);
});

test('a new page begins with its hero', async () => {
  const answer = await ask('POST', '/pages?draft=true', { title: 'New' });
  const { doc } = stored.parse(await answer.json());
  await payload.delete({ collection: 'pages', id: doc.id, overrideAccess: true });
  expect(doc.blocks).toMatchObject([{ blockType: 'hero', action: { address: '/quote' } }]);
});

test.each([
  ['no hero', [{ blockType: 'text' }], 'A page begins with a hero, which holds its heading.'],
  ['two heroes', [hero, hero], 'A page has one hero. Take a text or a call to action instead.'],
  [
    'a form twice',
    [hero, { blockType: 'form' }, { blockType: 'form', form: 'contact' }],
    `A page has each form once. Let a link lead to it: ${writtenForms.map(({ name }) => `#${name}`).join(' or ')}.`,
  ],
  [
    'more than there is room for',
    [hero, ...Array.from({ length: 20 }, () => ({ blockType: 'steps' }))],
    'Keep at most 20 here. These are 21.',
  ],
])('a page with %s is refused', async (_, blocks, message) => {
  expect(await refused(await publish('odd-of-tests', blocks))).toEqual([400, ['blocks', message]]);
});

test('both forms on one page are fine', async () => {
  const forms = ['contact', 'quote'].map((form) => ({ blockType: 'form', form }));
  expect((await publish('forms-of-tests', [hero, ...forms])).status).toBe(201);
});
