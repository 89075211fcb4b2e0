import '../../../support/without-next';

import { afterEach, expect, test } from 'vitest';

import { withReusable } from '@/site/blocks/with-reusable';

import { editPages, hero, publishPage } from '../../../support/content/composed-page';
import { forgetReusable, makeReusable } from '../../../support/parts/reusable-part';
import { logNowhere } from '../../../support/payload';
import { refused } from '../../../support/staff/editor';

// Refusals have their lines.
logNowhere();

const title = 'Closing words of tests';
// Before that of the pages, which thus runs first: what a page shows is not deleted.
afterEach(() => forgetReusable(title));

const { ask, publish } = editPages();

const headings = async (blocks: Parameters<typeof withReusable>[0]) =>
  (await withReusable(blocks)).map((block) =>
    'heading' in block ? block.heading : block.blockType,
  );

test('in the place of a reusable part stands what it holds, and a draft is not shown', async () => {
  const shown = await makeReusable(title, 'Ask us');
  const draft = await makeReusable(title, 'Mugglethorn', false);
  const parts = [hero, ...[shown, draft].map(({ id }) => ({ blockType: 'reusable', part: id }))];
  const { blocks } = await publishPage('reusing-of-tests', parts);
  expect(await headings(blocks)).toEqual(['hero', 'Ask us']);
});

test('what a page shows is not deleted, and says which page that is', async () => {
  const { id } = await makeReusable(title, 'Ask us');
  await publishPage('reusing-of-tests', [hero, { blockType: 'reusable', part: id }]);
  const answer = await ask('DELETE', `/reusable-parts/${id}`);
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain('the page “Page reusing-of-tests”');
});

test('a reusable part holds neither itself nor what belongs to a page', async () => {
  const { id } = await makeReusable(title, 'Ask us');
  for (const part of [hero, { blockType: 'form' }, { blockType: 'reusable', part: id }]) {
    const answer = await ask('PATCH', `/reusable-parts/${id}`, {
      parts: [part],
      _status: 'published',
    });
    expect([part.blockType, answer.status]).toEqual([part.blockType, 400]);
  }
});

test('a page that names no reusable part is refused at the field', async () => {
  expect(
    await refused(await publish('reusing-of-tests', [hero, { blockType: 'reusable' }])),
  ).toEqual([400, ['blocks.1.part', expect.any(String)]]);
});
