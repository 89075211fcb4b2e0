import { isOn } from '@/features';

import { violations } from '../../../../support/pages/axe';
import { expect, query } from '../../../../support/site';
import { mailsIn, shownSubmission } from '../../../../support/staff/inbox';
import { test } from '../../../../support/staff/mailing-site';
import { signInByRequest } from '../../../../support/staff/staff-session';

test.skip(!isOn('incoming-mail'), 'The site does without.');

const bo = 'bo@quay.example';

test('a mail is written to somebody new, without a script too', async ({ site, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signInByRequest(page);
  await page.goto(`${site.url}/admin`);
  await page.getByRole('link', { name: 'New mail' }).click();
  await page.getByLabel('To', { exact: true }).fill(bo);
  await page.getByLabel('Their name, if you know it').fill('Bo Lind');
  await page.getByLabel('Subject').fill('Our stairs');
  await page.getByLabel('Message').fill('We met on Monday.');
  await page.getByRole('button', { name: 'Send' }).click();
  const detail = shownSubmission(page);
  await expect(detail.getByRole('heading', { name: 'Bo Lind' })).toBeVisible();
  await expect(mailsIn(detail).filter({ hasText: 'We met on Monday.' })).toHaveCount(1);
  await expect
    .poll(() => site.mails.received.map((each) => each.to), { timeout: 60_000 })
    .toEqual([[bo]]);
  await context.close();
  await query(`DELETE FROM contact_submissions WHERE email = '${bo}'`);
});

test('its page has no faults, and says what is missing', async ({ site, page }) => {
  await signInByRequest(page);
  await page.goto(`${site.url}/admin/new-mail`);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('To', { exact: true }).fill('inbox@onelayer.example');
  await page.getByLabel('Subject').fill('Our stairs');
  await page.getByLabel('Message').fill('We met on Monday.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Not sent. At inbox@onelayer.example answers come in')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('We met on Monday.');
});
