import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';

import { pageBlocks } from '~/collections/pages/blocks';
import { most } from '~/collections/pages/limits';
import { isPutAway } from '~/collections/put-away';

import { logNowhere, payload } from '../../../support/payload';
import { editPages, hero } from '../../../support/content/composed-page';
import { filledPart } from '../../../support/parts/filled-parts';
import { forgetReusable, makeReusable } from '../../../support/parts/reusable-part';
import { refused } from '../../../support/staff/editor';
import { writtenForms } from '@/forms';

// Refusals have their lines.
logNowhere();

// Before that of the pages, which thus runs first: what a page shows is not deleted.
afterEach(() => forgetReusable('Reusable of tests'));

const { ask, publish } = editPages();

const stored = z.object({
  doc: z.object({ id: z.string(), blocks: z.array(z.record(z.string(), z.unknown())) }),
});

const firstId = async (collection: 'media' | 'claims') => {
  const { docs } = await payload.find({ collection, limit: 1, sort: '-filesize', depth: 0 });
  return docs.map(({ id }) => id);
};

test('a page of new parts, each with the words that it comes with, can be published', async () => {
  const offered = pageBlocks().filter((block) => !isPutAway(block));
  // What an editor has to choose is chosen, and nothing is written.
  const reusable = await makeReusable('Reusable of tests', 'Ask us');
  const ids = {
    media: await firstId('media'),
    claims: await firstId('claims'),
    'reusable-parts': [reusable.id],
  };
  const blocks = offered.map((block) => ({
    ...filledPart(block, 'first', { ids }),
    blockType: block.slug,
  }));
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
  for (const block of docs[0]?.blocks ?? []) {
    const said = Object.entries(block).flatMap(([name, words]) =>
      ['headline', 'heading', 'quote'].includes(name) ? [String(words)] : [],
    );
    if (!['picture', 'reusable'].includes(block.blockType)) expect(said.join()).toMatch(/\w/);
  }
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
    [hero, ...Array.from({ length: most }, () => ({ blockType: 'steps' }))],
    `Keep at most ${most} here. These are ${most + 1}.`,
  ],
])('a page with %s is refused', async (_, blocks, message) => {
  expect(await refused(await publish('odd-of-tests', blocks))).toEqual([400, ['blocks', message]]);
});

test('both forms on one page are fine', async () => {
  const forms = ['contact', 'quote'].map((form) => ({ blockType: 'form', form }));
  expect((await publish('forms-of-tests', [hero, ...forms])).status).toBe(201);
});
