import { z } from 'zod';

import { formRuns } from '../../../support/staff/panel-form';
import { removeNewAdmins } from '../../../support/staff/accounts';
import { callerWith, signedIn, signedInAs } from '../../../support/staff/callers';
import { postsOf, send } from '../../../support/staff/rendered-forms';
import { emptyInbox, storeSenders } from '../../../support/staff/inbox-rows';
import { shownSubmission as shown } from '../../../support/staff/inbox';
import { expect, query, signInToInbox, signInToPanel, staff, test } from '../../../support/site';

// The browser itself notes an answer that is no success.
test.use({ expected: /Failed to load resource/ });

test.beforeEach(async () => {
  await emptyInbox();
  await storeSenders('C-ROLE-', 2, '2 minutes');
});
test.afterAll(async () => {
  await emptyInbox();
  await removeNewAdmins();
});

const refusal = (may: string) => `Your role, agent, may not ${may}. Ask a lead or an admin.`;
const erasing = 'erase what somebody sent, or see what is kept of them';

test('an admin makes an agent, who answers, and neither exports nor erases', async ({
  page,
  browser,
  baseURL,
}) => {
  const agent = {
    email: `agent-${Date.now()}@journeys.example`,
    password: 'quill harbour 47 lantern',
  };
  await signInToPanel(page, staff.admin);
  await page.goto('/cms/collections/users/create');
  await formRuns(page);
  await page.getByLabel('Email').fill(agent.email);
  await page.getByRole('textbox', { name: 'Name' }).fill('Tom Penrose');
  await page.getByLabel('New Password').fill(agent.password);
  await page.getByLabel('Confirm Password').fill(agent.password);
  await page.locator('#field-role .rs__control').click();
  await page.getByRole('option', { name: /^Agent: / }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User successfully created.')).toBeVisible();

  const desk = await browser.newPage({ baseURL });
  await signInToInbox(desk, agent);
  const links = desk.getByRole('navigation', { name: 'Inbox' });
  await expect(links.getByRole('link', { name: 'Figures' })).toBeVisible();
  for (const name of ['Data protection', 'Export as CSV', 'Export as JSON', 'Panel'])
    await expect(links.getByRole('link', { name })).toHaveCount(0);
  await desk.getByRole('link', { name: 'Sender 1', exact: true }).click();
  await expect(shown(desk).getByLabel('A note for colleagues')).toBeVisible();
  await shown(desk).getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(
    desk.getByRole('main').getByRole('status').filter({ hasText: 'Sender 1 archived.' }),
  ).toBeVisible();

  await test.step('by hand', async () => {
    const asAgent = await signedInAs(agent);
    const file = await asAgent.call('GET', '/admin/export?format=csv');
    expect([file.status, await file.text()]).toEqual([403, `${refusal('export')}\n`]);
    const opened = await desk.goto('/admin/data-protection');
    expect(opened?.status()).toBe(403);
    await expect(desk.getByText(refusal(erasing))).toBeVisible();

    const [row] = await query(`SELECT id FROM contact_submissions WHERE name = 'Sender 2'`);
    const { id } = z.object({ id: z.string() }).parse(row);
    const address = `/admin/data-protection?person=${id}`;
    const admin = await signedIn('admin');
    const html = await (
      await admin.call('GET', address, { headers: { Accept: 'text/html' } })
    ).text();
    const posts = await postsOf(page, { address, html, tick: id });
    const erase = posts.find(({ label }) => label.startsWith('Erase everything'));
    if (!erase) throw new Error('There is no form to erase with');
    const answer = await send(erase, { cookie: asAgent.cookie });
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).toContain(refusal(erasing));
    expect(await query('SELECT FROM contact_submissions WHERE id = $1', [id])).toHaveLength(1);
    // The same form of an admin does it.
    await send(erase, { cookie: admin.cookie });
    expect(await query('SELECT FROM contact_submissions WHERE id = $1', [id])).toHaveLength(0);
    expect((await callerWith('').call('GET', '/admin/export')).status).toBe(403);
  });

  await test.step('at /cms there is the account alone', async () => {
    await desk.goto('/cms');
    await expect(desk.getByText('Your role, agent, may not change content.')).toBeVisible();
    await expect(desk.getByRole('link', { name: 'Industries' })).toHaveCount(0);
    await desk.goto('/cms/account');
    await expect(desk.locator('#field-email')).toHaveValue(agent.email);
  });
  await desk.close();
});

test('a reader opens a submission, changes nothing and marks nothing as read', async ({ page }) => {
  const reader = {
    email: `reader-${Date.now()}@journeys.example`,
    password: 'quill harbour 47 lantern',
  };
  const admin = await signedIn('admin');
  await admin.call('POST', '/api/users', {
    body: { ...reader, name: 'Ada Okafor', role: 'reader' },
  });
  await signInToInbox(page, reader);
  await page.getByRole('link', { name: 'Sender 1', exact: true }).click();
  await expect(shown(page).getByRole('heading', { name: 'Sender 1' })).toBeVisible();
  // What they watch is for them alone.
  await expect(shown(page).locator('form button')).toHaveText(['Watch']);
  await expect(page.getByRole('checkbox', { name: /^Tick / })).toHaveCount(0);
  await page.keyboard.press('e');
  await page.waitForLoadState('networkidle');
  expect(
    await query(`SELECT FROM contact_submissions WHERE read_at IS NULL AND status = 'new'`),
  ).toHaveLength(2);
});
