import { z } from 'zod';

import { expect, query, staff, test } from '../../../support/site';
import { signInByRequest } from '../../../support/staff/staff-session';
import { discardDraft } from '../../../support/staff/drafts';

const reason = 'Give the whole address, beginning with https://';

// The browser itself notes an answer that is no success.
test.use({ expected: /Failed to load resource/ });

async function project() {
  const [row] = await query('SELECT id FROM projects WHERE slug = $1', ['hr-platform']);
  return z.object({ id: z.string() }).parse(row).id;
}

test.afterAll(async ({ request }) => discardDraft(request, 'projects', await project()));

test('the panel shows the whole reason at a field, on a telephone too', async ({ page }) => {
  await signInByRequest(page, staff.editor);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/cms/collections/projects/${await project()}`);
    const publish = page.getByRole('button', { name: 'Publish changes' });
    // What is typed before the panel runs is nothing to it.
    await expect(async () => {
      await page.getByLabel('External link').fill('');
      await page.getByLabel('External link').fill('www.example.com/a');
      await expect(publish).toBeEnabled({ timeout: 2000 });
    }).toPass();
    await publish.click();
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
