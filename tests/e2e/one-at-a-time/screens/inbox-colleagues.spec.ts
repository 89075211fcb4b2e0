import type { Browser, Page } from 'playwright/test';

import { newAdmin, removeNewAdmins } from '../../../support/staff/accounts';
import { whileLocked } from '../../../support/faults/database-states';
import { addNote, note, shownSubmission as shown } from '../../../support/staff/inbox';
import { expect, long, query, test } from '../../../support/site';
import { waitingForLocks } from '../../../support/sites/waiting-for-locks';
import { emptyInbox, storeSenders } from '../../../support/staff/inbox-rows';
import { signInByRequest } from '../../../support/staff/staff-session';

test.afterAll(async () => {
  await emptyInbox();
  await removeNewAdmins();
});

test.beforeEach(async () => {
  await emptyInbox();
  await storeSenders('C-TEAM-', 5);
});

/** The inbox of Ines Calloway, in a browser of her own. */
async function colleague(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signInByRequest(page, await newAdmin());
  await page.goto('/admin');
  return page;
}

async function open(page: Page, name: string) {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(shown(page).getByRole('heading', { name })).toBeVisible();
}

const statusOf = async (name: string) =>
  (await query('SELECT status FROM contact_submissions WHERE name = $1', [name]))[0]?.['status'];

test('what is typed belongs to its submission, and comes back with it', async ({ page }) => {
  await signInByRequest(page);
  await page.goto('/admin');
  await open(page, 'Sender 1');
  await note(shown(page)).fill('Rang her, wants a call on Monday.');
  await shown(page).getByLabel('Status').selectOption('spam');

  await open(page, 'Sender 2');
  await expect(note(shown(page))).toHaveValue('');
  await expect(shown(page).getByLabel('Status')).toHaveValue('new');
  await note(shown(page)).fill('Another one.');
  await page.reload();
  await expect(note(shown(page))).toHaveValue('Another one.');

  await open(page, 'Sender 1');
  await expect(note(shown(page))).toHaveValue('Rang her, wants a call on Monday.');
  await expect(shown(page).getByLabel('Status')).toHaveValue('spam');
  await addNote(shown(page)).click();
  await expect(note(shown(page))).toHaveValue('');
  await open(page, 'Sender 2');
  await open(page, 'Sender 1');
  await expect(note(shown(page))).toHaveValue('');
  expect(
    await query(
      `SELECT name, text FROM contact_submissions_notes AS note
       JOIN contact_submissions AS sent ON sent.id = note._parent_id`,
    ),
  ).toEqual([{ name: 'Sender 1', text: 'Rang her, wants a call on Monday.' }]);
});

test('colleagues who have the same open see each other, and who writes', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByRequest(page);
  await page.goto('/admin');
  await open(page, 'Sender 1');
  const ines = await colleague(browser, baseURL);
  await open(ines, 'Sender 1');
  await expect(shown(page).getByText('Ines Calloway is reading here')).toBeVisible();
  await note(shown(ines)).fill('I ring her.');
  await expect(shown(page).getByText('Ines Calloway is writing here')).toBeVisible();
  await open(ines, 'Sender 2');
  await expect(shown(page).getByText('Ines Calloway is')).toHaveCount(0, { timeout: 25_000 });
  await ines.context().close();
});

test('an undo does not take back what a colleague did meanwhile', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByRequest(page);
  await page.goto('/admin');
  await open(page, 'Sender 1');
  await shown(page).getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  const ines = await colleague(browser, baseURL);
  await open(ines, 'Sender 1');
  await shown(ines).getByRole('button', { name: 'Mark as replied' }).click();
  await expect.poll(() => statusOf('Sender 1')).toBe('replied');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('form', { hasText: 'Undo' }).getByRole('alert')).toHaveText(
    'Meanwhile Ines Calloway marked it as replied, so nothing was changed.',
  );
  expect(await statusOf('Sender 1')).toBe('replied');
  await ines.context().close();
});

test(
  'a change that began from another status says who was quicker, and what is left to do',
  { tag: long },
  async ({ page, browser, baseURL }) => {
    await signInByRequest(page);
    // What the page shows stays as old as it is.
    await page.route('**/admin/revision*', (asked) => asked.fulfill({ status: 204 }));
    await page.goto('/admin');
    await open(page, 'Sender 1');
    const ines = await colleague(browser, baseURL);
    await open(ines, 'Sender 1');
    await shown(ines).getByRole('button', { name: 'Mark as replied' }).click();
    await expect.poll(() => statusOf('Sender 1')).toBe('replied');

    await shown(page).getByRole('button', { name: 'Archive', exact: true }).click();
    await expect(shown(page).getByRole('alert')).toHaveText(
      'Meanwhile Ines Calloway marked it as replied, so nothing was changed.',
    );
    expect(await statusOf('Sender 1')).toBe('replied');
    // The page now shows what it clashed with; whoever still means it does it.
    await expect(shown(page).getByRole('button', { name: 'Mark as replied' })).toHaveCount(0);
    await shown(page).getByRole('button', { name: 'Archive', exact: true }).click();
    await expect.poll(() => statusOf('Sender 1')).toBe('archived');

    // Of several, what did not clash is done.
    await open(ines, 'Sender 2');
    await shown(ines).getByRole('button', { name: 'Mark as replied' }).click();
    await expect.poll(() => statusOf('Sender 2')).toBe('replied');
    for (const name of ['Sender 2', 'Sender 3']) await page.getByLabel(`Tick ${name}`).check();
    const bulk = page.getByRole('form', { name: 'With the ticked ones' });
    await bulk.getByRole('button', { name: 'Spam' }).click();
    await expect(bulk).toContainText(
      'Meanwhile Ines Calloway marked Sender 2 as replied, so that was not changed.',
    );
    expect([await statusOf('Sender 2'), await statusOf('Sender 3')]).toEqual(['replied', 'spam']);
    await ines.context().close();
  },
);

test(
  'an unsaved choice stays when a colleague changes the submission, and says so',
  { tag: long },
  async ({ page, browser, baseURL }) => {
    await signInByRequest(page);
    await page.goto('/admin');
    await open(page, 'Sender 4');
    await shown(page).getByLabel('Status').selectOption('in-progress');
    const ines = await colleague(browser, baseURL);
    await open(ines, 'Sender 4');
    await shown(ines).getByRole('button', { name: 'Mark as replied' }).click();

    await expect(
      shown(page).getByText('Meanwhile it became “Replied”. Your choice is not stored yet.'),
    ).toBeVisible();
    await expect(shown(page).getByLabel('Status')).toHaveValue('in-progress');
    await shown(page).getByRole('button', { name: 'Set status' }).click();
    await expect.poll(() => statusOf('Sender 4')).toBe('in-progress');
    await expect(shown(page).getByText('Meanwhile it became')).toHaveCount(0);
    await ines.context().close();
  },
);

test('what changes while a page is being made appears on it', async ({ page }) => {
  const [sent] = await query(
    `UPDATE contact_submissions SET read_at = now() WHERE name = 'Sender 5' RETURNING id`,
  );
  await signInByRequest(page);
  let opened: Promise<unknown> | undefined;
  await whileLocked('quote_submissions', async () => {
    opened = page.goto(`/admin?open=${String(sent?.['id'])}`);
    await expect.poll(() => waitingForLocks(process.env.DATABASE_URL ?? '')).toBeGreaterThan(0);
    await query(
      `UPDATE contact_submissions SET status = 'replied', updated_at = now() WHERE id = $1`,
      [sent?.['id']],
    );
  });
  await opened;
  await expect(shown(page).getByLabel('Status')).toHaveValue('replied');
});
