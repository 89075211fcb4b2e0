import { listProjects } from '../../support/pages/content';
import { expect, test } from '../../support/site';

test('the case study opens with the project, its picture and a link to the product’s site', async ({
  page,
}) => {
  const [deelflo] = await listProjects(page.request);
  await page.goto('/work/deelflo');
  const main = page.getByRole('main');
  await expect(page).toHaveTitle('Deelflo, an AI-powered M&A platform: case study | OneLayer');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText('AI-powered M&A Platform', { exact: true })).toBeVisible();
  await expect(main.getByRole('img', { name: deelflo?.image.alt, exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'View Application' })).toHaveAttribute(
    'href',
    deelflo?.link ?? '',
  );
  expect(new URL(deelflo?.link ?? '').protocol).toBe('https:');
  const opening = main.locator('section').first();
  await expect(opening.getByRole('link', { name: 'Get a Free Quote' })).toBeVisible();
});

test('the case study has its six features, the achievements with 65% and 42%, and 75% faster dealmaking', async ({
  page,
}) => {
  await page.goto('/work/deelflo');
  const features = page.getByRole('region', { name: /^Features/ }).getByRole('listitem');
  await expect(features.getByRole('heading')).toHaveText(
    [
      'AI financial analysis',
      'multi-method valuations',
      'forecasting',
      'reports',
      'deal structure optimizer',
      'enterprise security',
    ],
    { ignoreCase: true },
  );
  for (const feature of await features.all()) {
    await expect(feature.getByRole('paragraph')).toHaveText(/\w/);
    await expect(feature.locator('svg')).toBeVisible();
  }

  const achievements = page.getByRole('region', { name: /^Achievements/ });
  await expect(achievements.getByText('65%', { exact: true })).toBeVisible();
  await expect(achievements.getByText('42%', { exact: true })).toBeVisible();

  const impact = page.getByRole('region', { name: /impact/i });
  await expect(impact.getByText('75%', { exact: true })).toBeVisible();
  await expect(impact.getByText('faster dealmaking', { exact: true })).toBeVisible();
});

test('the case study ends with a call to action that leads to the quote form', async ({ page }) => {
  await page.goto('/work/deelflo');
  const last = page.getByRole('main').getByRole('region').last();
  await last.getByRole('link', { name: 'Get a Free Quote', exact: true }).click();
  await expect(page).toHaveURL('/quote');
});

test('under a screen lies a layer for each thing that the project replaced', async ({ page }) => {
  for (const [slug, layers] of [
    ['deelflo', 5],
    ['healthcare-management-platform', 5],
    ['retail-inventory-system', 13],
    // A whiteboard and a great many phone calls.
    ['logistics-operations-platform', 6],
  ] as const) {
    await page.goto(`/work/${slug}`);
    const strip = page.locator('.ground-past-sides use[class^=ground-t]');
    expect([slug, await strip.count()]).toEqual([slug, layers]);
  }
});
