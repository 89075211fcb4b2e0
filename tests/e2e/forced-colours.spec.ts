import { expect, test } from '../support/site';

test.use({ contextOptions: { forcedColors: 'active' } });

test('where a person chose the colours, the current page alone is marked, and links and buttons show', async ({
  page,
}) => {
  await page.goto('/work');
  const items = page.getByRole('navigation', { name: 'Main' }).locator('a, button');
  const marked = await items.evaluateAll((links) =>
    links
      .filter((link) => getComputedStyle(link).borderBottomWidth !== '0px')
      .map((link) => link.textContent),
  );
  expect(marked).toEqual(['Our Work']);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Learn How It Works' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  const main = page.getByRole('main');
  for (const name of ['Get a Free Quote', 'View all industries'])
    await expect(main.getByRole('link', { name }).first()).toHaveCSS('border-top-width', /[2-9]px/);
});
