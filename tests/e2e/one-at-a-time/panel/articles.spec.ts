import type { APIRequestContext } from 'playwright/test';
import { z } from 'zod';

import { isOn } from '@/features';

import { main, unseenTexts } from '../../../support/pages/without-javascript';
import { expect, staff, test } from '../../../support/site';

test.skip(!isOn('articles'));

const slug = 'what-a-day-of-copying-costs';
const address = `/insights/${slug}`;
const lists = ['/insights', '/insights/feed.xml', '/insights/feed.json', address];

const listed = z.object({ docs: z.array(z.object({ id: z.string() })) });

/** Other tests count the pages of the site. */
test.afterEach(async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  const found = await request.get(`/api/articles?where[slug][equals]=${slug}&draft=true&depth=0`);
  for (const { id } of listed.parse(await found.json()).docs)
    await request.delete(`/api/articles/${id}`);
});

const statuses = (request: APIRequestContext) =>
  Promise.all(lists.map(async (path) => (await request.get(path, { maxRedirects: 0 })).status()));

test('without JavaScript an article is whole, and unpublished all of it is gone at once', async ({
  request,
  browser,
}) => {
  await request.post('/api/users/login', { data: staff.editor });
  const text = { type: 'text', version: 1, text: 'Words.', format: 0 };
  const paragraph = { type: 'paragraph', version: 1, format: '', indent: 0, children: [text] };
  const body = { root: { type: 'root', version: 1, format: '', indent: 0, children: [paragraph] } };
  const data = { title: 'Copying', slug, summary: 'Short.', body, _status: 'published' };
  expect((await request.post('/api/articles', { data })).status()).toBe(201);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto('/insights');
  expect(await unseenTexts(reader)).toEqual([]);
  await main(reader).getByRole('link', { name: 'Copying' }).click();
  await expect(reader).toHaveURL(address);
  expect(await unseenTexts(reader)).toEqual([]);

  const taken = await request.patch(`/api/articles?where[slug][equals]=${slug}`, {
    data: { _status: 'draft' },
  });
  expect(taken.status()).toBe(200);
  expect(await statuses(request)).toEqual([404, 404, 404, 404]);
  await reader.goto('/insights');
  await expect(main(reader)).not.toContainText('Copying');
  await plain.close();
});
