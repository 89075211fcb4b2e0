import type { Request } from 'playwright/test';

import { expect, query, test } from '../../../support/site';
import { signInByRequest } from '../../../support/staff/staff-session';

const tooShort = 'Use at least 15 characters; this password has 8.';
const tooCommon = 'Choose one that is harder to guess; this one has common passwords or words.';
const ownName = 'Leave out the name and the email address of the account.';
const strong = 'gravel teapot 82 monsoon';

/** What Payload answers where a field is refused. */
const refusal = (message: string) => ({
  errors: [
    {
      message: `The password is refused. ${message}`,
      data: { errors: [{ path: 'password', message }] },
    },
  ],
});

const account = () => ({
  name: 'Ines Calloway',
  role: 'editor',
  email: `${crypto.randomUUID()}@passwords.example`,
});

// The browser itself notes an answer that is no success.
test.use({ expected: /Failed to load resource/ });

test.afterEach(() => query(`DELETE FROM users WHERE email LIKE '%@passwords.example'`));

test('over REST a weak password is refused with its reasons: new account, change and reset', async ({
  request,
}) => {
  await signInByRequest({ request });
  const user = account();
  const refused = await request.post('/api/users', { data: { ...user, password: 'sunshine' } });
  expect(refused.status()).toBe(400);
  expect(await refused.json()).toMatchObject(refusal(`${tooShort} ${tooCommon}`));
  const created = await request.post('/api/users', { data: { ...user, password: strong } });
  expect(created.status()).toBe(201);

  await signInByRequest({ request }, { email: user.email, password: strong });
  const [stored] = await query('SELECT id FROM users WHERE email = $1', [user.email]);
  const changed = await request.patch(`/api/users/${String(stored?.['id'])}`, {
    data: { password: 'gravel calloway 82 monsoon', currentPassword: strong },
  });
  expect(changed.status()).toBe(400);
  expect(await changed.json()).toMatchObject(refusal(ownName));

  await request.post('/api/users/forgot-password', { data: { email: user.email } });
  const mailed = async () => {
    const sql = 'SELECT reset_password_token AS token FROM users WHERE email = $1';
    return (await query(sql, [user.email]))[0]?.['token'];
  };
  // A job makes the link, so that an answer takes as long for an unknown address.
  await expect.poll(mailed, { timeout: 10_000 }).toEqual(expect.any(String));
  const reset = await request.post('/api/users/reset-password', {
    data: { token: await mailed(), password: 'dragonmonkeydragon' },
  });
  expect(reset.status()).toBe(400);
  expect(await reset.json()).toMatchObject(refusal(tooCommon));

  // The one that was there still is.
  await signInByRequest({ request }, { email: user.email, password: strong });
});

test('the panel shows the reasons at the password, and takes a better one', async ({ page }) => {
  const { name, email } = account();
  const asked = new Set<Request>();
  let answered = 0;
  page.on('request', (request) => asked.add(request));
  const settle = (request: Request) => {
    asked.delete(request);
    answered = performance.now();
  };
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  /** The panel has the server check each change, and its answer, come late, hides the reasons. */
  const settled = () =>
    expect.poll(() => asked.size === 0 && performance.now() - answered > 600).toBe(true);
  await signInByRequest(page);
  await page.goto('/cms/collections/users/create');
  const [password, again] = [page.getByLabel('New Password'), page.getByLabel('Confirm Password')];
  const save = page.getByRole('button', { name: 'Save' });
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await password.fill('sunshine');
  await again.fill('sunshine');
  await settled();
  await save.click();
  const field = page.locator('.field-type.password').filter({ has: password });
  await expect(field).toContainText(`${tooShort} ${tooCommon}`);
  const toast = page.getByRole('listitem').filter({ hasText: 'The password is refused.' });
  await expect(toast).toContainText(`${tooShort} ${tooCommon}`);
  await page.setViewportSize({ width: 375, height: 740 });
  const shown = field.getByText(`${tooShort} ${tooCommon}`);
  await expect(shown).toBeVisible();
  expect(await shown.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await password.fill(strong);
  await again.fill(strong);
  await settled();
  await save.click();
  await expect(page.getByText('User successfully created.')).toBeVisible();
});
