import { randomUUID } from 'node:crypto';

import type { Page } from 'playwright/test';

import { isOn } from '@/features';

import { violations } from '../../../support/pages/axe';
import { expect, query, test } from '../../../support/site';
import { shownSubmission } from '../../../support/staff/inbox';
import { stored } from '../../../support/staff/replies';
import { signInByRequest } from '../../../support/staff/staff-session';
import { erasePath, pagePath } from '../../../support/abuse/page-link';

test.skip(!isOn('prospects-page'), 'The site does without.');

// What is refused comes back as a page that is no success, and the browser notes that.
test.use({ expected: /status of 4(?:03|22)/ });

const email = 'kit@marlowpages.example';
const reference = 'Q-K1TM-01';
const page_ = `/received/${reference}`;

let id = '';
test.beforeEach(async () => {
  await query(`DELETE FROM quote_submissions WHERE reference = $1`, [reference]);
  id = await stored(email, reference);
});
test.afterAll(async () => {
  await query(`DELETE FROM quote_submissions WHERE reference = $1`, [reference]);
});

const link = (generation = 0) => pagePath(reference, id, generation);

/** A mail of the thread, past the site. */
const entry = (text: string, changes: Record<string, unknown> = {}) => {
  const row: Record<string, unknown> = {
    ...{ id: randomUUID(), submission: id, kind: 'reply', state: 'sent', address: email, text },
    ...{ written_at: new Date(), due_at: new Date(), settled_at: new Date() },
    ...changes,
  };
  const names = Object.keys(row);
  const places = names.map((_name, at) => `$${at + 1}`).join(', ');
  return query(
    `INSERT INTO thread_entries (${names.join(', ')}, position)
     VALUES (${places}, (SELECT count(*) + 1 FROM thread_entries WHERE submission = $2))`,
    Object.values(row),
  ).then(() => String(row['id']));
};

/** Two times of a reply that has gone out. */
async function proposed() {
  const reply = await entry('Which of these times suits you?');
  await query(
    `INSERT INTO proposed_times (id, submission, reply, starts_at, minutes)
     SELECT gen_random_uuid(), $1, $2, now() + n * interval '1 day', 30 FROM generate_series(1, 2) n`,
    [id, reply],
  );
}

