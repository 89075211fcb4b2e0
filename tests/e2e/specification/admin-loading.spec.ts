import type { Page } from 'playwright/test';

import {
  bringSubmissionsBack,
  putSubmissionsAway,
  whileChanged,
  whileLocked,
} from '../../support/database-states';
import { expect, query, signInToInbox, test } from '../../support/site';
import { signInByRequest } from '../../support/staff-session';
import { expectToast } from '../../support/toasts';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

test.beforeAll(async () => {
  await putSubmissionsAway();
  await query(
    `INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
     SELECT 'C-LOAD-' || n, now(), 'Sender ' || n, 'sender@ledgerloop.example', 'Sent.'
     FROM generate_series(1, 3) AS n`,
  );
});
test.afterAll(bringSubmissionsBack);

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

test.describe('failures', () => {
  // The browser itself notes a request that failed.
  test.use({ expected: /Failed to load resource/ });

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
        await signInByRequest(page);
        await page.goto('/admin');
        await expectToast(page, 'error', ['Data Loading Error', 'Failed to load submission data.']);
        await expect(page.getByText('Loading submissions...')).toHaveCount(0);
        await expect(page.getByRole('table')).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
      });
      const again = page.getByRole('button', { name: 'Try again' });
      await page.context().setOffline(true);
      const asked = page.waitForEvent('requestfailed');
      await again.click();
      await asked;
      await expect(again).toBeEnabled();
      await page.context().setOffline(false);
      await again.click();
      await expect(rows(page)).toHaveCount(3);
    });
  }
});
