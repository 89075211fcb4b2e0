import type { Page } from 'playwright/test';

import { expect, test } from '../../support/site';

interface Asked {
  /** Names of files without their widths, such as `deelflo-dark`. */
  names: string[];
  /** Of all these files. */
  bytes: number;
}

/** What a page has asked for once everything in it was in sight. */
async function picturesOf(page: Page, address: string): Promise<Asked> {
  const asked: Asked = { names: [], bytes: 0 };
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const [, name] = /\/api\/media\/file\/(.+)-\d+x\d+\.webp$/.exec(request.url()) ?? [];
    if (name === undefined) return;
    asked.names.push(name);
    sizes.push(
      request.sizes().then(({ responseBodySize }) => void (asked.bytes += responseBodySize)),
    );
  });
  await page.goto(address);
  for (const picture of await page.getByRole('main').getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  await page.waitForLoadState('networkidle');
  await Promise.all(sizes);
  page.removeAllListeners('requestfinished');
  return asked;
}

const shown = (page: Page) =>
  page
    .getByRole('main')
    .locator('picture img')
    .evaluateAll((all) =>
      all.map((each) =>
        each instanceof HTMLImageElement
          ? each.currentSrc.replace(/^.*\/|-\d+x\d+\.webp$/g, '')
          : '',
      ),
    );

const light = ['deelflo', 'healthcare-platform', 'retail-inventory'];
const dark = light.map((name) => `${name}-dark`);

for (const javaScriptEnabled of [true, false])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${colorScheme}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled, colorScheme });

      test('a screen that has a dark one shows that of the device’s scheme, and asks for no other', async ({
        page,
      }) => {
        await page.setViewportSize({ width: 1280, height: 900 });
        const { names, bytes } = await picturesOf(page, '/work');
        const [own, other] = colorScheme === 'dark' ? [dark, light] : [light, dark];
        if (javaScriptEnabled) expect(await shown(page)).toEqual(own);
        expect(names).toEqual(expect.arrayContaining(own));
        for (const name of other) expect(names).not.toContain(name);
        expect(names).toHaveLength(new Set(names).size);
        console.log(`${names.length} pictures, ${bytes} bytes`);
      });
    });

test('it is fetched ahead, each for its scheme', async ({ request }) => {
  const html = await (await request.get('/work')).text();
  const ahead = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
  expect(ahead).toEqual([
    expect.stringMatching(/\/deelflo-800x500\.webp 800w.*media="\(prefers-color-scheme: light\)"/),
    expect.stringMatching(
      /\/deelflo-dark-800x500\.webp 800w.*media="\(prefers-color-scheme: dark\)"/,
    ),
  ]);
});

test('a visitor’s own choice is before the device’s, and only what is fetched ahead knows it not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/terms');
  const choice = page.getByRole('group', { name: 'Colour scheme' });
  await choice.getByRole('radio', { name: 'Light' }).check();
  const asked = await picturesOf(page, '/work');
  expect(await shown(page)).toEqual(light);
  expect(asked.names.filter((name) => name.endsWith('-dark'))).toEqual(['deelflo-dark']);
  await choice.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => shown(page)).toEqual(dark);
  // It is dark already; one that has none of its own is dimmed.
  const pictures = page.getByRole('main').getByRole('img');
  await expect(pictures.first()).toHaveCSS('filter', 'none');
  await expect(pictures.nth(3)).toHaveCSS('filter', /brightness/);
  await choice.getByRole('radio', { name: 'System' }).check();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => shown(page)).toEqual(light);
});

test('more screens of a case study follow as well', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const asked = await picturesOf(page, '/work/healthcare-management-platform');
  expect([...asked.names].sort()).toEqual([
    'healthcare-platform-dark',
    'healthcare-referrals-dark',
  ]);
});