const textBox = (page: Page) => page.getByLabel('Your words');
const sendWords = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const said = (page: Page) =>
  page.getByRole('region', { name: 'What was written' }).locator('> ol > li');

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 320, height: 800 } });

    test('the link opens the page at an address without it; words and files come in once', async ({
      page,
    }) => {
      await entry('Let us **talk**, Kit.', { signature: 'Ann of OneLayer' });
      await page.goto(link());
      expect(new URL(page.url()).pathname).toBe(page_);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your enquiry');
      await expect(page.getByRole('heading', { name: 'We have answered' })).toBeVisible();
      await expect(said(page)).toHaveCount(2);
      await expect(said(page).first()).toContainText('A portal for joiners.');
      await expect(said(page).last().locator('strong')).toHaveText('talk');
      await expect(said(page).last()).toContainText('Ann of OneLayer');

      // A program is no file that is taken; the words stay.
      await textBox(page).fill('We have seven joiners.');
      await page.getByLabel('Files').setInputFiles({
        ...{ name: 'tool.exe', mimeType: 'application/octet-stream' },
        buffer: Buffer.from('MZ and so on'),
      });
      await sendWords(page).click();
      await expect(page.getByText('Files of this kind are not taken')).toBeVisible();
      await expect(textBox(page)).toHaveValue('We have seven joiners.');
      await page.getByLabel('Files').setInputFiles({
        ...{ name: 'plan.txt', mimeType: 'text/plain' },
        buffer: Buffer.from('the plan'),
      });
      await sendWords(page).click();
      await expect(page.getByText('We have what you added.')).toBeVisible();
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(page_);
      await expect(said(page)).toHaveCount(3);
      await expect(page.getByRole('heading', { name: 'We have it' })).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'plan.txt' }).click();
      expect((await download).suggestedFilename()).toBe('plan.txt');

      // Sent twice with one key, it is there once; and nothing at all is said beside it.
      await page.goto(page_);
      await sendWords(page).click();
      await expect(page.getByText('Write something, or choose a file.')).toBeVisible();
      expect(await query(`SELECT text FROM thread_entries WHERE on_page`)).toEqual([
        { text: 'We have seven joiners.' },
      ]);
    });

    test('a time is chosen, and it is withdrawn, each with one more question', async ({ page }) => {
      await proposed();
      await page.goto(link());
      await expect(page.getByRole('heading', { name: 'It is your turn' })).toBeVisible();
      await expect(page.getByText('All times are London time.')).toBeVisible();
      await page.getByRole('button', { name: 'Choose this time' }).first().click();
      await expect(page.getByText('You chose this time')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Choose this time' })).toHaveCount(0);
      await expect(said(page).last()).toContainText('I choose ');

      const withdraw = page.getByRole('button', { name: 'Yes, withdraw it' });
      await expect(withdraw).toBeHidden();
      await page.getByText('Withdraw your enquiry').click();
      await withdraw.click();
      await expect(page.getByRole('heading', { name: 'You withdrew it' })).toBeVisible();
      await expect(withdraw).toHaveCount(0);
      expect(await query(`SELECT status FROM quote_submissions WHERE id = $1`, [id])).toEqual([
        { status: 'archived' },
      ]);
    });

    test('a page that is no longer open gives back what was written for it', async ({ page }) => {
      await page.goto(link());
      await textBox(page).fill('These words.');
      await query(`INSERT INTO prospect_pages (submission, generation) VALUES ($1, 1)`, [id]);
      await sendWords(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
      await expect(page.getByLabel(/^What you wrote was not sent/)).toHaveValue('These words.');
      // What was sent by form without a script is thanked for as before.
      await page.goto(page_);
      await expect(page.getByText(reference)).toBeVisible();
      await expect(page.getByText('A portal for joiners.')).toHaveCount(0);
      await page.goto(link());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
      await page.goto(link(1));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your enquiry');
    });
  });

