import type { Page } from 'playwright/test';

import { bothWidths, expect, test } from '../support/site';

declare global {
  interface Window {
    /** What kept its place as this page was shown; undefined where it took the place of none. */
    carried?: Promise<Carried>;
  }
}

interface Carried {
  /** By their names in the style sheet. */
  names: string[];
  /** The place of the building on the page before, and on this one. */
  from: Place | null;
  to: Place | null;
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const carriedOn = (page: Page) => page.evaluate(() => window.carried);
const namesOn = async (page: Page) => (await carriedOn(page))?.names;

async function noteWhatIsCarried(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (viewTransition === null) return;
      const look = (): Carried => {
        const effects = document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []));
        const names = effects.flatMap(
          ({ pseudoElement }) =>
            /^::view-transition-new\((.+)\)$/.exec(pseudoElement ?? '')?.[1] ?? [],
        );
        const [first] =
          effects
            .find(({ pseudoElement }) => pseudoElement === '::view-transition-group(building)')
            ?.getKeyframes() ?? [];
        const { e: x, f: y } = new DOMMatrix(String(first?.['transform'] ?? ''));
        const [width, height] = [first?.['width'], first?.['height']].map((each) =>
          Number.parseFloat(String(each)),
        );
        const main = [...document.querySelectorAll('.ground-main')].find((each) =>
          each.checkVisibility(),
        );
        const box = main?.getBoundingClientRect();
        return {
          names: [...new Set(names)].sort(),
          from: first ? { x, y, width: width ?? 0, height: height ?? 0 } : null,
          to: box ? { x: box.x, y: box.y, width: box.width, height: box.height } : null,
        };
      };
      // A busy machine gives a transition up ("Transition was aborted"): then nothing was carried.
      window.carried = viewTransition.ready.then(look, () => ({ names: [], from: null, to: null }));
    });
  });
}

test('from page to page the header, the accent line and the ground keep their place', async ({
  page,
}) => {
  await noteWhatIsCarried(page);
  const main = page.getByRole('main');
  const building = main
    .getByRole('link')
    .filter({ has: page.locator('.ground-building') })
    .first();
  const growing = main.locator('.ground-grows').first();
  // A busy machine cuts.
  await expect(async () => {
    await page.goto('/industries');
    expect(await carriedOn(page)).toBeUndefined();
    await building.click();
    await page.waitForURL(/\/industries\/./);
    // The building that was pressed keeps its place, and the ground is there without growing again.
    expect(await namesOn(page)).toEqual(['building', 'ground', 'one-line', 'root', 'site-header']);
    await expect(growing).toHaveCSS('animation-name', 'none');
    await page.goBack();
    await expect(page).toHaveURL(/\/industries$/);
    expect(await namesOn(page)).toContain('site-header');
  }).toPass({ timeout: 25_000 });

  await page.goto('/industries/healthcare');
  await expect(growing).toHaveCSS('animation-name', 'ground-grow');
});

/** Where the ways to an industry's page begin, with what has to be opened before. */
const ways = {
  'the street': { path: '/industries', within: 'main li', opens: null },
  'the carousel': { path: '/', within: 'main li', opens: null },
  'the menu': { path: '/quote', within: 'nav[popover] li', opens: 'Industries' },
} as const;

for (const [name, { path, within, opens }] of Object.entries(ways))
  test(
    `the building that was pressed in ${name} goes from its place to that on its own page`,
    { tag: opens ? [] : bothWidths },
    async ({ page }) => {
      await noteWhatIsCarried(page);
      await expect(async () => {
        await page.goto(path);
        if (opens) await page.getByRole('banner').getByRole('button', { name: opens }).click();
        const link = page
          .locator(within)
          .getByRole('link')
          .filter({ has: page.locator('.ground-building') })
          .first();
        await link.scrollIntoViewIfNeeded();
        const pressed = await link.locator('.ground-building').boundingBox();
        await link.click();
        await page.waitForURL(/\/industries\/./);
        const carried = await carriedOn(page);
        expect(carried?.names).toContain('building');
        expect(apart(carried?.from, pressed)).toBeLessThan(2);
        // The page is shown from its top, with the building in it.
        const stands = await page.locator('.ground-main').filter({ visible: true }).boundingBox();
        expect(apart(carried?.to, stands)).toBeLessThan(2);
      }).toPass({ timeout: 25_000 });
    },
  );

/** How many pixels lie between two places, or their sizes, where they differ most. */
function apart(one: Place | null | undefined, other: Place | null | undefined): number {
  if (!one || !other) return Infinity;
  return Math.max(
    ...(['x', 'y', 'width', 'height'] as const).map((side) => Math.abs(one[side] - other[side])),
  );
}

test('nothing moves between pages for who wants less motion', async ({ page }) => {
  await noteWhatIsCarried(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/industries');
  const building = page.getByRole('main').locator('a:has(.ground-building)').first();
  await building.click();
  await page.waitForURL(/\/industries\/./);
  expect(await carriedOn(page)).toBeUndefined();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
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

test('a transition that a browser gives up says nothing to anybody', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (viewTransition === null) return;
      viewTransition.skipTransition();
      document.documentElement.dataset['skipped'] = '';
    });
  });
  const toQuote = page.getByRole('main').getByRole('link', { name: 'Get a Free Quote' }).first();
  // A busy machine begins none.
  await expect(async () => {
    await page.goto('/');
    await toQuote.click();
    await page.waitForURL('/quote');
    await expect(page.locator('[data-skipped]')).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 25_000 });
  // The test fails on an error that nobody caught.
  await page.waitForTimeout(300);
});
