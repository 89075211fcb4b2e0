import { onlyWith } from '@/features';

import { violations } from '../support/pages/axe';
import { expect, query, signInToInbox, test } from '../support/site';

const email = 'ada@staff-axe.example';

let id = '';
test.beforeAll(async () => {
  const [row] = await query(
    `INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
     VALUES ('C-AXE2-00', now(), 'Ada Okafor', $1, 'Four clinics, three diaries.') RETURNING id`,
    [email],
  );
  id = String(row?.['id']);
});
test.afterAll(() => query('DELETE FROM contact_submissions WHERE email = $1', [email]));

test('axe finds nothing where somebody asks for a new password and sets it', async ({ page }) => {
  for (const address of ['/admin/forgotten-password', '/admin/new-password/some-token']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
});

test('axe finds nothing on the pages beside the inbox, and nothing in its help', async ({
  page,
}) => {
  await signInToInbox(page);
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
  await page.getByText('Filters and order').click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  for (const address of [
    ...onlyWith('figures', '/admin/figures'),
    ...onlyWith(
      'pipeline',
      ...['/admin/pipeline', '/admin/pipeline?as=list', '/admin/pipeline/figures'],
      '/admin/pipeline/monday',
    ),
    ...onlyWith('people', '/admin/people', '/admin/companies'),
    '/admin/account',
    '/admin/data-protection',
    `/admin/data-protection?person=${id}`,
    `/admin/people/${id}`,
    '/admin?show=trash',
    '/admin?q=nothing-like-this',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
});
