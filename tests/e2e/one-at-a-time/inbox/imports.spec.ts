import { isOn } from '@/features';

import { hubspotContacts } from '../../../corpus/contacts';
import { hubspot } from '../../../corpus/deals';
import { violations } from '../../../support/pages/axe';
import { expect, query, test } from '../../../support/site';
import { newAccount, removeNewAdmins } from '../../../support/staff/accounts';
import { emptyInbox } from '../../../support/staff/inbox-rows';
import { signInByRequest } from '../../../support/staff/staff-session';

test.skip(!isOn('pipeline'), 'The site does without.');

async function empty() {
  await emptyInbox();
  await query('DELETE FROM imports');
  await query('DELETE FROM people');
}
test.beforeEach(empty);
test.afterAll(empty);

const deals = {
  name: 'hubspot-crm-exports-all-deals.csv',
  mimeType: 'text/csv',
  buffer: hubspot(),
};

for (const [how, options] of Object.entries({
  'with scripts': {
    ...{ viewport: { width: 1280, height: 900 }, hasTouch: false },
    javaScriptEnabled: true,
  },
  'on a phone, without scripts': {
    ...{ viewport: { width: 390, height: 780 }, hasTouch: true },
    javaScriptEnabled: false,
  },
}))
  test.describe(how, () => {
    test.use(options);

    test('a file of deals is tried, matched, imported, and comes in once', async ({ page }) => {
      await signInByRequest(page);
      await page.goto('/admin/pipeline');
      await page.getByRole('link', { name: 'Import', exact: true }).click();
      const rows = page.getByLabel('Rows', { exact: true });
      const tryIt = async (file: typeof deals) => {
        await page.getByLabel(/^CSV, at most/).setInputFiles(file);
        await page.getByRole('button', { name: 'Try it' }).click();
      };

      await tryIt({ ...deals, buffer: Buffer.from('Name,Age\nAda,36\n') });
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'These are not the columns of deals, people or companies',
      );
      await tryIt(deals);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(deals.name);
      await expect(rows).toContainText('Would come in2');
      await expect(
        page.getByText('Line 4: Choose which of our stages its stage is.'),
      ).toBeVisible();
      if (options.javaScriptEnabled) expect(await violations(page, ['main'])).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await query('SELECT FROM contact_submissions')).toEqual([]);

      await page
        .getByLabel('Sales Pipeline: Appointment scheduled')
        .selectOption({ label: 'Talking' });
      await page.getByLabel('Ann Smith (ann@hubspot.example)').selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Try it with these' }).click();
      await expect(rows).toContainText('Would come in3');
      await expect(page.getByRole('row', { name: /Bo Lind/ })).toContainText('£12,500.50');
      await expect(page.getByRole('row', { name: /Clinic/ })).toContainText('Talking');
      expect(await query('SELECT FROM contact_submissions')).toEqual([]);

      await page.getByRole('button', { name: 'Import 3 deals' }).click();
      const done = page.getByText('From HubSpot: done. 3 rows.');
      // Without scripts somebody looks again.
      await expect(async () => {
        if (!options.javaScriptEnabled) await page.reload();
        await expect(done).toBeVisible({ timeout: 4000 });
      }).toPass({ timeout: 30_000 });
      await expect(rows).toContainText('Came in3');

      await page.getByRole('link', { name: 'Board', exact: true }).click();
      const stage = (name: string) => page.getByRole('region', { name });
      await expect(stage('Proposal sent')).toContainText('£12,500.50');
      await expect(stage('Proposal sent').locator('[data-card]')).toHaveCount(1);
      await expect(stage('Talking').locator('[data-card]')).toHaveCount(1);
      await page.getByRole('link', { name: 'Won', exact: true }).click();
      await expect(page.getByRole('row', { name: /Cy Deal/ })).toContainText('€8,000');

      await page.getByRole('link', { name: 'Import', exact: true }).click();
      await tryIt(deals);
      await expect(rows).toContainText('Would come in0');
      await expect(rows).toContainText('Are here already, and stay as they are2');
      await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);
      await page.getByRole('button', { name: 'Throw the file away' }).click();
      await expect(page.getByText('From HubSpot: stopped. 3 rows.')).toBeVisible();
      expect(await query('SELECT FROM contact_submissions')).toHaveLength(3);
      expect(await query('SELECT FROM opportunities')).toHaveLength(3);
    });
  });

test('a file of people is tried and imported', async ({ page }) => {
  test.skip(!isOn('people'), 'The site does without.');
  await signInByRequest(page);
  await page.goto('/admin/imports');
  await page
    .getByLabel(/^CSV, at most/)
    .setInputFiles({ ...deals, name: 'contacts.csv', buffer: hubspotContacts() });
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByRole('row', { name: /Bo Lind/ })).toContainText('Founder, Quay');
  await expect(page.getByText('Line 6: It has no name and no email address.')).toBeVisible();
  expect(await violations(page, ['main'])).toEqual([]);
  await page.getByRole('button', { name: 'Import 4 people' }).click();
  await expect(page.getByText('From HubSpot: done. 5 rows.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('Rows', { exact: true })).toContainText('Came in4');
  expect(await query('SELECT FROM people')).toHaveLength(4);
});

test('who may not import, or sees no values, gets none of it', async ({ page }) => {
  for (const [role, sees] of [
    ['agent', true],
    ['lead', false],
  ] as const) {
    const account = await newAccount(role);
    await query('UPDATE users SET sees_values = $1 WHERE email = $2', [sees, account.email]);
    await signInByRequest(page, account);
    expect((await page.request.get('/admin/imports')).status()).toBe(403);
    const answer = await page.request.post('/admin/import-file', { multipart: { file: deals } });
    expect({ role, status: answer.status() }).toEqual({ role, status: 403 });
  }
  expect(await query('SELECT FROM imports')).toEqual([]);
  await removeNewAdmins();
});
