import type { APIRequestContext, Page } from 'playwright/test';
import sharp from 'sharp';
import { z } from 'zod';

import { isOn } from '@/features';

import { attachment, gutenberg, item, ofFootnotes, wxr } from '../../../../corpus/wordpress';
import { zipOf } from '../../../../support/content/zip';
import { violations } from '../../../../support/pages/axe';
import { main } from '../../../../support/pages/without-javascript';
import { expect, staff, test } from '../../../../support/site';
import { signInByRequest } from '../../../../support/staff/staff-session';

test.skip(!isOn('articles'));

const slug = 'counted-of-tests';
const address = `/insights/${slug}`;

const listed = z.object({ docs: z.array(z.object({ id: z.string() })) });

async function forget(request: APIRequestContext, collection: string, where: string) {
  const found = await request.get(`/api/${collection}?${where}&draft=true&depth=0&limit=50`);
  for (const { id } of listed.parse(await found.json()).docs)
    await request.delete(`/api/${collection}/${id}`);
}

/** Other tests count the pages of the site. */
test.afterEach(async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  await forget(request, 'redirects', 'where[from][contains]=of-tests');
  await forget(request, 'articles', 'where[slug][contains]=of-tests');
  await forget(request, 'authors', 'where[title][contains]=of-tests');
  await forget(request, 'article-categories', 'where[title][contains]=of-tests');
  await forget(request, 'media', 'where[alt][equals]=A desk with two screens');
});

const export_ = wxr(
  attachment(31, '2019/05/desk.png', 'A desk'),
  item({
    ...{ id: 7, title: 'Count the copies', slug, content: gutenberg, excerpt: 'For a week.' },
    categories: [['bits-of-tests', 'Bits of-tests']],
    metas: { footnotes: ofFootnotes },
  }),
  item({
    id: 9,
    title: 'Not yet of-tests',
    status: 'draft',
    content: 'Words [map id="2"] to come.',
  }),
  item({ id: 10, type: 'page' }),
);

const ours = async (page: Page) =>
  (await violations(page)).filter((each) => each.includes('article-import'));

async function give(page: Page, text: string) {
  const background = { r: 20, g: 60, b: 160 };
  const picture = sharp({ create: { width: 1280, height: 800, channels: 3, background } });
  const zip = zipOf({ 'uploads/2019/05/desk.png': await picture.png().toBuffer() });
  await page.getByLabel('The export (.xml)').setInputFiles({
    ...{ name: 'old-blog.xml', mimeType: 'text/xml' },
    buffer: Buffer.from(text),
  });
  await page
    .getByLabel('Pictures, or a ZIP')
    .setInputFiles({ name: 'uploads.zip', mimeType: 'application/zip', buffer: zip });
  await page.getByRole('button', { name: 'Try it' }).click();
}

test('a marketer imports a blog from WordPress, and its readers find each post again', async ({
  page,
  request,
}) => {
  await signInByRequest(page, staff.editor);
  await page.goto('/cms/collections/articles');
  await page.getByRole('link', { name: 'Import articles from WordPress' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import from WordPress');

  await give(page, '<!DOCTYPE rss [<!ENTITY a "b">]><rss/>');
  await expect(page.locator('.article-import [role="alert"]')).toContainText(
    'defines its own document type or entities',
  );

  expect(await ours(page)).toEqual([]);

  await give(page, export_);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('old-blog.xml');
  const facts = page.getByLabel('What would come in');
  await expect(facts).toContainText('Posts that were published1');
  await expect(facts).toContainText('Pictures that you gave1');
  await expect(facts).toContainText('Pages: left out1');
  await expect(page.getByText('Ruth of-tests (new)')).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);

  expect(await ours(page)).toEqual([]);

  await page.getByLabel('Publish what was published there').check();
  await page.getByRole('button', { name: 'Import 2 posts' }).click();
  await expect(page.getByText('All of old.example that can come in is in.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('Short codes that mean nothing here stand in it')).toContainText(
    'map',
  );

  expect(await ours(page)).toEqual([]);

  const former = await request.get(`/2019/05/${slug}`, { maxRedirects: 0 });
  expect([308, new URL(former.headers()['location'] ?? '', page.url()).pathname]).toEqual([
    former.status(),
    address,
  ]);
  await page.goto(`/2019/05/${slug}/`);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Count the copies');
  await expect(main(page).getByAltText('A desk with two screens')).toBeVisible();
  expect((await request.get('/insights/not-yet-of-tests')).status()).toBe(404);

  await page.goto('/cms/import-articles');
  await give(page, export_);
  await expect(page.getByLabel('What would come in')).toContainText('stay as they are2');
  await page.getByRole('button', { name: 'Throw the file away' }).click();
  await expect(page.getByText('It was stopped.')).toBeVisible();
});
