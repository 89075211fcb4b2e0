import { z } from 'zod';

import { industries } from '../../support/pages/industries';
import { bothWidths, expect, query, test } from '../../support/site';

const study = z.object({ slug: z.string(), title: z.string(), headline: z.string() });

/** Case studies that the portfolio does not lead to. */
async function listOthers() {
  const rows = await query(
    'SELECT slug, title, case_study_headline AS headline FROM projects WHERE has_case_study AND NOT linked_from_portfolio ORDER BY _order',
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
