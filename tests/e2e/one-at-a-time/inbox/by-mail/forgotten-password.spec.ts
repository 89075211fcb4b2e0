import type { Page } from 'playwright/test';

import { newAdmin, removeNewAdmins } from '../../../../support/staff/accounts';
import { expect } from '../../../../support/site';
import { test } from '../../../../support/staff/mailing-site';
import { signedInAs } from '../../../../support/staff/staff-session';
import { expectToast } from '../../../../support/pages/toasts';

test.afterAll(removeNewAdmins);

async function setPassword(page: Page, password: string) {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
}

test('who forgot a password is mailed a link, chooses a good one and is in; the link works once', async ({
  site: { mails },
  page,
}) => {
  const { email } = await newAdmin();
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: /\w/ })).toContainText(
    'a new password is on its way',
  );
  const received = () => mails.received.filter(({ to }) => to.includes(email));
  await expect.poll(received, { timeout: 10_000 }).toHaveLength(1);
  const link = /href="(http[^"]+)"/.exec(received()[0]?.mail.html ?? '')?.[1] ?? '';

  await page.goto(link);
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  await setPassword(page, 'sunshine');
  await expectToast(page, 'error', [
    'Password not changed',
    'The password is refused. Use at least 15 characters; this password has 8. ' +
      'Choose one that is harder to guess; this one has common passwords or words.',
  ]);
  await setPassword(page, 'gravel teapot 82 monsoon');
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  expect(await signedInAs(page)).toBe(email);

  await page.goto(link);
  await setPassword(page, 'another teapot 82 monsoon');
  await expectToast(page, 'error', [
    'Password not changed',
    'This link was used before or is older than an hour. Ask for a new one.',
  ]);
});
