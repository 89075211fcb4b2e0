import type { Page } from 'playwright/test';

import { startMailServer, type MailServer } from '../../../support/sites/mail-server';
import { startMailingSite } from '../../../support/sites/site-with-settings';
import { signedIn } from '../../../support/staff/callers';
import { postsOf, send as post } from '../../../support/staff/rendered-forms';
import { violations } from '../../../support/pages/axe';
import { expect, query, test } from '../../../support/site';
import { note, shownSubmission } from '../../../support/staff/inbox';
import { box, press, send, stored } from '../../../support/staff/replies';
import { signInByRequest } from '../../../support/staff/staff-session';

const email = 'kit@marlowjoinery.example';

// The second web process listens on a port of its own.
test.use({ expected: /request to http:\/\/localhost:\d+|Failed to load resource/ });
// It starts, and a reply waits for ten seconds.
test.slow();

let mails: MailServer;
let site: Awaited<ReturnType<typeof startMailingSite>>;
test.beforeAll(async () => {
  mails = await startMailServer();
  site = await startMailingSite(mails.url);
});
test.afterAll(async () => {
  await site.close();
  await mails.close();
});

const forget = () => query(`DELETE FROM quote_submissions WHERE name = 'Kit Marlow'`);
test.afterEach(forget);
let id = '';
test.beforeEach(async () => {
  await forget();
  mails.received.length = 0;
  mails.isRefusing = false;
  id = await stored(email);
});

const open = async (page: Page, of = id) => {
  await signInByRequest(page);
  await page.goto(`${site.url}/admin?tab=quote&open=${of}`);
  return shownSubmission(page);
};

test('a reply is written, looked at, sent, taken back, sent again, and stands in the thread', async ({
  page,
}) => {
  const detail = await open(page);
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
  expect(mails.received).toMatchObject([
    { to: [email], mail: { subject: 'Re: your quote request to OneLayer (Q-KIT-01)' } },
  ]);
  expect(mails.received[0]?.mail.text?.trim()).toBe('Hello Kit,\n\nlet us talk.');
  await page.reload();
  await expect(detail.getByRole('listitem')).toHaveText(/let us talk\.Sent /);
  await expect(box(detail)).toHaveValue('');
});

test('a reply that cannot go out says why, and its words can be taken back', async ({ page }) => {
  const detail = await open(page, await stored('kit@refused.example', 'Q-KIT-02'));
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

test('who is overtaken by a colleague is told, and loses nothing', async ({ page }) => {
  const detail = await open(page);
  await box(detail).fill('Hello from me.');
  await query(
    `INSERT INTO thread_entries (id, quote_id, position, state, address, text, written_at, due_at, settled_at)
     VALUES (gen_random_uuid(), $1, 1, 'sent', $2, 'Hello from them.', now(), now(), now())`,
    [id, email],
  );
  await send(detail).click();
  await expect(detail.getByRole('alert')).toContainText('Meanwhile a colleague answered');
  await expect(detail.getByText('Hello from them.')).toBeVisible();
  await expect(box(detail)).toHaveValue('Hello from me.');
  await send(detail).click();
  await expect(detail.getByRole('listitem')).toHaveCount(2);
});

test('a reply stays with its submission, apart from the note, and when the network is gone', async ({
  page,
}) => {
  const other = await stored(email, 'Q-KIT-03');
  const detail = await open(page);
  await box(detail).fill('For the first.');
  await note(detail).fill('A note.');
  await page.goto(`${site.url}/admin?tab=quote&open=${other}`);
  await expect(box(detail)).toHaveValue('');
  await page.goto(`${site.url}/admin?tab=quote&open=${id}`);
  await expect(box(detail)).toHaveValue('For the first.');
  await expect(note(detail)).toHaveValue('A note.');
  await page.route('**/admin**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await send(detail).click();
  await expect(detail.getByRole('alert')).toContainText('The server cannot be reached');
  await expect(box(detail)).toHaveValue('For the first.');
  await page.unroute('**/admin**');
  await send(detail).click();
  await expect(detail.getByRole('listitem')).toHaveCount(1);
  await expect(note(detail)).toHaveValue('A note.');
});

test('nobody else sends, takes back or tries again', async ({ page }) => {
  await query(
    `INSERT INTO thread_entries
       (id, quote_id, position, state, address, text, written_at, due_at, problem)
     VALUES ($1, $1, 1, 'failed', $2, 'Answered already.', now(), now(), 'Nobody took it')`,
    [id, email],
  );
  await signInByRequest(page);
  const address = `/admin?tab=quote&open=${id}`;
  const html = await (await page.request.get(`${site.url}${address}`)).text();
  await page.goto(site.url);
  const posts = (await postsOf(page, { address, html, tick: id })).filter(({ fields }) =>
    fields.some(([name]) => name === 'intent'),
  );
  const names = posts.map(({ label }) => label.split(' on ')[0]);
  expect(names).toEqual(
    expect.arrayContaining(['Send', 'Preview', 'Insert', 'Try again', 'Take it back']),
  );
  const state = () => query('SELECT * FROM thread_entries WHERE quote_id = $1', [id]);
  const before = await state();
  for (const { cookie } of [{ cookie: '' }, await signedIn('editor')])
    for (const each of posts) {
      const answer = await post(each, { cookie });
      expect(await answer.text(), each.label).not.toContain('Answered already.');
      expect(await state(), each.label).toEqual(before);
    }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a reply is begun by a template, looked at, sent, cancelled and sent', async ({ page }) => {
    const detail = await open(page);
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
    await expect.poll(() => mails.received.length, { timeout: 40_000 }).toBe(1);
    await page.goto(`${site.url}/admin?tab=quote&open=${id}`);
    await expect(detail.getByText(/^Sent /)).toBeVisible();
  });
});
