import { randomUUID } from 'node:crypto';

import { isOn } from '@/features';

import { invitationBy } from '../../../../corpus/invitations';
import { violations } from '../../../../support/pages/axe';
import { pagePath } from '../../../../support/abuse/page-link';
import { expect, query } from '../../../../support/site';
import { mailsIn } from '../../../../support/staff/inbox';
import { email, test } from '../../../../support/staff/mailing-site';
import { signedAddress } from '../../../../support/submissions/thread-address';

test.skip(!isOn('incoming-mail'), 'The site does without.');

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('an invitation is shown as one, accepted, taken back, and answered otherwise', async ({
      site,
      page,
    }) => {
      const to = signedAddress('quote', site.id);
      const from = `Kit Marlow <${email}>`;
      site.mailbox.deliver(invitationBy('Outlook', { to, from }));
      await expect
        .poll(() => query(`SELECT FROM thread_entries WHERE submission = $1`, [site.id]), {
          timeout: 60_000,
        })
        .toHaveLength(1);
      const detail = await site.open(page);
      const box = detail.getByRole('region', { name: 'Invitation' });
      await expect(box).toContainText('The order book');
      await expect(box).toContainText(
        'Tuesday, 23 November 2027 at 14:00 to 14:30, London time, which is 15:00 in Europe/Paris',
      );
      await expect(box).toContainText('Microsoft Teams Meeting');
      await expect(box).toContainText('The answer goes to ada@analytical.example');
      // It stands in the box alone.
      await expect(mailsIn(detail).first()).not.toContainText('Organiser:');
      if (javaScriptEnabled) expect(await violations(page)).toEqual([]);

      await box.getByRole('button', { name: 'Accept' }).click();
      await expect(box).toContainText(/accepted on/);
      await expect(box.getByRole('button', { name: 'Accept' })).toHaveCount(0);
      const sent = mailsIn(detail).filter({ hasText: 'Accepted: The order book' });
      await sent.getByRole('button', { name: javaScriptEnabled ? 'Undo' : 'Cancel' }).click();
      await expect(sent).toHaveCount(0);
      await box.getByRole('button', { name: 'Decline' }).click();
      await expect(box).toContainText(/declined on/);
      const subjects = () =>
        site.mails.received
          .filter(({ to: all }) => all.includes('ada@analytical.example'))
          .map(({ mail }) => mail.subject);
      await expect.poll(subjects, { timeout: 60_000 }).toEqual(['Declined: The order book']);
    });
  });

test('a call is downloaded for a calendar, and a booking link shows where it is set', async ({
  site,
  page,
}) => {
  const reply = randomUUID();
  await query(
    `INSERT INTO thread_entries (id, submission, position, kind, state, address, text, written_at, due_at, settled_at)
     VALUES ($1, $2, 1, 'reply', 'sent', $3, 'Which suits you?', now(), now(), now())`,
    [reply, site.id, email],
  );
  await query(
    `INSERT INTO proposed_times (id, submission, reply, starts_at, minutes, chosen_at)
     VALUES (gen_random_uuid(), $1, $2, now() + interval '1 day', 30, now())`,
    [site.id, reply],
  );
  await query(
    `INSERT INTO opportunities (submission, stage, next_step, next_step_day, next_step_time)
     VALUES ($1, 'new', 'Call them', '2027-11-23', '14:30')`,
    [site.id],
  );
  const prospects = pagePath('Q-KIT-01', site.id);
  await page.goto(new URL(prospects, site.url).href);
  await expect(page.getByRole('link', { name: 'Book a call' })).toHaveCount(0);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Calendar file' }).click();
  expect((await file).suggestedFilename()).toBe('call.ics');
  await query(`UPDATE inbox_settings SET booking_link = 'https://book.example/team'`);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Book a call' })).toHaveAttribute(
    'href',
    'https://book.example/team',
  );
  await query(`UPDATE inbox_settings SET booking_link = NULL`);

  const detail = await site.open(page);
  await expect(detail.getByText('at 14:30')).toBeVisible();
  const call = page.waitForEvent('download');
  await detail.locator(`a[href="/admin/calls/${site.id}"]`).click();
  const stream = await (await call).createReadStream();
  const chunks = await stream.toArray();
  expect(Buffer.concat(chunks).toString()).toContain('DTSTART:20271123T143000Z');

  await page.goto(new URL('/admin/account', site.url).href);
  const own = page.getByRole('textbox', { name: 'Your booking link' });
  await own.fill('https://book.example/ann');
  await page.getByRole('button', { name: 'Save booking link' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await own.fill('https://anna:secret@book.example');
  await page.getByRole('button', { name: 'Save booking link' }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'begins with https://' });
  await expect(problem).toBeVisible();
  await own.fill('');
  await page.getByRole('button', { name: 'Save booking link' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
});
