import type { APIRequestContext, Page } from 'playwright/test';
import { z } from 'zod';

import { isOn } from '@/features';

import { violations } from '../../../../support/pages/axe';
import { bothWidths, expect, query, signInToPanel, staff, test } from '../../../../support/site';

test.skip(!isOn('announcements'));

test.beforeEach(({ request }) => request.post('/api/users/login', { data: staff.editor }));
test.afterEach(async ({ request }) => {
  await request.delete('/api/announcements?where[id][exists]=true');
  await query('DELETE FROM announcements');
});

const made = z.object({ doc: z.object({ id: z.string() }) });

async function publish(request: APIRequestContext, given: object): Promise<string> {
  const data = { _status: 'published', ...given };
  const answer = await request.post('/api/announcements', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return made.parse(await answer.json()).doc.id;
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const inMs = (ms: number) => new Date(Date.now() + ms);

test('a marketer writes one, sees it in the preview, and visitors read it where it belongs', async ({
  page,
  request,
  browser,
}) => {
  const before = await (await request.get('/work')).text();
  expect(before).not.toMatch(/announcement/i);
  await signInToPanel(page);
  await page.goto('/cms/collections/announcements');
  await page.getByRole('link', { name: 'Create New' }).first().click();
  await page.locator('#field-text').fill('Our studio is open on Friday.');
  await page.locator('#field-link__words').fill('Say hello');
  await page.locator('#field-link__address').fill('/quote');
  await page.getByText('On some pages').click();
  await page.locator('#field-kinds').getByRole('combobox').fill('portfolio');
  await page.getByRole('option', { name: /portfolio/ }).click();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText(/successfully/i).first()).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/work');
  await expect(bar(visitor)).toContainText('Our studio is open on Friday.');
  await visitor.goto('/');
  await expect(bar(visitor)).toHaveCount(0);
  await visitor.goto('/work');
  await bar(visitor).getByRole('link', { name: 'Say hello' }).click();
  await expect(visitor).toHaveURL(/\/quote$/);
  await visitor.context().close();
});

test('it comes and goes at its hour, by itself', async ({ page, request }) => {
  const [from, until] = [inMs(5000), inMs(10_000)];
  await publish(request, { text: 'A short one', from, until });
  const shown = async () =>
    (await (await request.get('/industries')).text()).includes('A short one');
  expect(await shown()).toBe(false);
  await page.waitForTimeout(from.getTime() - Date.now() + 600);
  expect(await shown()).toBe(true);
  await page.waitForTimeout(until.getTime() - Date.now() + 600);
  expect(await shown()).toBe(false);
});

test('who closes it does not see it again until its words change', async ({ page, request }) => {
  const id = await publish(request, { text: 'We have moved', canBeClosed: true });
  await page.goto('/work');
  await expect(bar(page)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Close the announcement' }).press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('#site-header a').first()).toBeFocused();
  await page.goto('/industries');
  await expect(bar(page)).toBeHidden();
  expect(await page.context().cookies()).toEqual([]);
  await request.patch(`/api/announcements/${id}`, { data: { text: 'We have moved again' } });
  await page.goto('/work');
  await expect(bar(page)).toBeVisible();
});

test(
  `it moves nothing, fits the narrowest screen, and the header and menus find their place`,
  { tag: bothWidths },
  async ({ page, request, browser }) => {
    const text =
      'From Monday our office is at the harbour, and the telephones are quiet until noon: write to us meanwhile.';
    await publish(request, { text, link: { words: 'How to find us', address: '/quote' } });
    await page.goto('/work');
    const shifts = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += 'value' in entry ? Number(entry.value) : 0;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 500);
        }),
    );
    expect(await shifts).toBeLessThan(0.01);
    const isPhone = (page.viewportSize()?.width ?? 0) < 961;
    const header = page.locator('#site-header');
    const bottom = async () => {
      const box = await header.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    const menuTop = async (name: string, id: string) => {
      await page.getByRole('button', { name, exact: true }).first().click();
      const top = await page.locator(id).evaluate((menu) => menu.getBoundingClientRect().top);
      await page.keyboard.press('Escape');
      return Math.round(top);
    };
    const [name, id] = isPhone ? ['Open menu', '#site-menu'] : ['Industries', '#industries-menu'];
    expect(await menuTop(name, id)).toBe(await bottom());
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await expect.poll(bottom).toBeLessThan(90);
    expect(await menuTop(name, id)).toBe(await bottom());
    expect(await violations(page)).toEqual([]);

    const narrow = await browser.newContext({
      viewport: { width: 320, height: 640 },
      colorScheme: 'dark',
      javaScriptEnabled: false,
    });
    const plain = await narrow.newPage();
    await plain.goto('/work');
    await expect(bar(plain)).toContainText('From Monday');
    await expect(bar(plain).getByRole('button')).toBeHidden();
    const wide = await plain.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(320);
    await narrow.close();
  },
);
