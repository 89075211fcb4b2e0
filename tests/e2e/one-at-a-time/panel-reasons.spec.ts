import { expect, query, signInToPanel, test } from '../../support/site';

const reason = 'Give the whole address, beginning with https://';

// The browser itself notes an answer that is no success.
test.use({ expected: /Failed to load resource/ });

test('the panel shows the whole reason at a field, on a telephone too', async ({ page }) => {
  const [project] = await query('SELECT id FROM projects WHERE slug = $1', ['hr-platform']);
  await signInToPanel(page);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/cms/collections/projects/${String(project?.id)}`);
    await page.getByLabel('External link').fill('www.example.com/a');
    await page.getByRole('button', { name: 'Publish changes' }).click();
    const told = page.locator('.field-error').filter({ hasText: reason });
    await expect(told).toBeVisible();
    const isWhole = await told.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const cut = [element, ...element.querySelectorAll('*')].some(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
      );
      return !cut && left >= 0 && right <= innerWidth;
    });
    expect([width, isWhole]).toEqual([width, true]);
  }
});
