import { violations } from '../../support/pages/axe';
import { small, wide } from '../../support/pages/frame';
import { oneOfEachKind, publicPages } from '../../support/pages/public-pages';
import { bothWidths, expect, signInToInbox, test } from '../../support/site';

test.use({ expected: /status of (404|401|422|500)|404: no page at/ });

test('axe finds nothing on a public page of each kind, in light and dark', async ({ page }) => {
  const found: string[] = [];
  const addresses = [...oneOfEachKind(await publicPages()), '/nope'];
  // Every second one as on a phone. All of them at all widths: `npm run test:accessibility`.
  for (const [index, address] of addresses.entries()) {
    await page.setViewportSize(index % 2 === 0 ? wide : small);
    await page.goto(address);
    found.push(...(await violations(page)));
  }
  expect(found).toEqual([]);
});

test('axe finds nothing with the menu open', { tag: bothWidths }, async ({ page }) => {
  await page.goto('/terms');
  // The small menu on phones, the industries on wide screens: one of the two is there.
  const button = page.getByRole('button', { name: /^(Open menu|Industries)$/ });
  await button.click();
  await expect(
    page
      .getByRole('navigation', { name: /^(Menu|Industries)$/ })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on a form with errors', async ({ page }) => {
  await page.goto('/quote');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There is a problem');
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on what a form leads to without JavaScript', async ({ page }) => {
  await page.goto('/quote');
  const refused = page.waitForResponse('/api/quote');
  // As the browser sends it when no script does.
  await page.locator('form').evaluate((form) => {
    if (form instanceof HTMLFormElement) form.submit();
  });
  expect((await refused).status()).toBe(422);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your answers');
  expect(await violations(page)).toEqual([]);
  for (const reference of ['Q-AXE1-00', 'C-AXE1-00']) {
    await page.goto(`/received/${reference}`);
    await expect(page.getByRole('main')).toContainText(reference);
    expect(await violations(page)).toEqual([]);
  }
});

test('axe finds nothing on the thank-you view with its toast', async ({ page }) => {
  await page.route('/api/quote', (route) => route.fulfill({ status: 201, json: {} }));
  await page.goto('/quote');
  await page.getByLabel('Full Name').fill('Ada Okafor');
  await page.getByLabel('Email').fill('ada@okafor.example');
  await page.getByLabel('Project Type').selectOption('web');
  await page.getByLabel('Project Description').fill('A booking system.');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Quote Request Submitted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank You For Your Request!' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on a failed contact form with its toast', async ({ page }) => {
  await page.route('/api/contact', (route) => route.fulfill({ status: 500 }));
  await page.goto('/#contact');
  await page.getByLabel('Name').fill('Ada Okafor');
  await page.getByLabel('Email').fill('ada@okafor.example');
  await page.getByLabel('Message').fill('Hello.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Submission Error')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on the login, also when it fails', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await signInToInbox(page, { email: 'nobody@onelayer.example', password: 'not this one' });
  await expect(page.getByText('Authentication Failed')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
