import { isOn } from '@/features';

import { violations } from '../../../support/pages/axe';
import { expect, query, test } from '../../../support/site';
import { box, press, send } from '../../../support/staff/replies';
import { signInByRequest } from '../../../support/staff/staff-session';

test.skip(!isOn('replies') || !isOn('incoming-mail'), 'The site does without.');

// axe speaks to each frame by the origin of the page, and a mail in its frame has none.
test.use({ expected: /postMessage.*target origin/ });

test.afterEach(async () => {
  await query(`DELETE FROM quote_submissions WHERE email = 'kit@marlow.example'`);
});

test('with no mail server an enquiry, its mails, a reply and an answer go round', async ({
  page,
}) => {
  await page.goto('/quote');
  await page.getByLabel('Full Name').fill('Kit Marlow');
  await page.getByLabel('Email').fill('kit@marlow.example');
  await page.getByLabel('Project Type').selectOption('portal');
  await page.getByLabel('Project Description').fill('A portal for <b>joiners</b>.');
  // Nobody fills in a form in no time.
  await page.waitForTimeout(2500);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You For Your Request!' })).toBeVisible();

  await signInByRequest(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Outbox' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outbox');
  const confirmation = page.getByRole('link', { name: 'Confirmation to Kit Marlow' }).first();
  await expect(async () => {
    await page.reload();
    await expect(confirmation).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Notice to us, about Kit Marlow' }).first().click();
  const mail = page.frameLocator('iframe[title="The mail as it looks"]');
  await expect(mail.getByRole('cell', { name: 'A portal for <b>joiners</b>.' })).toBeVisible();
  await expect(page.getByLabel('Answer as Kit Marlow')).toHaveCount(0);
  await page.getByRole('link', { name: 'All of the outbox' }).click();
  await confirmation.click();
  await expect(mail.getByRole('heading')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: /^Q-/ }).click();
  const detail = page.getByRole('complementary');
  await box(detail).fill('Hello Kit,\n\nlet us talk.');
  await send(detail).click();
  await expect(detail.getByText(/^Not sent: it lies in the outbox/)).toBeVisible({
    timeout: 40_000,
  });
  await expect(detail.locator('dl').first()).toContainText('StatusReplied');

  await detail.getByRole('link', { name: 'outbox' }).click();
  await page.getByRole('link', { name: 'Reply to Kit Marlow' }).first().click();
  await expect(mail.getByText('let us talk.')).toBeVisible();
  await page.getByLabel('Answer as Kit Marlow').fill('Gladly. On Tuesday?');
  await press(page.locator('main'), 'Answer');
  await expect(page.getByRole('status').filter({ hasText: /\w/ })).toContainText(
    'It came in, on Q-',
  );
  await page.getByRole('status').filter({ hasText: /\w/ }).getByRole('link').click();
  const answer = detail.getByRole('listitem').filter({ hasText: 'Gladly. On Tuesday?' });
  await expect(answer).toContainText('Answered: Kit Marlow');
  await expect(answer).toContainText('Made here, in the outbox: no mail came in.');
  await expect(answer).not.toContainText('which is not the address of this submission');
  await expect(detail.locator('dl').first()).toContainText('StatusIn progress');
});

test.describe('what is not there', () => {
  // The browser notes an answer that is no success.
  test.use({ expected: /status of 404/ });

  test('an answer that is sent twice comes in once, and none to what is not in the outbox', async ({
    page,
  }) => {
    const [row] = await query(
      `INSERT INTO quote_submissions
         (reference, submitted_at, name, email, project_type, description,
          owner_notice_state, confirmation_state, confirmation_at)
       VALUES ('Q-OUT-01', now(), 'Kit Marlow', 'kit@marlow.example', 'portal', 'A portal.',
               'sent', 'logged', now()) RETURNING id`,
    );
    const id = String(row?.['id']);
    await signInByRequest(page);
    for (const name of [
      `ownerNotice.quote.${id}`,
      `confirmation.contact.${id}`,
      `reply.quote.${id}`,
      'x',
    ])
      expect((await page.goto(`/admin/outbox/${name}`))?.status(), name).toBe(404);
    await page.goto(`/admin/outbox/confirmation.quote.${id}`);
    await page.getByLabel('Answer as Kit Marlow').fill('Once.');
    await page.getByRole('button', { name: 'Answer', exact: true }).dblclick();
    await expect(page.getByRole('status').filter({ hasText: /\w/ })).toContainText(
      'It came in, on Q-OUT-01',
    );
    const entries = await query(`SELECT text, outbox FROM thread_entries WHERE submission = $1`, [
      id,
    ]);
    expect(entries).toEqual([{ text: 'Once.', outbox: true }]);
  });
});
