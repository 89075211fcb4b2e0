import { quote } from '../../../support/submissions/answers';
import { ask } from '../../../support/sites/load';
import { test } from '../../../support/sites/shared-own-site';
import { expect, staff } from '../../../support/site';

// A site of its own, in whose database a column is missing for a while.
test.use({ expected: /request to|Failed to load resource/ });

test('what the database refuses is told of in the inbox, until it is stored', async ({
  site,
  page,
}) => {
  const query = (text: string) => ask(site.databaseUrl, text);
  const rename = (from: string, to: string) =>
    query(`ALTER TABLE quote_submissions RENAME COLUMN ${from} TO ${to}`);
  await query('DELETE FROM quote_submissions');
  const banner = page.getByText(
    '1 message waits on disk: refused by the database (42703: a column is missing).',
  );
  const signedIn = await page.request.post(`${site.url}/api/users/login`, { data: staff.admin });
  expect(signedIn.ok()).toBe(true);
  await page.goto(`${site.url}/admin`);
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await expect(banner).toHaveCount(0);

  await rename('description', 'away');
  try {
    const answer = await page.request.post(`${site.url}/api/quote`, { data: quote });
    expect(answer.status()).toBe(201);
    await expect(async () => {
      await page.reload();
      await expect(banner).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.getByText('It is safe; tell whoever runs the site.')).toBeVisible();
  } finally {
    await rename('away', 'description');
  }
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('tabpanel')).toBeVisible({ timeout: 2000 });
    await expect(banner).toHaveCount(0);
  }).toPass();
  expect(await query('SELECT name FROM quote_submissions')).toEqual([{ name: quote.name }]);
});
