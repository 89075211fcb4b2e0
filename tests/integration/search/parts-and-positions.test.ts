import '../../support/without-next';

import { afterEach, expect, test, vi } from 'vitest';

import { findOnSite, parseAsked } from '@/site/search';
import { readyMade } from '~/collections/custom-forms/ready-made';
import { fillSearch } from '~/collections/search';

import { bodyOf } from '../../support/content/article-body';
import { quietly } from '../../support/content/articles';
import { editPages, hero, publishPage } from '../../support/content/composed-page';
import { forgetReusable, makeReusable } from '../../support/parts/reusable-part';
import { payload } from '../../support/payload';

// Before that of the pages, which thus runs first: what a page shows is not deleted.
afterEach(() => forgetReusable('Reusable of tests'));
editPages();

const find = async (q: string) =>
  (await findOnSite(parseAsked({ q }))).results.map(({ href }) => href);

test('a page is found by the words of its reusable parts, as they are published', async () => {
  const part = await makeReusable('Reusable of tests', 'Snickerwhistle ledgers', false);
  const one = { collection: 'reusable-parts', id: part.id, ...quietly } as const;
  await publishPage('searched-of-tests', [hero, { blockType: 'reusable', part: part.id }]);
  expect(await find('snickerwhistle')).toEqual([]);

  await payload.update({ ...one, data: { _status: 'published' } });
  expect(await find('snickerwhistle')).toEqual(['/searched-of-tests']);

  const parts = part.parts.map((block) => ({ ...block, heading: 'Grumblethorp ledgers' }));
  await payload.update({ ...one, data: { parts }, draft: true });
  expect(await find('grumblethorp')).toEqual([]);
  await payload.update({ ...one, data: { parts, _status: 'published' } });
  expect(await find('grumblethorp')).toEqual(['/searched-of-tests']);
  expect(await find('snickerwhistle')).toEqual([]);
  // Made anew of the documents, it says the same.
  expect(await fillSearch(payload)).toBe(0);

  await payload.update({ ...one, data: { _status: 'draft' } });
  expect(await find('grumblethorp')).toEqual([]);
});

test('a position is not found any more from the moment at which it closes', async () => {
  const content = readyMade.find(({ name }) => name === 'Application')?.content;
  if (!content) throw new Error('There is no form to apply with');
  const form = await payload.create({
    collection: 'custom-forms',
    data: { ...content, slug: 'apply-to-searched', _status: 'published' },
    ...quietly,
  });
  const applyBy = new Date(Date.now() + 3_600_000).toISOString();
  const position = await payload.create({
    collection: 'positions',
    data: {
      title: 'Wobblesmith',
      slug: 'wobblesmith',
      summary: 'You build systems.',
      body: bodyOf('## What you do', 'You sit with clients.'),
      ...{ form: form.id, workplace: 'office', town: 'Norwich', country: 'United Kingdom' },
      ...{ payFrom: 45_000, payTo: 60_000, payCurrency: 'GBP', payPer: 'year' },
      ...{ employment: 'fullTime', applyBy, _status: 'published' },
    },
    ...quietly,
  });
  try {
    expect(await find('wobblesmith')).toEqual(['/careers/wobblesmith']);
    vi.useFakeTimers({ now: Date.parse(applyBy) + 1, toFake: ['Date'] });
    expect(await find('wobblesmith')).toEqual([]);
    // Nor is its name offered to who mistypes it.
    expect((await findOnSite(parseAsked({ q: 'wobblesmit' }))).instead).toEqual([]);
  } finally {
    vi.useRealTimers();
    await payload.delete({ collection: 'positions', id: position.id, ...quietly });
    await payload.delete({ collection: 'custom-forms', id: form.id, ...quietly });
  }
});
