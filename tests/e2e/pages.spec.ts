import { publicPages } from '../support/public-pages';
import { expect, test } from '../support/site';

test('every page runs under its policy, complains of nothing and stays at home', async ({
  page,
}) => {
  const addresses = [...(await publicPages()), '/admin'];
  test.setTimeout(90_000);
  for (const address of addresses) {
    const response = await page.goto(address);
    expect([address, response?.status()]).toEqual([address, 200]);
    const policy = response?.headers()['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toContain("'sha256-");
    expect(scripts).not.toContain('unsafe');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
  }
});

test('an industry page says what the specification says', async ({ page }) => {
  for (const [slug, heading, title] of [
    ['real-estate', 'Real Estate', 'Real Estate'],
    ['ecommerce', 'E-commerce', 'Ecommerce'],
    ['non-profit', 'Non-profit', 'Non Profit'],
  ]) {
    await page.goto(`/industries/${slug}`);
    await expect(page).toHaveTitle(`${title} Software Solutions | OneLayer`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${heading} Software Solutions`,
    );
    await expect(page.getByRole('main').locator('a[href="/quote"]').last()).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="/#contact"]').last()).toBeVisible();
  }
});

test('an unknown industry and an unknown path are not found, and say so without JavaScript', async ({
  request,
}) => {
  for (const address of ['/industries/nope', '/work/nope', '/nope', '/a/b/c']) {
    const response = await request.get(address);
    expect([address, response.status()]).toEqual([address, 404]);
    const html = await response.text();
    expect(html).toContain('Page Not Found');
    expect(html).toContain('name="robots"');
    expect(html).toContain('Popular Pages');
  }
});
