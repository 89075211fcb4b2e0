import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { z } from 'zod';

import { expect, test } from '../support/site';

const distDir = path.resolve(process.env.NEXT_DIST_DIR ?? '.next');

/** What an empty page of this Next version loads: the runtime that every page shares. */
function emptyPageScripts(): string[] {
  const manifest = z
    .object({ rootMainFiles: z.array(z.string()) })
    .parse(JSON.parse(readFileSync(path.join(distDir, 'build-manifest.json'), 'utf8')));
  return manifest.rootMainFiles.map((file) => `/_next/${file}`);
}

function compressedSize(address: string): number {
  const file = path.join(distDir, address.replace('/_next/', ''));
  return brotliCompressSync(readFileSync(file)).length;
}

test('home sends at most 25 kB of JavaScript above an empty page', async ({ page }) => {
  const sent = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') sent.add(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');

  const shared = emptyPageScripts();
  expect([...sent]).toEqual(expect.arrayContaining(shared));
  const own = [...sent].filter((address) => !shared.includes(address));
  const bytes = own.map(compressedSize).reduce((sum, size) => sum + size, 0);
  console.log(`JavaScript of the home page: ${bytes} bytes (brotli) above an empty page.`);
  expect(bytes).toBeLessThanOrEqual(25_000);
});

test('on a large screen the portfolio loads one file for each of its eight pictures', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/media/')) files.push(pathname);
  });
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/work');
  const pictures = page.getByRole('main').getByRole('img');
  await expect(pictures).toHaveCount(8);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveCSS('opacity', '1');
  }
  await page.waitForLoadState('networkidle');
  expect(files).toHaveLength(8);
});
