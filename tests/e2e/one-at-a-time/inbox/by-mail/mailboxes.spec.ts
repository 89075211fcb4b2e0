import { isOn } from '@/features';

import { violations } from '../../../../support/pages/axe';
import { bothWidths, expect, query } from '../../../../support/site';
import { mailsIn, shownSubmission } from '../../../../support/staff/inbox';
import { email, test } from '../../../../support/staff/mailing-site';
import { box, press } from '../../../../support/staff/replies';
import { signInByRequest } from '../../../../support/staff/staff-session';
import { answerAddress } from '../../../../support/submissions/thread-address';

test.skip(!isOn('incoming-mail'), 'The site does without.');

const [sales, support] = ['sales@onelayer.example', 'support@onelayer.example'];

const unlist = () => query('DELETE FROM inbox_settings_mailboxes');

test.beforeEach(async () => {
  await unlist();
  await query(
    `INSERT INTO inbox_settings_mailboxes (_order, _parent_id, id, address, name, signature)
     SELECT row_number() OVER (), inbox_settings.id, given.* FROM inbox_settings,
       (VALUES ('1', '${sales}', 'OneLayer Sales', NULL),
               ('2', '${support}', 'OneLayer Support', 'The support team')) AS given`,
  );
});
test.afterEach(async () => {
  await unlist();
  await query(
    `DELETE FROM unread_mailboxes; DELETE FROM contact_submissions WHERE email = '${email}'`,
  );
});

const mail = (to: string, subject: string) =>
  Buffer.from(
    [`From: Kit Marlow <${email}>`, `To: ${to}`, `Subject: ${subject}`, '', 'Hello.', ''].join(
      '\r\n',
    ),
  );

test(
  'a mail shows where it came to, its conversation goes on from there, and another is remembered',
  { tag: bothWidths },
  async ({ site, page }) => {
    await signInByRequest(page);
    site.mailbox.deliver(mail(sales, 'Our stairs'));
    site.mailbox.deliver(mail(support, 'It creaks'));
    await expect
      .poll(() => query(`SELECT FROM thread_entries WHERE state = 'unmatched'`), {
        timeout: 60_000,
      })
      .toHaveLength(2);
    await page.goto(`${site.url}/admin/unmatched`);
    const article = (name: string) => page.getByRole('article', { name });
    await expect(article('Our stairs')).toContainText(`Came to: ${sales}`);
    expect(await violations(page)).toEqual([]);
    const links = page.getByRole('navigation', { name: 'Mailboxes' });
    await links.getByRole('link', { name: `${support} 1` }).click();
    await expect(article('Our stairs')).toHaveCount(0);
    await expect(article('It creaks')).toBeVisible();
    await links.getByRole('link', { name: `${sales} 1` }).click();
    await article('Our stairs').getByRole('button', { name: 'Make it an enquiry' }).click();
    await page.getByRole('main').getByRole('link', { name: /^C-/ }).click();
    // On a phone it stands in the table, and beside it where nobody sees it.
    const team = page.getByText('The support team').filter({ visible: true });
    const from = page.getByRole('combobox', { name: 'From', exact: true });
    await expect(from).toHaveValue(sales);
    await expect(team).toHaveCount(0);
    // What is chosen before the script of the page runs is set back, and seen to be.
    await expect(async () => {
      await from.selectOption(support);
      await expect(team).toBeVisible({ timeout: 2000 });
    }).toPass();
    await box(page).filter({ visible: true }).fill('We come on Monday.');
    // What was chosen is still there after a reload, as what was typed is.
    await page.reload();
    await expect(from).toHaveValue(support);
    await press(page, 'Preview');
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText(
      `FromOneLayer Support <${support}>`,
    );
    expect(await violations(page)).toEqual([]);
    await press(page, 'Send');
    await expect(mailsIn(page).filter({ visible: true }).last()).toContainText(`From: ${support}`);
    await expect
      .poll(() => site.mails.received.map(({ mail: each }) => each.from), { timeout: 60_000 })
      .toMatchObject([{ name: 'OneLayer Support', address: support }]);
    expect(site.mails.received[0]?.mail.text).toMatch(/^We come on Monday\.\n\nThe support team/);
    await page.reload();
    await expect(from).toHaveValue(support);
  },
);

test('without a script From is chosen as well, for a new mail and a reply', async ({
  site,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signInByRequest(page);
  await page.goto(`${site.url}/admin/new-mail`);
  await page.getByRole('combobox', { name: 'From' }).selectOption(sales);
  await page.getByLabel('To', { exact: true }).fill(email);
  await page.getByLabel('Their name, if you know it').fill('Kit Marlow');
  await page.getByLabel('Subject').fill('Our stairs');
  await page.getByLabel('Message').fill('We met on Monday.');
  await page.getByRole('button', { name: 'Send' }).click();
  const detail = shownSubmission(page);
  await expect(detail.getByRole('combobox', { name: 'From', exact: true })).toHaveValue(sales);
  await detail.getByRole('combobox', { name: 'From', exact: true }).selectOption(support);
  await box(detail).fill('And on Tuesday.');
  await press(detail, 'Send');
  await expect
    .poll(() => site.mails.received.map(({ mail: each }) => each.from?.address), {
      timeout: 60_000,
    })
    .toEqual([sales, support]);
  await context.close();
});

test('with one mailbox nothing of it shows; one that cannot be read is named', async ({
  site,
  page,
}) => {
  await unlist();
  const detail = await site.open(page);
  await expect(box(detail)).toBeVisible();
  await expect(detail.getByRole('combobox', { name: 'From', exact: true })).toHaveCount(0);
  await page.goto(`${site.url}/admin/new-mail`);
  await expect(page.getByLabel('Subject')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveCount(0);
  site.mailbox.deliver(mail(answerAddress, 'Our stairs'));
  await expect
    .poll(() => query(`SELECT FROM thread_entries WHERE state = 'unmatched'`), { timeout: 60_000 })
    .toHaveLength(1);
  await page.goto(`${site.url}/admin/unmatched`);
  await expect(page.getByRole('article', { name: 'Our stairs' })).toBeVisible();
  await expect(page.getByText('Came to:')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Mailboxes' })).toHaveCount(0);
  await query(`INSERT INTO unread_mailboxes VALUES ('${sales}', 'ECONNREFUSED', 2, now())`);
  await page.goto(`${site.url}/admin`);
  await expect(page.getByText(`The mailbox ${sales} cannot be read since`)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
