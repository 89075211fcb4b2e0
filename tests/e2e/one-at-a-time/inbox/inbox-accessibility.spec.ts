import { violations } from '../../../support/pages/axe';
import { expect, query, test } from '../../../support/site';
import { signInByRequest } from '../../../support/staff/staff-session';

test('axe finds nothing in the inbox, with a row open and in the other table', async ({ page }) => {
  const [contact] = await query(
    `INSERT INTO contact_submissions
       (reference, submitted_at, name, email, message, owner_notice_state, confirmation_state)
     VALUES ('C-AXE1-00', now(), 'Ada Okafor', 'ada@axe.example', 'Two lines' || chr(10) || 'of it.',
       'sent', 'failed')
     RETURNING id`,
  );
  const [quote] = await query(
    `INSERT INTO quote_submissions
       (reference, submitted_at, name, email, project_type, description, quarantined_for)
     VALUES ('Q-AXE1-00', now(), 'Ada Okafor', 'ada@axe.example', 'web', 'A booking system.',
       'filled-too-fast')
     RETURNING id`,
  );
  try {
    await signInByRequest(page);
    await page.goto('/admin');
    await expect(page.getByRole('row').filter({ hasText: 'ada@axe.example' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    for (const address of [
      `/admin?open=${String(contact?.id)}`,
      `/admin?tab=quote&open=${String(quote?.id)}`,
    ]) {
      await page.goto(address);
      await expect(page.getByRole('link', { name: 'Ada Okafor' }).first()).toHaveAttribute(
        'aria-current',
        'true',
      );
      expect(await violations(page)).toEqual([]);
    }
  } finally {
    await query("DELETE FROM contact_submissions WHERE email = 'ada@axe.example'");
    await query("DELETE FROM quote_submissions WHERE email = 'ada@axe.example'");
  }
});
