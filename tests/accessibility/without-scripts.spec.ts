import { isOn, onlyWith } from '@/features';

import { expect, query, test } from '../support/site';
import { signInByRequest } from '../support/staff/staff-session';

test.use({ javaScriptEnabled: false });

const email = 'ada@without-scripts.example';

test.afterAll(() => query('DELETE FROM contact_submissions WHERE email = $1', [email]));

test('without scripts, what staff write by fits the screen, with its files', async ({ page }) => {
  test.skip(!isOn('replies'), 'The site does without.');
  const [row] = await query(
    `INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
     VALUES ('C-AXE3-00', now(), 'Ada Okafor', $1, 'Four clinics, three diaries.') RETURNING id`,
    [email],
  );
  const id = String(row?.['id']);
  await signInByRequest(page);
  for (const address of [
    `/admin?open=${id}`,
    '/admin/new-mail',
    `/admin/forward/contact/${id}`,
    ...onlyWith('pipeline', '/admin/pipeline'),
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (address !== '/admin/pipeline')
      await expect(page.locator('input[type=file]:visible')).toHaveCount(1);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([address, excess]).toEqual([address, 0]);
  }
});
