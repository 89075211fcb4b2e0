import type { APIRequestContext } from 'playwright/test';

import { brand } from '../../../support/brand';
import { expect, query, staff, test } from '../../../support/site';

const page = '/industries/education';

/** What the head of a page tells search engines and messengers. */
async function headOf(request: APIRequestContext, path = page) {
  const html = await (await request.get(path)).text();
  const content = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    title: content(/<title>([^<]*)</),
    description: content(/<meta name="description" content="([^"]*)"/),
    canonical: content(/<link rel="canonical" href="([^"]*)"/),
    robots: content(/<meta name="robots" content="([^"]*)"/),
    site: content(/<meta property="og:site_name" content="([^"]*)"/),
    address: content(/<meta property="og:url" content="([^"]*)"/),
    pictures: [...html.matchAll(/<meta property="og:image" content="([^"]*)"/g)].map(
      ([, address]) => address,
    ),
  };
}

const inSitemap = async (request: APIRequestContext, path = page) =>
  (await (await request.get('/sitemap.xml')).text()).includes(`${path}</loc>`);

test('what an editor tells search engines stands in the head at once, and goes again', async ({
  request,
}) => {
  await request.post('/api/users/login', { data: staff.editor });
  const [industry] = await query('SELECT id FROM industries WHERE slug = $1', ['education']);
  const [picture] = await query('SELECT id FROM media LIMIT 1');
  const write = async (meta: object) => {
    const answer = await request.patch(`/api/industries/${String(industry?.id)}`, {
      data: { meta },
    });
    expect(answer.status()).toBe(200);
  };
  const before = await headOf(request);
  expect(before.pictures).toEqual([
    expect.stringContaining('/share-images/industries/education.png'),
  ]);
  expect(await inSitemap(request)).toBe(true);

  const words = { title: 'Timetables in one place', description: 'Told to search engines alone.' };
  await write({ ...words, image: picture?.id });
  const told = await headOf(request);
  expect(told).toEqual({
    ...before,
    title: `Timetables in one place | ${brand}`,
    description: words.description,
    pictures: [expect.stringContaining('/api/media/file/')],
  });
  expect((await request.get(new URL(told.pictures[0] ?? '').pathname)).status()).toBe(200);

  await write({ title: null, description: null, image: null, noindex: true });
  expect(await headOf(request)).toEqual({ ...before, robots: 'noindex' });
  expect(await inSitemap(request)).toBe(false);

  await write({ noindex: false, canonical: '/industries' });
  const { canonical } = await headOf(request);
  expect(canonical?.endsWith('/industries')).toBe(true);
  expect(await inSitemap(request)).toBe(false);

  await write({ canonical: null });
  expect(await headOf(request)).toEqual(before);
  expect(await inSitemap(request)).toBe(true);
});

test('a page of a global is kept out of search engines the same way', async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  const write = async (noindex: boolean) => {
    const data = { meta: { noindex } };
    expect((await request.post('/api/globals/quote-page', { data })).status()).toBe(200);
  };
  await write(true);
  expect((await headOf(request, '/quote')).robots).toBe('noindex');
  expect(await inSitemap(request, '/quote')).toBe(false);
  await write(false);
  expect((await headOf(request, '/quote')).robots).toBeUndefined();
  expect(await inSitemap(request, '/quote')).toBe(true);
});
