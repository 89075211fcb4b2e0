import type { APIRequestContext } from 'playwright/test';
import sharp from 'sharp';
import { z } from 'zod';

import { brand } from '../support/brand';
import { oneOfEachKind, publicPages } from '../support/pages/public-pages';
import { expect, long, test } from '../support/site';

/** What an address really sends, whatever it says of itself. */
async function readPicture(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  const body = await response.body();
  const { format, width, height } = await sharp(body).metadata();
  return { type: response.headers()['content-type'], format, width, height, body };
}

test(
  'every page has a share image of its own, 1200 by 630, and its own words for it',
  { tag: long },
  async ({ request }) => {
    const [pictures, alts, addresses] = [new Set<string>(), new Set<string>(), new Set<string>()];
    const pages = await publicPages();
    // To draw one takes a fifth of a second: one of each kind, and two industries, which are to differ.
    const drawn = new Set([...oneOfEachKind(pages), '/industries/aviation']);
    for (const address of pages) {
      const html = await (await request.get(address)).text();
      const meta = (name: string) =>
        new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
      expect([address, meta('og:image:width'), meta('og:image:height')]).toEqual([
        ...[address, '1200', '630'],
      ]);
      expect(meta('og:image:type')).toBe('image/png');
      const alt = meta('og:image:alt');
      expect(alt).toContain('many thin layers become one');
      alts.add(alt);
      expect(meta('twitter:card')).toBe('summary_large_image');
      addresses.add(meta('og:image'));
      if (!drawn.has(address)) continue;
      const { body, ...picture } = await readPicture(request, meta('og:image'));
      const expected = { type: 'image/png', format: 'png', width: 1200, height: 630 };
      expect([address, picture]).toEqual([address, expected]);
      expect([address, body.length < 300_000]).toEqual([address, true]);
      pictures.add(body.toString('base64'));
    }
    expect([addresses.size, alts.size]).toEqual([pages.length, pages.length]);
    expect(pictures.size).toBe(drawn.size);
    for (const address of ['/nope', '/work/nope', '/industries', '/a/b/c.png'])
      expect((await request.get(`/share-images${address}`)).status()).toBe(404);
  },
);

test('browsers, telephones and the panel get the icons that they ask for', async ({
  page,
  request,
}) => {
  await page.goto('/terms');
  const linked = async (rel: string) =>
    (await page.locator(`link[rel="${rel}"]`).first().getAttribute('href')) ?? '';
  const apple = await readPicture(request, await linked('apple-touch-icon'));
  expect([apple.type, apple.width, apple.height]).toEqual(['image/png', 180, 180]);
  const favicon = await request.get('/favicon.ico');
  expect(favicon.headers()['content-type']).toContain('image/x-icon');

  const manifest = z
    .object({ icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string() })) })
    .parse(await (await request.get(await linked('manifest'))).json());
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await readPicture(request, src);
    expect([icon.type, `${icon.width}x${icon.height}`]).toEqual([type, sizes]);
  }

  await page.goto('/cms/login');
  await expect(page.getByText(brand, { exact: true })).toBeVisible();
  await expect(page.locator('link[rel="icon"][href="/icon.svg"]')).toHaveCount(1);
});
