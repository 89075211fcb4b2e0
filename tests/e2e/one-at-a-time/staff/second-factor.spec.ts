import { TOTP } from 'otpauth';
import type { Page } from 'playwright/test';

import { expect, query, signInToInbox, staff, test } from '../../../support/site';
import { signedInAs, signInByRequest } from '../../../support/staff/staff-session';
import { expectToast } from '../../../support/pages/toasts';

// The browser itself notes an answer that is no success.
test.use({ expected: /Failed to load resource/ });

const admin = { email: 'two.factors@onelayer.example', password: 'gravel teapot 82 monsoon' };

test.beforeEach(async ({ request }) => {
  await signInByRequest({ request });
  const created = await request.post('/api/users', {
    data: { name: 'Ines Calloway', role: 'admin', ...admin },
  });
  expect(created.status()).toBe(201);
  await request.post('/api/users/logout');
});

test.afterEach(async () => {
  await query('UPDATE inbox_settings SET require_second_factor = false');
  await query('DELETE FROM users WHERE email = $1', [admin.email]);
});

/** Of this step or a later one, so that it is still good when the clock moves on meanwhile. */
const codeOf = (secret: string, steps: 0 | 1) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

const code = (page: Page) => page.getByRole('textbox', { name: /code/i });
const logIn = (page: Page) => page.getByRole('button', { name: 'Log In' });

test('set up, sign in with a code, then with a recovery code, and into the panel', async ({
  page,
  browser,
}) => {
  await signInToInbox(page, admin);
  await page.getByRole('link', { name: `Account of ${admin.email}` }).click();
  const elsewhere = await browser.newContext({ baseURL: test.info().project.use.baseURL });
  await signInByRequest(elsewhere, admin);
  const password = page.getByLabel('Your current password');
  await password.fill('not this one at all');
  await page.getByRole('button', { name: 'Set it up' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await password.fill(admin.password);
  await page.getByRole('button', { name: 'Set it up' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveJSProperty('complete', true);
  const factor = page.getByRole('region', { name: 'Second factor' });
  const secret = (await factor.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await expect(code(page)).toBeFocused();
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /wrong/ })).toBeVisible();
  await expect(code(page)).toBeFocused();
  await page.keyboard.type(codeOf(secret, 0));
  await page.keyboard.press('Enter');
  const kept = page.getByRole('region', { name: 'Keep these recovery codes' });
  await expect(kept.getByRole('listitem')).toHaveCount(10);
  const [first = ''] = await kept.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  // Who is signed in elsewhere stays so.
  expect(await signedInAs(elsewhere)).toBe(admin.email);
  await elsewhere.close();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(logIn(page)).toBeVisible();

  await signInToInbox(page, admin);
  await expect(code(page)).toBeFocused();
  await expect(page.getByLabel('Password')).toBeHidden();
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await expectToast(page, 'error', [
    'Authentication Failed',
    'That code is wrong, out of date or was used before.',
  ]);
  await expect(code(page)).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Password')).toHaveValue(admin.password);
  await logIn(page).click();
  await expect(code(page)).toBeFocused();
  await page.keyboard.type(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: /^Contact Submissions/ })).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(logIn(page)).toBeVisible();

  await page.goto('/cms/login');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText(/For the panel, sign in at \/admin\/panel/)).toBeVisible();
  await page.getByRole('link', { name: 'sign in here' }).click();
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password').fill(admin.password);
  await logIn(page).click();
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await expect(code(page)).toBeFocused();
  await page.keyboard.type(first);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/cms$/);
  expect(await signedInAs(page)).toBe(admin.email);

  await page.goto('/cms/globals/inbox-settings');
  const required = page.getByLabel('Require a second factor');
  const own = page.getByLabel('Your own current password');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await required.check();
  await save.click();
  await expect(page.getByText('Updated successfully.').first()).toBeVisible();
  await expect(own).toBeHidden();
  await required.uncheck();
  await expect(own).toBeVisible();
  await save.click();
  await expect(page.getByText('Type your own current password as well.').first()).toBeVisible();
  await own.fill(admin.password);
  await save.click();
  await expect
    .poll(() => query('SELECT require_second_factor AS required FROM inbox_settings'))
    .toEqual([{ required: false }]);
});

test('a marketer reaches their account, and from the panel its sign-in', async ({ page }) => {
  await signInByRequest(page, staff.editor);
  await page.goto('/cms/account');
  await page.getByRole('link', { name: 'its own page' }).click();
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the panel' })).toBeVisible();
});
