import { isOn } from '@/features';

import { violations } from '../../../../support/pages/axe';
import { expect } from '../../../../support/site';
import { mailsIn } from '../../../../support/staff/inbox';
import { test } from '../../../../support/staff/mailing-site';
import { box, press, send } from '../../../../support/staff/replies';

test.skip(!isOn('replies'), 'The site does without.');

const typed = 'Hello **Kit**,\n\nit costs 5 * 3 * 2:\n- one\n- [our plan](https://a.example/b_c)';

test('buttons and keys write the notation, and the mail has both texts', async ({ site, page }) => {
  const detail = await site.open(page);
  await box(detail).fill('Hello Kit,\n\nit costs 5 * 3 * 2:\none\nour plan');
  const select = (words: string) =>
    box(detail).evaluate((element, part) => {
      if (!(element instanceof HTMLTextAreaElement)) return;
      const at = element.value.indexOf(part);
      element.setSelectionRange(at, at + part.length);
    }, words);
  await select('Kit');
  await press(detail, 'Bold');
  await select('our plan');
  await box(detail).press('Control+Shift+L');
  await page.keyboard.insertText('https://a.example/b_c');
  await select('one\n[our plan](https://a.example/b_c)');
  await press(detail, 'List');
  await expect(box(detail)).toHaveValue(typed);
  expect(await violations(page)).toEqual([]);

  await press(detail, 'Preview');
  const preview = detail.getByRole('region', { name: 'Preview' });
  await expect(preview.locator('strong')).toHaveText('Kit');
  await expect(preview.getByRole('listitem')).toHaveText(['one', 'our plan']);
  await send(detail).click();
  const sent = mailsIn(detail).first();
  await expect(sent.locator('strong')).toHaveText('Kit');
  await expect(sent.getByRole('link', { name: 'our plan' })).toHaveAttribute(
    'href',
    'https://a.example/b_c',
  );
  await expect(sent).toContainText('it costs 5 * 3 * 2:');
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => site.mails.received.length, { timeout: 40_000 }).toBe(1);
  const mail = site.mails.received[0]?.mail;
  expect(mail?.text).toContain(typed);
  expect(mail?.html).toContain('<strong>Kit</strong>');
  expect(mail?.html).toContain('<a href="https://a.example/b_c">our plan</a>');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('keys make words bold, and Enter goes on with a list', async ({ site, page }) => {
    await site.open(page);
    const detail = page.locator('[data-item]:visible').first();
    await box(detail).pressSequentially('- one');
    await box(detail).press('Enter');
    await box(detail).press('Control+b');
    await box(detail).pressSequentially('two');
    await expect(box(detail)).toHaveValue('- one\n- **two**');
    await box(detail).press('End');
    await box(detail).press('Enter');
    await box(detail).press('Enter');
    await expect(box(detail)).toHaveValue('- one\n- **two**\n');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the notation is said, and written by hand', async ({ site, page }) => {
    const detail = await site.open(page);
    await expect(detail.getByText('lines that begin with - or 1.')).toBeVisible();
    await expect(detail.getByRole('group', { name: 'Formatting' })).toHaveCount(0);
    await box(detail).fill(typed);
    await press(detail, 'Preview');
    const preview = detail.getByRole('region', { name: 'Preview' });
    await expect(preview.locator('strong')).toHaveText('Kit');
    await expect(box(detail)).toHaveValue(typed);
  });
});
