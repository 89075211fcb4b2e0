import { z } from 'zod';

import { industries } from '../../support/pages/industries';
import { bothWidths, expect, query, test } from '../../support/site';

const study = z.object({ slug: z.string(), title: z.string(), headline: z.string() });

/** Case studies that the portfolio does not lead to. */
async function listOthers() {
  const rows = await query(
    'SELECT slug, meta_title AS title, case_study_headline AS headline FROM projects WHERE has_case_study AND NOT linked_from_portfolio ORDER BY _order',
  );
  return z.array(study).parse(rows);
}

test(
  'three more case studies tell before, work and after, and show two screens without a figure',
  { tag: bothWidths },
  async ({ page }) => {
    const others = await listOthers();
    expect(others.map(({ slug }) => slug)).toEqual([
      'healthcare-management-platform',
      'retail-inventory-system',
      'logistics-operations-platform',
    ]);
    for (const { slug, title, headline } of others) {
      await page.goto(`/work/${slug}`);
      await expect(page).toHaveTitle(`${title} | OneLayer`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(headline);
      await expect(
        main.getByRole('heading', { level: 2, name: /^(Before|The work|After):/ }),
      ).toHaveCount(3);
      for (const screen of await main.getByRole('img').all()) {
        await screen.scrollIntoViewIfNeeded();
        await expect(screen).not.toHaveJSProperty('naturalWidth', 0);
      }
      await expect(main.getByRole('img')).toHaveCount(2);
      await expect(main.getByRole('region', { name: 'Screens' }).getByRole('figure')).toHaveCount(
        1,
      );
      await expect(main.getByText(/\d\s?%|\d+x/)).toHaveCount(0);
      await main.getByRole('region').last().getByRole('link', { name: 'Get a Free Quote' }).click();
      await expect(page).toHaveURL('/quote');
    }
  },
);

test('an industry leads to its case study, and the case study back', async ({ page }) => {
  const led: string[] = [];
  for (const { slug } of industries) {
    await page.goto(`/industries/${slug}`);
    const link = page.getByRole('main').getByRole('link', { name: 'Read the case study' });
    if ((await link.count()) === 0) continue;
    await link.click();
    await expect(page).toHaveURL(/\/work\//);
    led.push(`${slug} ${new URL(page.url()).pathname}`);
    await page.getByRole('main').locator(`a[href="/industries/${slug}"]`).first().click();
    await expect(page).toHaveURL(`/industries/${slug}`);
  }
  expect(led).toEqual([
    'healthcare /work/healthcare-management-platform',
    'fintech /work/deelflo',
    'ecommerce /work/retail-inventory-system',
    'logistics /work/logistics-operations-platform',
  ]);
});

test('below the eight projects the portfolio leads to the chapters of the three', async ({
  page,
}) => {
  await page.goto('/work');
  const strip = page.getByRole('region', { name: 'How three of them were built' });
  const titles = await strip.getByRole('link').allTextContents();
  // Of each its name, and its three chapters.
  expect(titles).toHaveLength(12);
  // As many lines come in as there were systems: 5 log-ins, 12 stock sheets and a count, and nobody counted the last.
  const lines = await strip
    .locator('.ground-thin')
    .evaluateAll((all) => all.map((each) => each.getAttribute('d')?.split('M').length));
  expect(lines.map((count = 1) => count - 1)).toEqual([5, 13, 9]);
  const [, , second = ''] = titles;
  await strip.getByRole('link', { name: second }).click();
  await expect(page).toHaveURL('/work/healthcare-management-platform#chapter-2');
  await expect(page.getByRole('heading', { name: second })).toBeInViewport();
});
