import { bothWidths, expect, signInToInbox, staff, test } from '../../../support/site';
import { adminFlag, signedInAs, signInByRequest } from '../../../support/staff/staff-session';
import { expectToast } from '../../../support/pages/toasts';

const login = '**/api/users/login';

test(
  'whoever is not signed in gets a form with email, password and Log In, and no dashboard',
  { tag: bothWidths },
  async ({ page }) => {
    await page.goto('/admin');
    const form = page.locator('form');
    await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(form.getByLabel('Password')).toHaveAttribute('type', 'password');
    await expect(form.getByRole('button')).toHaveText('Log In');
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Log Out' })).toHaveCount(0);
  },
);

test('email and password are required: nothing is sent without either', async ({ page }) => {
  let sent = 0;
  await page.route(login, (route) => {
    sent += 1;
    return route.abort();
  });
  await page.goto('/admin');
  const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password')];
  const logIn = page.getByRole('button', { name: 'Log In' });

  await logIn.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveJSProperty('validity.valueMissing', true);
  await email.fill(staff.admin.email);
  await logIn.click();
  await expect(password).toBeFocused();
  await expect(password).toHaveJSProperty('validity.valueMissing', true);
  expect(sent).toBe(0);
});

test('while the server is asked, the button is disabled and reads Logging in...', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(login, async (route) => {
    await held;
    await route.continue();
  });
  await signInToInbox(page);
  const busy = page.getByRole('button', { name: 'Logging in...' });
  await expect(busy).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Log In' })).toHaveCount(0);
  release();
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
});

test('an admin gets in, with a welcome and the flag, and stays in after a reload', async ({
  page,
}) => {
  await page.goto('/admin');
  expect(await adminFlag(page)).toBeNull();
  await signInToInbox(page);
  await expectToast(page, 'success', ['Login Successful', 'Welcome to the admin dashboard.']);
  await expect(page.getByRole('tab', { name: /^Contact Submissions/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log In' })).toHaveCount(0);
  expect(await adminFlag(page)).toBe('true');

  await page.reload();
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
});

test('spaces around the email are trimmed, and those of the password are kept', async ({
  page,
}) => {
  await page.route(login, (route) => route.fulfill({ json: {} }));
  const asked = page.waitForRequest(login);
  await signInToInbox(page, { email: `  ${staff.admin.email} `, password: ' spaced out ' });
  expect((await asked).postDataJSON()).toEqual({
    email: staff.admin.email,
    password: ' spaced out ',
  });
});

test('an answer without a user says so', async ({ page }) => {
  await page.route(login, (route) => route.fulfill({ json: { message: 'Fine' } }));
  await signInToInbox(page);
  await expectToast(page, 'error', ['Authentication Failed', 'No user data received.']);
  await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled();
  expect(await adminFlag(page)).toBeNull();
});

test.describe('refusals', () => {
  // The browser itself notes an answer that is no success.
  test.use({ expected: /Failed to load resource/ });

  const denied = ['Access Denied', "You don't have admin privileges."] as const;

  test('whoever is not an admin is denied and gets no session', async ({ page }) => {
    await signInToInbox(page, staff.editor);
    await expectToast(page, 'error', [...denied]);
    expect(await signedInAs(page)).toBeNull();
    expect(await adminFlag(page)).toBeNull();
    await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled();
  });

  test('a marketer’s session in the panel opens nothing here, and goes on there', async ({
    page,
  }) => {
    await signInByRequest(page, staff.editor);
    const session = async () =>
      (await page.context().cookies()).find(({ name }) => name === 'payload-token')?.value;
    const before = await session();
    await page.goto('/admin');
    await expectToast(page, 'error', [...denied]);
    await expect(page.getByRole('tab')).toHaveCount(0);
    // Nor does the sign-in touch it.
    await page.getByLabel('Email').fill(staff.editor.email);
    await page.getByLabel('Password').fill(staff.editor.password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled();
    expect((await page.request.get('/admin/export?format=csv')).status()).toBe(403);
    expect([await session(), await signedInAs(page)]).toEqual([before, staff.editor.email]);
    await page.goto('/cms');
    await expect(page.getByRole('link', { name: 'Industries' }).first()).toBeVisible();
  });

  test('a wrong password says what the server says, and the right one then gets in', async ({
    page,
  }) => {
    await signInToInbox(page, { ...staff.admin, password: 'not the password at all' });
    await expectToast(page, 'error', [
      'Authentication Failed',
      'The email or password provided is incorrect.',
    ]);
    expect(await adminFlag(page)).toBeNull();
    await expect(page.getByLabel('Email')).toHaveValue(staff.admin.email);

    await page.getByLabel('Password').fill(staff.admin.password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  });

  test('a refusal without a message says: Invalid email or password.', async ({ page }) => {
    await page.route(login, (route) => route.fulfill({ status: 401, json: {} }));
    await signInToInbox(page);
    await expectToast(page, 'error', ['Authentication Failed', 'Invalid email or password.']);
  });

  test('a network that fails says: System Error', async ({ page }) => {
    await page.route(login, (route) => route.abort());
    await signInToInbox(page);
    await expectToast(page, 'error', [
      'System Error',
      'An unexpected error occurred during login.',
    ]);
    await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled();
    expect(await adminFlag(page)).toBeNull();
  });
});