for (const width of [320, 390, 1280])
  test(`at ${width} px axe finds nothing, and nothing leaves the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await proposed();
    await entry(`A very long word: ${'w'.repeat(300)}\n\n- one\n- two`);
    await page.goto(link());
    expect(await violations(page)).toEqual([]);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBe(0);
    for (const summary of await page.locator('main summary').all()) await summary.click();
    expect(await violations(page)).toEqual([]);
    await textBox(page).fill('');
    await sendWords(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goto('/received/over');
    expect(await violations(page)).toEqual([]);
  });

test('all of it is done by keyboard', async ({ page }) => {
  await page.goto(link());
  await textBox(page).focus();
  await page.keyboard.type('By keys.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(sendWords(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('We have what you added.')).toBeVisible();
  await page.getByText('Withdraw your enquiry').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You withdrew it' })).toBeVisible();
});

test('no cache, referrer or search engine learns the link, and no byte has what is not theirs', async ({
  request,
}) => {
  await entry('canary forwarded', { is_forward: true });
  await entry('canary blind', { address: 'bo@quay.example', bcc: email });
  await entry('canary of Bo', { kind: 'answer', state: 'received', address: 'bo@quay.example' });
  await entry('canary later', { state: 'waiting', due_at: new Date(Date.now() + 86_400_000) });
  await entry('Ours.', { bcc: 'canary@quay.example', subject: 'canary subject' });
  await query(
    `UPDATE quote_submissions SET priority = 'high', notes_text = 'canary note' WHERE id = $1`,
    [id],
  );
  const hidden = {
    'cache-control': expect.stringContaining('no-store'),
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  };
  const opened = await request.get(link(), { maxRedirects: 0 });
  expect([opened.status(), opened.headers()['location']]).toEqual([303, page_]);
  expect(opened.headers()).toMatchObject(hidden);
  for (const { name, value } of opened.headersArray())
    if (name.toLowerCase() === 'set-cookie') expect(value).toMatch(/; HttpOnly; SameSite=Lax$/);
  const shown = await request.get(page_);
  expect(shown.headers()).toMatchObject(hidden);
  const html = await shown.text();
  expect(html).toContain('Ours.');
  expect(html).toMatch(/<meta name="robots" content="noindex, nofollow"/);
  expect(html).not.toContain('canary');
  expect(html).not.toContain(link().split('/').at(-1));
  expect(html).not.toContain(id);
  for (const list of ['/sitemap.xml', '/robots.txt', '/llms.txt'])
    expect(await (await request.get(list)).text()).not.toContain('received');
  // A look, by whoever, changes nothing.
  const before = await query(`SELECT * FROM quote_submissions WHERE id = $1`, [id]);
  await request.head(link());
  await request.get(link());
  expect(await query(`SELECT * FROM quote_submissions WHERE id = $1`, [id])).toEqual(before);
  expect(await query(`SELECT FROM prospect_pages WHERE submission = $1`, [id])).toEqual([]);
});

test('what another site sends, or nobody opened, changes nothing', async ({ request, browser }) => {
  await request.get(link());
  const foreign = await request.post(`/api/received/${reference}/withdraw`, {
    headers: { Origin: 'https://elsewhere.example' },
    form: {},
  });
  expect(foreign.status()).toBe(403);
  const stranger = await (
    await browser.newContext()
  ).request.post(
    `${new URL(page_, test.info().project.use.baseURL).origin}/api/received/${reference}/withdraw`,
    { form: {}, maxRedirects: 0 },
  );
  expect([stranger.status(), stranger.headers()['location']]).toEqual([303, '/received/over']);
  expect(await query(`SELECT status FROM quote_submissions WHERE id = $1`, [id])).toEqual([
    { status: 'new' },
  ]);
});

test('staff propose times, see what was chosen, and renew the link', async ({ page }) => {
  await signInByRequest(page);
  await page.goto(`/admin?tab=quote&open=${id}`);
  const detail = shownSubmission(page);
  await detail.getByText('Propose times').click();
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await detail.getByLabel('Time 1, London time').fill(`${day}T10:00`);
  await detail.getByLabel('Time 2, London time').fill(`${day}T11:00`);
  await detail.getByRole('button', { name: 'Send as a reply' }).click();
  await expect(detail.getByText('Which of these times suits you?')).toBeVisible();
  await query(
    `UPDATE thread_entries SET state = 'sent', settled_at = now() WHERE submission = $1`,
    [id],
  );
  await page.goto(link());
  await page.getByRole('button', { name: 'Choose this time' }).first().click();
  await expect(page.getByText('You chose this time')).toBeVisible();

  await page.goto(`/admin?tab=quote&open=${id}`);
  await expect(detail.getByText('On their page')).toBeVisible();
  const file = page.waitForEvent('download');
  await detail.getByRole('link', { name: 'Calendar file' }).click();
  const stream = await (await file).createReadStream();
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  const ics = Buffer.concat(chunks).toString();
  expect(ics).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nSUMMARY:Kit Marlow[^]*\r\nEND:VCALENDAR\r\n$/);
  await detail.getByRole('button', { name: 'Renew the link' }).click();
  await expect(detail.getByText(/renewed the link to the sender/)).toBeVisible();
  await page.goto(link());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await page.goto(`/admin?tab=quote&open=${id}`);
  await detail.getByRole('button', { name: 'Turn off' }).click();
  await expect(detail.getByText('It is off: no link opens it.')).toBeVisible();
});

test('an erasure is confirmed by a button, and staff find it under Data protection', async ({
  page,
}) => {
  const asked = () => query(`SELECT FROM prospect_pages WHERE erasure_confirmed_at IS NOT NULL`);
  await page.goto(erasePath(id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erase everything?');
  expect(await asked()).toEqual([]);
  await page.getByRole('button', { name: 'Yes, erase everything' }).click();
  await expect(page.getByText('You asked us to erase everything. We will.')).toBeVisible();
  expect(await asked()).toHaveLength(1);
  await signInByRequest(page);
  await page.goto('/admin/data-protection');
  const wanted = page.getByRole('region', { name: 'Erasures that senders asked for' });
  await expect(wanted.getByRole('link', { name: reference, exact: true })).toBeVisible();
  await wanted.getByRole('link', { name: `All that is kept of who sent ${reference}` }).click();
  await expect(page.getByText(email).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
