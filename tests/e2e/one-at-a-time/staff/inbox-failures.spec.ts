import type { Page } from 'playwright/test';

import { ask } from '../../../support/sites/load';
import type { OwnSite } from '../../../support/sites/own-site';
import { test } from '../../../support/sites/shared-own-site';
import { addNote, note, shownSubmission as shown } from '../../../support/staff/inbox';
import { expect, long, staff } from '../../../support/site';
import { expectToast } from '../../../support/pages/toasts';

// A site of its own, whose database is stopped: the browser notes answers that are no success.
test.use({ expected: /request to|Failed to load resource/ });

const id = '0b5e8a00-0000-4000-8000-00000000f00d';
const quarantined = '0b5e8a00-0000-4000-8000-00000000bad0';
const email = 'ada@failures.example';

const away = 'The database does not answer, so nothing was changed. Try again in a moment.';

const notes = async ({ databaseUrl }: OwnSite) =>
  (
    await ask<{ text: string }>(
      databaseUrl,
      'SELECT text FROM contact_submissions_notes WHERE _parent_id = $1',
      [id],
    )
  ).map(({ text }) => text);

test.beforeEach(async ({ site, page }) => {
  await ask(site.databaseUrl, 'DELETE FROM contact_submissions');
  for (const [each, name, reason] of [
    [id, 'Ada Okafor', null],
    [quarantined, 'Bea Okafor', 'filled-too-fast'],
  ]) {
    await ask(
      site.databaseUrl,
      `INSERT INTO contact_submissions
         (id, reference, submitted_at, name, email, message, quarantined_for, owner_notice_state)
       VALUES ($1, $2, now(), $3, $4, 'Four clinics.', $5, 'failed')`,
      [each, `C-FAIL-${String(name).slice(0, 3)}`, name, email, reason],
    );
  }
  const answer = await page.request.post(`${site.url}/api/users/login`, { data: staff.admin });
  expect(answer.ok()).toBe(true);
});

async function open(page: Page, { url }: OwnSite, address: string) {
  await page.goto(url + address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test(
  'with the database away every form says so beside its button, and keeps what it holds',
  { tag: long },
  async ({ site, page, context }) => {
    await ask(
      site.databaseUrl,
      `INSERT INTO second_factors (user_id, secret) SELECT id, 'x' FROM users
               WHERE email = $1 ON CONFLICT DO NOTHING`,
      [staff.editor.email],
    );
    await open(page, site, `/admin?open=${id}`);
    const [released, person, account] = [
      await context.newPage(),
      await context.newPage(),
      await context.newPage(),
    ];
    await open(released, site, `/admin?open=${quarantined}`);
    await open(person, site, `/admin/data-protection?person=${id}`);
    await open(account, site, '/admin/account');
    // Something that can be undone.
    await page
      .getByRole('row', { name: /Bea Okafor/ })
      .getByRole('checkbox')
      .check();
    await page.getByRole('button', { name: 'Replied', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.getByRole('link', { name: 'Ada Okafor' }).click();
    const detail = shown(page);
    await note(detail).fill('Rang her, wants a call on Monday.');
    await detail.getByLabel('Status').selectOption('spam');
    await site.stopDatabase();

    try {
      await addNote(detail).click();
      const alerts = detail.getByRole('alert');
      await expect(alerts).toHaveText([away]);
      await expect(note(detail)).toHaveValue('Rang her, wants a call on Monday.');
      for (const [index, button] of [
        'Archive',
        'Move to trash',
        'Set status',
        'Assign',
        'Send again: Notice to us',
      ].entries()) {
        await detail.getByRole('button', { name: button }).click();
        await expect(alerts).toHaveText(Array<string>(index + 2).fill(away));
      }
      await expect(detail.getByLabel('Status')).toHaveValue('spam');

      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.locator('form', { hasText: 'Undo' }).getByRole('alert')).toHaveText(away);

      const tick = page.getByRole('row', { name: /Bea Okafor/ }).getByRole('checkbox');
      await tick.check();
      const bulk = page.getByRole('form', { name: 'With the ticked ones' });
      await bulk.getByRole('button', { name: 'Spam' }).click();
      await expect(bulk.getByRole('alert')).toHaveText(away);
      await expect(tick).toBeChecked();

      await page.getByRole('link', { name: 'Ada Okafor' }).focus();
      await page.keyboard.press('e');
      await expectToast(page, 'error', ['Not archived', away]);

      await released.getByRole('button', { name: 'Release' }).last().click();
      await expect(shown(released).getByRole('alert')).toHaveText(away);
      await person.getByRole('checkbox').check();
      await person.getByRole('button', { name: 'Erase everything' }).click();
      // Next's announcer of routes is an alert, too.
      await expect(person.getByRole('main').getByRole('alert')).toHaveText(away);
      await expect(person.getByRole('checkbox')).toBeChecked();
      for (const field of await account.getByLabel('Your current password').all())
        await field.fill(staff.admin.password);
      await account.getByRole('button', { name: 'Take away' }).click();
      await expect(account.getByRole('listitem').getByRole('alert')).toHaveText(away);
      await account.getByRole('button', { name: 'Set it up' }).click();
      await expect(account.getByText(away)).toHaveCount(2);
    } finally {
      await site.startDatabase();
    }
    await expect(async () => {
      await addNote(detail).click();
      await expect(
        detail.locator('p', { hasText: 'Rang her, wants a call on Monday.' }),
      ).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(note(detail)).toHaveValue('');
    expect(await notes(site)).toEqual(['Rang her, wants a call on Monday.']);
    await ask(site.databaseUrl, 'DELETE FROM second_factors');
  },
);

test('with the network down a form says so, and the page stays', async ({
  site,
  page,
  context,
}) => {
  await open(page, site, `/admin?open=${id}`);
  const detail = shown(page);
  await note(detail).fill('Typed in a train.');
  await context.setOffline(true);
  await addNote(detail).click();
  await expect(detail.getByRole('alert')).toHaveText(/^The server cannot be reached/);
  await expect(note(detail)).toHaveValue('Typed in a train.');
  await context.setOffline(false);
  await addNote(detail).click();
  await expect(detail.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => notes(site)).toEqual(['Typed in a train.']);
  await expect(note(detail)).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a note comes back with what went wrong, and is stored once when it is sent again', async ({
    site,
    page,
  }) => {
    await open(page, site, `/admin?open=${id}`);
    await note(shown(page)).fill('By plain HTML.');
    await site.stopDatabase();
    try {
      await addNote(shown(page)).click();
      await expect(page.getByRole('alert')).toHaveText(`The note was not stored. ${away}`);
      await expect(note(page)).toHaveValue('By plain HTML.');
    } finally {
      await site.startDatabase();
    }
    await expect(async () => {
      await addNote(page).last().click();
      expect(await notes(site)).toEqual(['By plain HTML.']);
    }).toPass();
    await expect(shown(page).locator('p', { hasText: 'By plain HTML.' })).toBeVisible();
  });
});
