import type { APIRequestContext, Page } from 'playwright/test';
import { z } from 'zod';

import { isOn } from '@/features';

import { violations } from '../../../../support/pages/axe';
import { main, unseenTexts } from '../../../../support/pages/without-javascript';
import { factsOf, ofType } from '../../../../support/pages/structured-data';
import { expect, staff, test } from '../../../../support/site';
import { untilDraftHolds } from '../../../../support/staff/drafts';
import { openNewForm, publishByHand } from '../../../../support/staff/panel-form';
import { signInByRequest } from '../../../../support/staff/staff-session';

test.skip(!isOn('articles'));

const slug = 'what-a-day-of-copying-costs';
const address = `/insights/${slug}`;
const pictures = ['/share-images/insights.png', `/share-images${address}.png`];
const lists = ['/insights', '/insights/feed.xml', '/insights/feed.json', address, ...pictures];
const all = (status: number) => lists.map(() => status);

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

/** As a person types it: the editor makes headings of lines that begin with hashes. */
async function writeBody(page: Page): Promise<void> {
  const text = page.locator('.rich-text-lexical [contenteditable="true"]').first();
  await text.click();
  await text.pressSequentially(
    'Every copy takes a minute.\n## Count the copies\nOne week is enough.',
  );
  await text.press('Enter');
  await text.pressSequentially('## What to do with the number\nMultiply it by what an hour costs.');
  await expect(text.locator('h2')).toHaveText(['Count the copies', 'What to do with the number']);
}

test('a marketer writes an article, and visitors find it at /insights and in feeds', async ({
  page,
  request,
  browser,
}) => {
  expect(await statuses(request)).toEqual(all(404));
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/insights');

  await signInByRequest(page, staff.editor);
  await openNewForm(page, 'articles');
  await page.locator('#field-title').fill('What a day of copying costs');
  await page.locator('#field-summary').fill('Count it for a week before you buy anything.');
  await writeBody(page);
  await untilDraftHolds(page, `/api/articles?where[slug][equals]=${slug}`, 'Multiply it by');
  expect(await statuses(request)).toEqual(all(404));

  await publishByHand(page, 'articles');
  // A machine that draws six things at once for the first time may ask for a moment.
  let found = await statuses(request);
  while (found.includes(503)) found = await statuses(request);
  expect(found).toEqual(all(200));

  const visitor = await browser.newPage();
  await visitor.goto('/insights');
  expect(await violations(visitor)).toEqual([]);
  await main(visitor).getByRole('link', { name: 'What a day of copying costs' }).click();
  await expect(visitor).toHaveURL(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'What a day of copying costs',
  );
  const contents = visitor.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'What to do with the number' }).click();
  await expect(visitor).toHaveURL(`${address}#what-to-do-with-the-number`);
  await expect(main(visitor).locator('#what-to-do-with-the-number')).toBeInViewport();
  expect(await violations(visitor)).toEqual([]);
  const [fact] = ofType(await factsOf(request, visitor, address), 'Article');
  expect(fact).toMatchObject({ headline: 'What a day of copying costs', keywords: [] });
  const feed = visitor.locator('head link[rel="alternate"][type="application/rss+xml"]');
  await expect(feed).toHaveAttribute('href', /\/insights\/feed\.xml$/);
  await visitor.close();

  const rss = await request.get('/insights/feed.xml');
  expect(rss.headers()['content-type']).toContain('application/rss+xml');
  expect(await rss.text()).toContain(`${address}</link>`);
  expect((await request.get('/insights/feed.json')).headers()['content-type']).toContain(
    'application/feed+json',
  );
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`${address}</loc>`);
});

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
  expect(await statuses(request)).toEqual(all(404));
  await reader.goto('/insights');
  await expect(main(reader)).not.toContainText('Copying');
  await plain.close();
});
