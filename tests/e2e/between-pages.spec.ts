import type { Page } from 'playwright/test';

import { expect, test } from '../support/site';

declare global {
  interface Window {
    /** What kept its place as this page was shown; undefined where it took the place of none. */
    carried?: Promise<string[]>;
  }
}

/** By their names in the style sheet. */
const carriedOn = (page: Page) => page.evaluate(() => window.carried);

async function noteWhatIsCarried(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (viewTransition === null) return;
      window.carried = viewTransition.ready.then(() => {
        const effects = document.getAnimations().map(({ effect }) => effect);
        const named = effects.flatMap((effect) =>
          effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : [],
        );
        const names = named.flatMap(
          (each) => /^::view-transition-new\((.+)\)$/.exec(each)?.[1] ?? [],
        );
        return [...new Set(names)].sort();
      });
    });
  });
}

test('from page to page the header, the accent line and the ground keep their place', async ({
  page,
}) => {
  await noteWhatIsCarried(page);
  await page.goto('/industries');
  expect(await carriedOn(page)).toBeUndefined();
  const main = page.getByRole('main');
  const building = main
    .getByRole('link')
    .filter({ has: page.locator('.ground-building') })
    .first();
  await building.click();
  await page.waitForURL(/\/industries\/./);
  // The building that was pressed has become the ground, which is there without growing again.
  expect(await carriedOn(page)).toEqual(['ground', 'one-line', 'root', 'site-header']);
  const growing = main.locator('.ground-grows').first();
  await expect(growing).toHaveCSS('animation-name', 'none');
  await page.goBack();
  await expect(page).toHaveURL(/\/industries$/);
  expect(await carriedOn(page)).toContain('site-header');

  await page.goto('/industries/healthcare');
  await expect(growing).toHaveCSS('animation-name', 'ground-grow');
});

test('nothing moves between pages for who wants less motion', async ({ page }) => {
  await noteWhatIsCarried(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/industries');
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await carriedOn(page)).toBeUndefined();
});

test('a browser learns which pages it may fetch, but for who spares data', async ({
  page,
  request,
}) => {
  const ask = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await request.get(address, { headers });
    const { 'speculation-rules': rules, vary, etag } = answer.headers();
    return { rules, vary, etag, body: await answer.text() };
  };
  const plain = await ask('/industries');
  expect(plain).toMatchObject({
    rules: '"/speculation-rules.json"',
    vary: expect.stringMatching(/save-data/i),
  });
  expect(await ask('/industries', { 'Save-Data': 'on' })).toEqual({ ...plain, rules: undefined });
  for (const other of ['/sitemap.xml', '/nowhere', '/admin', '/cms/login', '/api/industries'])
    expect([other, (await ask(other)).rules]).toEqual([other, undefined]);

  // What the browser itself makes of them.
  const session = await page.context().newCDPSession(page);
  const errors: string[] = [];
  const asked: string[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => errors.push(ruleSet.errorMessage ?? ''));
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') asked.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  await page.goto('/industries');
  await expect.poll(() => errors).toEqual(['']);
  expect(asked).toEqual([]);
  await page.getByRole('main').getByRole('link').first().hover();
  await expect.poll(() => asked).toHaveLength(1);
  // It is the page alone, and a link to it leads there at once.
  const [path = ''] = asked;
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(path);
});
