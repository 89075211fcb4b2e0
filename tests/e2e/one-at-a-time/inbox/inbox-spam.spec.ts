import { randomUUID } from 'node:crypto';

import type { Page } from 'playwright/test';

import { bothWidths, expect, query, test } from '../../../support/site';
import { emptyInbox } from '../../../support/staff/inbox-rows';
import { signInByRequest } from '../../../support/staff/staff-session';
import { enquiries, spam } from '../../../support/submissions/spam-and-enquiries';

const rows = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('cell').getByRole('checkbox') });
const list = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Work' }).getByRole('link', { name });
const bar = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });
/** The open submission stands beside the table or in it: one of the two is shown. */
const shownButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });
/** On a phone the button that says so is not shown, but the keys are those of whoever has some. */
const keysAnswerHere = (page: Page) =>
  expect(page.locator('button[aria-label="Keyboard shortcuts"]')).toBeEnabled();
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Contact messages that staff dealt with before, or that are new. */
const store = (status: string, texts: readonly string[], names = texts.map(() => 'Former')) =>
  query(
    `INSERT INTO contact_submissions
       (reference, submitted_at, name, email, message, status, replied_at)
     SELECT gen_random_uuid(), now() - n * interval '1 minute', name, 'somebody@ledgerloop.example',
            message, $1::text::enum_contact_submissions_status,
            CASE WHEN $1::text = 'replied' THEN now() END
     FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS given (message, name, n)`,
    [status, texts, names],
  );

test.beforeEach(async ({ page }) => {
  await emptyInbox();
  await store('replied', enquiries.slice(0, 20));
  await store('spam', spam.slice(0, 18));
  await store('new', [spam[29] ?? '', spam[37] ?? ''], ['Slots Sue', 'Lucky Lou']);
  await signInByRequest(page);
});
test.afterAll(emptyInbox);

/** Sends a message by the site's own door, until it is taken for spam: the door learns within seconds. */
async function sendUntilSetAside(page: Page, name: string, message: string) {
  await expect(async () => {
    await query('DELETE FROM contact_submissions WHERE name = $1', [name]);
    const answer = await page.request.post('/api/contact', {
      headers: { 'Idempotency-Key': randomUUID() },
      data: { name, email: 'betty@bonus.example', message },
    });
    expect(answer.status()).toBe(201);
    const stored = await query(
      'SELECT quarantined_for AS why, confirmation_state AS mail FROM contact_submissions WHERE name = $1',
      [name],
    );
    expect(stored).toEqual([{ why: 'learned', mail: 'held' }]);
  }).toPass({ intervals: [1000] });
}

const mailsAbout = (name: string) =>
  query(
    `SELECT owner_notice_state AS owner, confirmation_state AS confirmation
     FROM contact_submissions WHERE name = $1`,
    [name],
  );

test(
  'staff mark spam by mouse and keyboard, what is like it is set aside with its words, and is released',
  { tag: bothWidths },
  async ({ page }) => {
    await page.goto('/admin?view=open');
    await expect(rows(page)).toHaveCount(2);
    await link(page, 'Slots Sue').click();
    await shownButton(page, 'Spam').click();
    await expect(bar(page, 'Slots Sue marked as spam.')).toBeVisible();

    // On a phone the next one has opened in place of the list.
    await page.goto('/admin?view=open');
    await expect(list(page, 'Open')).toHaveText('Open 1');
    await keysAnswerHere(page);
    await link(page, 'Lucky Lou').focus();
    await page.keyboard.press('!');
    await expect(bar(page, 'Lucky Lou marked as spam.')).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await page.locator('#submissions').focus();
    await page.keyboard.press('z');
    await expect(rows(page)).toHaveCount(1);
    await link(page, 'Lucky Lou').focus();
    await page.keyboard.press('!');
    await expect(rows(page)).toHaveCount(0);

    const message = 'Casino bonus today! Free spins, play slots and win real money now.';
    await sendUntilSetAside(page, 'Betty Bonus', message);
    await page.goto('/admin?view=set-aside');
    await expect(rows(page)).toHaveCount(1);
    const reason = rows(page).getByText(/^Words: \w+, \w+, \w+$/);
    const words = ((await reason.textContent()) ?? '').replace('Words: ', '').split(', ');
    for (const word of words) expect(message.toLowerCase()).toContain(word);
    await link(page, 'Betty Bonus').click();
    const note = page.getByText('It reads like what was marked as spam.').filter({ visible: true });
    await expect(note).toContainText(`These words weighed most: ${words.join(', ')}.`);

    await keysAnswerHere(page);
    await page.locator('[data-item]').filter({ visible: true }).focus();
    await page.keyboard.press('h');
    await expect(bar(page, 'Betty Bonus marked as not spam.')).toBeVisible();
    await expect(list(page, 'Set aside')).toHaveText('Set aside 0');
    await expect
      .poll(() => mailsAbout('Betty Bonus'))
      .toEqual([{ owner: 'logged', confirmation: 'logged' }]);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(
      page.getByText('It is set aside again, but a mail about it had gone out already.'),
    ).toBeVisible();
    await expect(list(page, 'Set aside')).toHaveText('Set aside 1');

    // The ticked ones, by mouse. No mail goes out a second time.
    await page.goto('/admin?view=set-aside');
    await page.getByRole('checkbox', { name: 'Tick Betty Bonus' }).check();
    await shownButton(page, 'Not spam').click();
    await expect(bar(page, 'Betty Bonus marked as not spam.')).toBeVisible();
    expect(await query(`SELECT FROM payload_jobs WHERE input->>'notice' = 'confirmation'`)).toEqual(
      [],
    );
  },
);

test(
  'the block list names its entry, and says what is wrong with one',
  { tag: bothWidths },
  async ({ page }) => {
    const save = (blockList: string) =>
      page.request.post('/api/globals/inbox-settings', { data: { blockList } });
    const refused = await save('win.example\nhttps://win.example/offer');
    expect(refused.status()).toBe(400);
    expect(await refused.text()).toContain('Line 2: “https://win.example/offer” is the address');
    expect((await save('guest post\nwin.example')).status()).toBe(200);
    try {
      await expect(async () => {
        await query(`DELETE FROM contact_submissions WHERE name = 'Blocked Bob'`);
        await page.request.post('/api/contact', {
          headers: { 'Idempotency-Key': randomUUID() },
          data: { name: 'Blocked Bob', email: 'bob@mail.win.example', message: 'Good day.' },
        });
        expect(
          await query(
            `SELECT quarantine_detail AS entry FROM contact_submissions WHERE name = 'Blocked Bob'`,
          ),
        ).toEqual([{ entry: 'win.example' }]);
      }).toPass({ intervals: [1000] });
    } finally {
      await save('');
    }
    await page.goto('/admin?view=set-aside');
    await expect(rows(page)).toContainText('Blocked: win.example');
    await link(page, 'Blocked Bob').click();
    const note = page.getByText('It meets “win.example” on the block list.');
    await expect(note.filter({ visible: true })).toBeVisible();
  },
);
