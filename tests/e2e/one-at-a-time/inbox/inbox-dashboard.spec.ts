import type { Page } from 'playwright/test';

import {
  bringSubmissionsBack,
  whileChanged,
  whileLocked,
} from '../../../support/faults/database-states';
import { storeInboxRows } from '../../../support/staff/inbox-rows';
import { bothWidths, expect, signInToInbox, test } from '../../../support/site';
import { signInByRequest } from '../../../support/staff/staff-session';
import { expectToast } from '../../../support/pages/toasts';

const contact = (page: Page) => page.getByRole('tab', { name: 'Contact Submissions' });
const quote = (page: Page) => page.getByRole('tab', { name: 'Quote Submissions' });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

test.beforeAll(storeInboxRows);
test.afterAll(bringSubmissionsBack);

async function openInbox(page: Page, address = '/admin') {
  await signInByRequest(page);
  await page.goto(address);
}

test(
  'the dashboard has a heading, Log Out and two tabs with their counts, contact first',
  { tag: bothWidths },
  async ({ page }) => {
    await openInbox(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText([
      'Contact Submissions (3)',
      'Quote Submissions (2)',
    ]);
    await expect(contact(page)).toHaveAttribute('aria-selected', 'true');
    await expect(quote(page)).toHaveAttribute('aria-selected', 'false');
    await expect(rows(page)).toHaveCount(3);

    await quote(page).click();
    await expect(quote(page)).toHaveAttribute('aria-selected', 'true');
    await expect(rows(page)).toHaveCount(2);
  },
);

test(
  'contact messages stand in their columns, newest first, with dates and mail links',
  { tag: bothWidths },
  async ({ page }) => {
    await openInbox(page);
    await expect(page.getByRole('columnheader')).toHaveText(['Date', 'Name', 'Email', 'Message']);
    await expect(rows(page)).toHaveCount(3);
    const cells = (index: number) => rows(page).nth(index).getByRole('cell');
    await expect(cells(0)).toHaveText([
      'Nov 20, 2026 16:42',
      'Third',
      'third@ledgerloop.example',
      'Sent last.',
    ]);
    await expect(cells(1)).toHaveText([
      'Jul 2, 2026 00:30',
      'Second',
      'second@ledgerloop.example',
      'Sent in summer.',
    ]);
    await expect(cells(2)).toHaveText([
      'Jan 5, 2026 09:05',
      'First',
      'first+a@ledgerloop.example',
      'Sent in winter.',
    ]);
    await expect(page.getByRole('link', { name: 'first+a@ledgerloop.example' })).toHaveAttribute(
      'href',
      'mailto:first+a@ledgerloop.example',
    );
  },
);

test(
  'quote requests stand in their columns, newest first, and an empty cell shows a dash',
  { tag: bothWidths },
  async ({ page }) => {
    await openInbox(page, '/admin?tab=quote');
    await expect(page.getByRole('columnheader')).toHaveText([
      'Date',
      'Name',
      'Email',
      'Phone',
      'Company',
      'Project Type',
      'Budget',
      'Timeline',
      'Description',
    ]);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).nth(0).getByRole('cell')).toHaveText([
      'Mar 10, 2026 18:07',
      'Whole',
      'whole@ledgerloop.example',
      '020 7946 0000',
      'Ledgerloop',
      'Business intelligence',
      '£50k+',
      '3 months',
      'Much.',
    ]);
    await expect(rows(page).nth(1).getByRole('cell')).toHaveText([
      'Mar 9, 2026 08:00',
      'Bare',
      'bare@ledgerloop.example',
      '-',
      '-',
      'Other',
      '-',
      '-',
      'Little.',
    ]);
    await expect(page.getByRole('link', { name: 'bare@ledgerloop.example' })).toHaveAttribute(
      'href',
      'mailto:bare@ledgerloop.example',
    );
  },
);

test('an empty table says that there are no submissions yet', async ({ page }) => {
  await whileChanged(
    `CREATE TABLE kept_contact AS TABLE contact_submissions;
     CREATE TABLE kept_quote AS TABLE quote_submissions;
     TRUNCATE contact_submissions, quote_submissions`,
    `INSERT INTO contact_submissions TABLE kept_contact; DROP TABLE kept_contact;
     INSERT INTO quote_submissions TABLE kept_quote; DROP TABLE kept_quote`,
    async () => {
      await openInbox(page);
      const panel = page.getByRole('tabpanel');
      await expect(panel).toHaveText('No contact submissions yet');
      await expect(contact(page)).toHaveText('Contact Submissions (0)');
      await quote(page).click();
      await expect(panel).toHaveText('No quote submissions yet');
      await expect(quote(page)).toHaveText('Quote Submissions (0)');
      await expect(page.getByRole('table')).toHaveCount(0);
    },
  );
});

test('after the sign-in, while submissions load, it says Loading submissions...', async ({
  page,
}) => {
  const loading = page.getByRole('status').filter({ hasText: 'Loading submissions...' });
  await whileLocked('contact_submissions', async () => {
    await signInToInbox(page);
    await expect(loading).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });
  await expect(rows(page)).toHaveCount(3);
  await expect(loading).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the rows of both forms can be read', { tag: bothWidths }, async ({ page }) => {
    await openInbox(page);
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByText('Loading submissions...')).toHaveCount(0);
    await quote(page).click();
    await expect(rows(page)).toHaveCount(2);
  });
});

// The first fails as it is counted and the second as it is read; each is one of the two queries.
for (const [which, change, undo] of [
  [
    'of quote requests',
    'ALTER TABLE quote_submissions RENAME TO lost',
    'ALTER TABLE lost RENAME TO quote_submissions',
  ],
  [
    'of contact messages',
    'ALTER TABLE contact_submissions RENAME message TO lost',
    'ALTER TABLE contact_submissions RENAME lost TO message',
  ],
] as const) {
  test(`when the query ${which} fails, a toast says so, loading ends, and Try again helps`, async ({
    page,
  }) => {
    await whileChanged(change, undo, async () => {
      await openInbox(page);
      await expectToast(page, 'error', ['Data Loading Error', 'Failed to load submission data.']);
      await expect(page.getByText('Loading submissions...')).toHaveCount(0);
      await expect(page.getByRole('table')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(3);
  });
}
