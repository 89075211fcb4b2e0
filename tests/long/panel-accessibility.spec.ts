import { z } from 'zod';

import { publishNewsletter } from '../support/made-forms/newsletter';
import { forgetForms } from '../support/made-forms/published-fair';
import { violations } from '../support/pages/axe';
import { expect, query, staff, test } from '../support/site';
import { formRuns } from '../support/staff/panel-form';
import { allScreens, isForEverybody } from '../support/staff/panel-screens';
import { signInByRequest } from '../support/staff/staff-session';

const made = z.object({ doc: z.object({ id: z.string() }) });
const slug = 'everybody-of-tests';
const tenParts = [
  ...['hero', 'text', 'features', 'stats', 'testimonials'],
  ...['projects', 'callToAction', 'faq', 'steps', 'gallery'],
].map((blockType) => ({ blockType }));

test.describe('of all the panel', () => {
  test.afterAll(async ({ request }) => {
    await request.post('/api/users/login', { data: staff.editor });
    await request.delete(`/api/pages?where[slug][equals]=${slug}&draft=true`);
  });

  test('axe finds nothing on any kind of screen, ours and Payload’s, at both widths and in both schemes', async ({
    page,
    request,
  }) => {
    test.setTimeout(900_000);
    await request.post('/api/users/login', { data: staff.editor });
    const data = { title: 'For everybody', slug, blocks: tenParts };
    const { doc } = made.parse(
      await (await request.post('/api/pages?draft=true', { data })).json(),
    );
    await request.patch(`/api/pages/${doc.id}?draft=true`, { data: { title: 'For all' } });
    const screens = await allScreens(doc.id);
    for (const screen of screens.filter(({ isOutside }) => isOutside)) {
      await isForEverybody(page, screen);
    }
    await signInByRequest(page, staff.editor);
    for (const screen of screens.filter(({ isOutside }) => !isOutside)) {
      await isForEverybody(page, screen);
    }
  });
});

/** What we put into Payload's panel; the rest of a screen is Payload's own. */
const parts = [
  ...['.waiting-work', '.panel-note', '.checks', '.picture-picker', '.live-drawing'],
  ...['.block-label', '.section-note', '.content-search-button', '.content-search'],
];

test('axe finds nothing in what is ours in the panel', async ({ page }) => {
  await signInByRequest(page, staff.editor);
  const [industry] = await query(`SELECT id FROM industries WHERE slug = 'fitness'`);
  const seen = new Set<string>();
  const fitness = `/cms/collections/industries/${String(industry?.id)}`;
  for (const [address, tab, part] of [
    ['/cms', null, '.waiting-work'],
    ['/cms/account', null, '.panel-note'],
    [fitness, 'In lists', '.picture-picker__options'],
    [fitness, 'Opening', '.live-drawing'],
    ['/cms/globals/home-page', 'Sections', '.block-label'],
  ] as const) {
    await page.goto(address);
    if (tab !== null) await page.getByRole('button', { name: tab, exact: true }).click();
    await expect(page.locator(part).first()).toBeVisible();
    if (address === '/cms') await page.keyboard.press('Control+k');
    // What a section says of itself stands in its row, which is closed.
    if (tab === 'Sections')
      await expect(async () => {
        await page.locator('#sections-row-0 .collapsible__toggle').click();
        await expect(page.locator('.section-note').first()).toBeVisible({ timeout: 2_000 });
      }).toPass();
    const counts = await Promise.all(parts.map((each) => page.locator(each).count()));
    const there = parts.filter((_, index) => (counts[index] ?? 0) > 0);
    for (const each of there) seen.add(each);
    expect([address, tab, await violations(page, there)]).toEqual([address, tab, []]);
  }
  expect([...seen].sort()).toEqual([...parts].sort());
  // On the page itself, where every text has its mark.
  await page.goto('/cms/preview?path=/');
  await page.getByRole('button', { name: 'Show edit marks' }).click();
  expect(await violations(page, ['#preview-bar'])).toEqual([]);
});

test.describe('of a form that editors make', () => {
  test.beforeEach(({ request }) => forgetForms(request));
  test.afterEach(({ request }) => forgetForms(request));

  test('axe finds nothing in what is ours, at both widths', async ({ page }) => {
    await signInByRequest(page, staff.admin);
    const form = await publishNewsletter(page.request);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const isSound = async (...places: readonly string[]) => {
        for (const place of places) await expect(page.locator(place).first()).toBeVisible();
        expect([width, await violations(page, places)]).toEqual([width, []]);
      };
      await page.goto('/cms/collections/custom-forms/create');
      await formRuns(page);
      await isSound('.begin-with');
      await page.goto(`/cms/collections/custom-forms/${form}`);
      await formRuns(page);
      await isSound('.checks', '.field-type:has([href^="/cms/preview"])');
      await page.getByRole('button', { name: 'What happens then', exact: true }).click();
      await isSound('.field-type:has(> [type=file])');
    }
  });
});
