import { useMailingSite, email } from '../../../support/staff/mailing-site';
import { violations } from '../../../support/pages/axe';
import { expect, query, test } from '../../../support/site';
import { box, press, send, stored } from '../../../support/staff/replies';
import { signInByRequest } from '../../../support/staff/staff-session';

const site = useMailingSite();

test('a reply is written, looked at, sent, taken back, sent again, and stands in the thread', async ({
  page,
}) => {
  const detail = await site.open(page);
  expect(await violations(page)).toEqual([]);

  await detail.getByLabel('Template').selectOption('Three questions');
  await press(detail, 'Insert');
  await expect(box(detail)).toHaveValue(
    /^Hello Kit Marlow,\n\n[^{]*your portal project \(Q-KIT-01\)[^{}]*Kind regards,\n/,
  );
  await expect(box(detail)).toBeFocused();
  const text = await box(detail).inputValue();
  await press(detail, 'Preview');
  const preview = detail.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText(`To${email}`);
  await expect(preview).toContainText('SubjectRe: your quote request to OneLayer (Q-KIT-01)');
  expect(await violations(page)).toEqual([]);

  // What is typed is still there after a reload, and no preview shows other words.
  await box(detail).press('Control+End');
  await box(detail).pressSequentially(' PS');
  await expect(preview).toHaveCount(0);
  await page.reload();
  await expect(box(detail)).toHaveValue(`${text} PS`);

  await box(detail).press('Control+Enter');
  await expect(detail.getByText(/^Goes out in \d+ s$/)).toBeVisible();
  await expect(box(detail)).toHaveValue('');
  expect(await violations(page)).toEqual([]);
  await box(detail).fill('Meanwhile I type on.');
  await press(detail, 'Undo');
  await expect(box(detail)).toHaveValue(`${text} PS\n\nMeanwhile I type on.`);
  await expect(detail.getByRole('listitem')).toHaveCount(0);

  await box(detail).fill('Hello Kit,\n\nlet us talk.');
  await send(detail).dblclick();
  await expect(detail.getByRole('listitem')).toHaveCount(1);
  await expect(detail.locator('dl').first()).toContainText('StatusNew');
  await expect(detail.getByText(/^Sent \w{3} \d/)).toBeVisible({ timeout: 40_000 });
  await expect(detail.locator('dl').first()).toContainText('StatusReplied');
  expect(site.mails.received).toMatchObject([
    { to: [email], mail: { subject: 'Re: your quote request to OneLayer (Q-KIT-01)' } },
  ]);
  expect(site.mails.received[0]?.mail.text?.trim()).toBe('Hello Kit,\n\nlet us talk.');
  await page.reload();
  await expect(detail.getByRole('listitem')).toHaveText(/let us talk\.Sent /);
  await expect(box(detail)).toHaveValue('');
});

test('a reply that cannot go out says why, and its words can be taken back', async ({ page }) => {
  const detail = await site.open(page, await stored('kit@refused.example', 'Q-KIT-02'));
  await box(detail).fill('Hello Kit.');
  await send(detail).click();
  await expect(detail.getByText('Not sent. The mail server answered 550.')).toBeVisible({
    timeout: 40_000,
  });
  await expect(detail.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await press(detail, 'Take it back');
  await expect(box(detail)).toHaveValue('Hello Kit.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a reply is begun by a template, looked at, sent, cancelled and sent', async ({ page }) => {
    const detail = await site.open(page);
    await detail.getByLabel('Template').selectOption('A call');
    await press(detail, 'Insert');
    await expect(box(detail)).toHaveValue(/^Hello Kit Marlow,/);
    await box(detail).fill('Hello Kit.\n\nA second line.');
    await press(detail, 'Preview');
    await expect(detail.getByRole('region', { name: 'Preview' })).toContainText('A second line.');
    await expect(box(detail)).toHaveValue('Hello Kit.\n\nA second line.');
    await send(detail).click();
    await expect(detail.getByText(/^Goes out at \d\d:\d\d:\d\d$/)).toBeVisible();
    await expect(box(detail)).toHaveValue('');
    await press(detail, 'Cancel');
    await expect(box(detail)).toHaveValue('Hello Kit.\n\nA second line.');
    await expect(detail.getByRole('listitem')).toHaveCount(0);

    await query('DELETE FROM users_sessions');
    await send(detail).click();
    await expect(page.getByLabel('Your reply')).toHaveValue('Hello Kit.\n\nA second line.');
    await expect(page.getByRole('alert')).toContainText('The reply was not sent.');
    await signInByRequest(page);
    await send(page).click();
    await expect(detail.getByText(/^Goes out at/)).toBeVisible();
    await expect.poll(() => site.mails.received.length, { timeout: 40_000 }).toBe(1);
    await page.goto(`${site.url}/admin?tab=quote&open=${site.id}`);
    await expect(detail.getByText(/^Sent /)).toBeVisible();
  });
});
