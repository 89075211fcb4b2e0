import type { Locator, Page } from 'playwright/test';

import { publicPages } from '../support/pages/public-pages';
import { expect, query, test } from '../support/site';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Industries' });
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Industries' });

/** Each has a building. */
async function countIndustries(): Promise<unknown> {
  const published =
    "SELECT count(*)::int AS count FROM industries WHERE _status = 'published' AND deleted_at IS NULL";
  return (await query(published))[0]?.['count'];
}

/** How many of the drawings that stand here by reference show something. */
const shown = (place: Locator) =>
  place.locator('use').evaluateAll(
    (uses) =>
      uses.filter((use) => {
        const { width, height } = use.getBoundingClientRect();
        return width > 0 && height > 0;
      }).length,
  );

test('every page draws what it shows, once, and leaves the menu’s buildings for later', async ({
  page,
}) => {
  for (const address of await publicPages()) {
    const html = await (await page.request.get(address)).text();
    const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const wanted = [...main.matchAll(/(?:<use href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
    expect([address, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([address, []]);
    expect([address, wanted.filter((id) => !ids.includes(id))]).toEqual([address, []]);
    expect([address, /<svg class="ground-defs"[^>]*><\/svg>/.exec(html)]).toEqual([address, null]);
    if (!main.includes('<use')) expect(html).not.toContain('id="ground-healthcare"');
  }
});

test('the menu’s buildings come when a pointer, the keyboard or a finger comes to it', async ({
  page,
}) => {
  for (const come of [
    () => button(page).hover(),
    () => button(page).focus(),
    () => button(page).dispatchEvent('click'),
  ]) {
    await page.goto('/privacy');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('#ground-healthcare').count()).toBe(0);
    await come();
    await expect(page.locator('#ground-healthcare')).toBeAttached();
    if (!(await menu(page).isVisible())) await button(page).click();
    await expect.poll(() => shown(menu(page))).toBe(await countIndustries());
  }
  // They stay, and come once.
  await page.keyboard.press('Escape');
  await button(page).click();
  expect(await page.locator('#ground-healthcare').count()).toBe(1);
});

test('buildings below the screen wait until the page has come, and nothing moves', async ({
  page,
}) => {
  const buildings = () =>
    page.locator('main .ground-building').evaluateAll((all) =>
      all.map((building) => ({
        drawn: getComputedStyle(building).contentVisibility,
        height: building.getBoundingClientRect().height,
      })),
    );
  for (const address of ['/', '/industries']) {
    await page.route('**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto(address);
    const before = await buildings();
    expect(before.map(({ drawn }) => drawn)).toEqual(before.map(() => 'auto'));
    expect(before.length).toBe(await countIndustries());

    await page.unroute('**/*.js');
    await page.goto(address);
    await expect.poll(buildings).toEqual(before.map((one) => ({ ...one, drawn: 'visible' })));
  }
});

test('a page that draws all buildings asks for none', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await button(page).click();
  await expect.poll(() => shown(menu(page))).toBe(await countIndustries());
  expect(asked).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu has its names without room for drawings', async ({ page }) => {
    await page.goto('/privacy');
    await button(page).click();
    await expect(menu(page).getByRole('link', { name: 'Healthcare' })).toBeVisible();
    await expect(menu(page).locator('svg').first()).toBeHidden();
  });
});
