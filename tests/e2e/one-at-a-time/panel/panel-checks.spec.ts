import { z } from 'zod';

import { violations } from '../../../support/pages/axe';
import { expect, query, staff, test } from '../../../support/site';
import { discardDraft } from '../../../support/staff/drafts';
import { signInByRequest } from '../../../support/staff/staff-session';

async function fitness() {
  const [row] = await query('SELECT id FROM industries WHERE slug = $1', ['fitness']);
  return z.object({ id: z.string() }).parse(row).id;
}

test.afterAll(async ({ request }) => discardDraft(request, 'industries', await fitness()));

test('the checks beside a form follow what is typed, and lead to the field', async ({ page }) => {
  await signInByRequest(page, staff.editor);
  await page.goto(`/cms/collections/industries/${await fitness()}`);
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks.getByRole('status')).toHaveText('Nothing to look at again.');
  await page.getByRole('button', { name: 'Opening', exact: true }).click();
  const intro = page.locator('#field-intro');
  const before = await intro.inputValue();
  await intro.fill(`${before} It saves 73% of the time.`);
  await expect(checks.getByRole('status')).toHaveText('One thing to look at again.');
  const finding = checks.getByRole('listitem');
  await expect(finding).toContainText('“73%” is not in the register of claims');

  // From another tab, by the keyboard.
  await page.getByRole('button', { name: 'Solutions' }).click();
  await expect(intro).toBeHidden();
  const link = finding.getByRole('link', { name: 'Opening › Intro' });
  await link.press('Enter');
  await expect(intro).toBeFocused();
  expect(
    await violations(page).then((all) => all.filter((each) => each.includes('.checks'))),
  ).toEqual([]);
  await intro.fill(before);
  await expect(finding).toHaveCount(0);
});
