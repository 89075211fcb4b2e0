import { expect, staff, test } from '../../../support/site';
import { formRuns } from '../../../support/staff/panel-form';
import { signInByRequest } from '../../../support/staff/staff-session';

// Payload's frame of the preview may do all that its own origin may.
test.use({ expected: /allow-scripts and allow-same-origin/ });

test('a new page says what it lacks, takes its address from its title, and is never shown as an id', async ({
  page,
}) => {
  await signInByRequest(page, staff.editor);
  await page.goto('/cms/collections/pages/create');
  await formRuns(page);
  await page.waitForURL(/pages\/[0-9a-f-]{36}/);
  const id = page.url().split('/').at(-1) ?? '';
  const checks = page.getByRole('region', { name: 'Checks' });
  for (const field of ['Page › Title', 'Slug'])
    await expect(checks.getByRole('listitem').filter({ hasText: field })).toContainText(
      'It cannot be published without this.',
    );
  const heading = page.getByRole('heading', { level: 1 });
  const title = page.getByLabel('Title', { exact: false }).first();
  await title.fill(' \u200b ');
  await expect(heading).toHaveText('Untitled');
  const slug = page.locator('#field-slug');
  await title.fill('Für Hüte');
  await expect(slug).toHaveValue('fur-hute');
  await expect(heading).toHaveText('Für Hüte');
  await expect(checks.getByText('It cannot be published without this.')).toHaveCount(0);
  await title.fill('');
  await expect(heading).toHaveText('Untitled');
  await expect(page.locator('body')).not.toContainText(id);

  // The first focus is on what does nothing.
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-delete').click();
  await expect(page.locator('#confirm-cancel')).toBeFocused();
  await page.locator('#delete-forever').check();
  await page.locator('#confirm-action').click();
  await page.waitForURL(/collections\/pages(\?|$)/);
});
