import { isOn } from '@/features';

import { violations } from '../../../../support/pages/axe';
import { expect, query, staff } from '../../../../support/site';
import { mailsIn } from '../../../../support/staff/inbox';
import { test } from '../../../../support/staff/mailing-site';
import { box, press, send } from '../../../../support/staff/replies';

test.skip(!isOn('replies'), 'The site does without.');

test.beforeEach(async () => {
  await query('DELETE FROM own_texts');
  await query(
    `INSERT INTO own_texts (owner, name, text)
     SELECT id, 'Zebra', 'Hello {firstName} of {company},' FROM users WHERE email = $1`,
    [staff.admin.email],
  );
});
test.afterEach(() => query('DELETE FROM own_texts'));

test('a text is put in where / is typed, and what it cannot fill in is not sent unsaid', async ({
  site,
  page,
}) => {
  const detail = await site.open(page);
  await box(detail).pressSequentially('First. /ze');
  const list = detail.getByRole('listbox', { name: 'Texts' });
  await expect(list.getByRole('option')).toHaveText([/^Zebra.*Yours$/]);
  expect(await violations(page)).toEqual([]);
  await list.getByRole('option', { name: /Zebra/ }).click();
  await expect(box(detail)).toHaveValue('First. Hello Kit of {company},');
  await expect(box(detail)).toBeFocused();
  await expect(detail.getByText('{company} is not filled in. Write what belongs')).toBeVisible();

  await send(detail).click();
  await expect(detail.getByRole('alert')).toContainText('Not sent: {company} is not filled in.');
  await expect(mailsIn(detail)).toHaveCount(0);
  await expect(box(detail)).toHaveValue('First. Hello Kit of {company},');
  await send(detail).click();
  await expect(mailsIn(detail)).toHaveCount(1);
});

test('a reply is kept as a text without its sender, and changed at the account', async ({
  site,
  page,
}) => {
  const detail = await site.open(page);
  await box(detail).fill('Hello Kit,\n\nabout Q-KIT-01.');
  await detail.locator('summary', { hasText: 'Save this reply' }).click();
  await detail.getByLabel('Name of the text').fill('About it');
  await detail.getByLabel('Name of the text').press('Enter');
  await expect(detail.getByText('Saved. Type / in a reply to find it.')).toBeVisible();
  await expect(box(detail)).toHaveValue('Hello Kit,\n\nabout Q-KIT-01.');

  await page.goto(`${site.url}/admin/account`);
  await page.locator('summary', { hasText: 'About it' }).click();
  const form = page.getByRole('form', { name: 'Change the text About it' });
  await expect(form.getByLabel('Text', { exact: true })).toHaveValue(
    'Hello {firstName},\n\nabout {reference}.',
  );
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Remove About it' }).click();
  await expect(page.locator('summary', { hasText: 'About it' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('arrows choose, Escape closes, and Enter puts in', async ({ site, page }) => {
    await site.open(page);
    const detail = page.locator('[data-item]:visible').first();
    await box(detail).pressSequentially('/');
    const options = detail.getByRole('listbox', { name: 'Texts' }).getByRole('option');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await box(detail).press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await box(detail).press('Escape');
    await expect(options).toHaveCount(0);
    await expect(box(detail)).toBeFocused();
    await box(detail).pressSequentially('ze');
    await box(detail).press('Enter');
    await expect(box(detail)).toHaveValue('Hello Kit of {company},');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list has one’s own, and an unfilled name is said before it is sent', async ({
    site,
    page,
  }) => {
    const detail = await site.open(page);
    await detail.getByLabel('Template').selectOption('Zebra');
    await press(detail, 'Insert');
    await expect(box(detail)).toHaveValue('Hello Kit of {company},');
    await send(detail).click();
    await expect(detail.getByRole('alert')).toContainText('Not sent: {company} is not filled in.');
    await expect(mailsIn(detail)).toHaveCount(0);
    await send(detail).click();
    await expect(mailsIn(detail)).toHaveCount(1);

    await box(detail).fill('Hello Kit.');
    await detail.locator('summary', { hasText: 'Save this reply' }).click();
    await detail.getByLabel('Name of the text').fill('Short');
    await press(detail, 'Save as my text');
    await expect(detail.getByLabel('Template').getByRole('option', { name: 'Short' })).toHaveCount(
      1,
    );
  });
});
