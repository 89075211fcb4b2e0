import { createHmac } from 'node:crypto';

import type { Page } from 'playwright/test';

import { isOn } from '@/features';
import { place } from '~/site.config';

import { violations } from '../../../../support/pages/axe';
import { expect, long, query } from '../../../../support/site';
import { shownSubmission, mailsIn } from '../../../../support/staff/inbox';
import { email, test, webhookSecret, type Mailing } from '../../../../support/staff/mailing-site';
import { box, press } from '../../../../support/staff/replies';
import { signInByRequest } from '../../../../support/staff/staff-session';
import { answerAddress, signedAddress } from '../../../../support/submissions/thread-address';

test.skip(!isOn('incoming-mail'), 'The site does without.');

function deliver({ mailbox }: Mailing, to: string, subject: string, text: string): void {
  const lines = [
    ...[`From: Kit Marlow <${email}>`, `To: ${to}`, `Subject: ${subject}`, 'MIME-Version: 1.0'],
    ...['Content-Type: multipart/mixed; boundary=b', '', '--b', 'Content-Type: text/plain', ''],
    ...[text, '', '--b', 'Content-Type: application/pdf; name="plan.pdf"'],
    ...['Content-Disposition: attachment; filename="../plan.pdf"', '', 'the plan', '--b--', ''],
  ];
  mailbox.deliver(Buffer.from(lines.join('\r\n')));
}

/** As a program does that receives mail for the site. */
async function handOver(
  page: Page,
  { url }: Mailing,
  mail: string,
  signedBy = webhookSecret,
): Promise<unknown> {
  const seconds = Math.floor(Date.now() / 1000);
  const hash = createHmac('sha256', signedBy).update(`${seconds}.${mail}`).digest('hex');
  const response = await page.request.post(`${url}/api/incoming-mail`, {
    data: Buffer.from(mail),
    headers: { 'Content-Type': 'message/rfc822', 'X-Mail-Signature': `t=${seconds},v1=${hash}` },
  });
  return response.json();
}

test('an answer appears on the open thread by itself, with its file to be saved', async ({
  site,
  page,
}) => {
  const detail = await site.open(page);
  await expect(box(detail)).toBeVisible();
  deliver(
    site,
    signedAddress('quote', site.id),
    'Re: your quote request',
    'Monday suits us.\r\n\r\nOn Fri, 21 Nov 2025, OneLayer wrote:\r\n> Which day suits you?',
  );
  const answer = mailsIn(detail).filter({ hasText: 'Monday suits us.' });
  await expect(answer).toContainText('Answered: Kit Marlow', { timeout: 60_000 });
  await expect(answer.getByText('Which day suits you?')).toBeHidden();
  await answer.getByText('Earlier mails').click();
  await expect(answer.getByText('Which day suits you?')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const link = answer.getByRole('link', { name: 'plan.pdf' });
  const file = await page.request.get(`${site.url}${(await link.getAttribute('href')) ?? ''}`);
  expect(await file.text()).toContain('the plan');
  expect(file.headers()).toMatchObject({
    'content-disposition': "attachment; filename*=UTF-8''plan.pdf",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect(site.mailbox.mails()).toEqual([]);
});

/** As it came over the wire, from Kit Marlow or whoever else the lines say. */
const arrive = ({ mailbox }: Mailing, ...lines: string[]): void =>
  mailbox.deliver(Buffer.from(lines.join('\r\n')));

test(
  'all that a mail brings is shown: whom else it went to, where answers go, files and their dangers',
  { tag: long },
  async ({ site, page }) => {
    const to = signedAddress('quote', site.id);
    const head = [`To: ${to}`, 'MIME-Version: 1.0'];
    for (let n = 1; n <= 22; n += 1)
      arrive(site, `From: ${email}`, ...head, `Message-ID: <${n}@thread>`, '', `Mail number ${n}.`);
    arrive(
      site,
      ...[`From: Kit Marlow <${email}>`, ...head, 'Cc: Bo Lind <bo@quay.example>'],
      ...['Reply-To: office@marlowjoinery.example', 'Message-ID: <whole@thread>'],
      ...['Content-Type: multipart/mixed; boundary=b', '', '--b', 'Content-Type: text/plain', ''],
      ...[`All of it. ${'word '.repeat(4000)}`, '--b'],
      ...['Content-Type: application/octet-stream; name="setup.exe"', '', 'MZ', '--b--', ''],
    );
    arrive(
      site,
      ...['From: Eve <eve@else.example>', ...head, 'Auto-Submitted: auto-replied', ''],
      'I am away.',
    );
    const detail = await site.open(page);
    const whole = mailsIn(detail).filter({ hasText: 'All of it.' });
    await expect(whole).toContainText('Cc: Bo Lind <bo@quay.example>', { timeout: 60_000 });
    await expect(whole).toContainText('Asks for answers to office@marlowjoinery.example');
    await expect(whole).toContainText('It is cut here.');
    const rest = whole.getByRole('link', { name: 'All of it' });
    const text = await page.request.get(`${site.url}${(await rest.getAttribute('href')) ?? ''}`);
    expect((await text.text()).length).toBeGreaterThan(20_000);
    const original = whole.getByRole('link', { name: 'The mail as it came' });
    const raw = await page.request.get(`${site.url}${(await original.getAttribute('href')) ?? ''}`);
    expect(await raw.text()).toContain('Reply-To: office@marlowjoinery.example');
    expect(raw.headers()['content-type']).toBe('application/octet-stream');
    // A program is got by a second click.
    const download = whole.getByRole('link', { name: 'Download setup.exe all the same' });
    await expect(download).toBeHidden();
    await whole.getByText('This file can do harm').click();
    await expect(download).toBeVisible();
    // What a program wrote for a stranger is not trusted either.
    await expect(mailsIn(detail).filter({ hasText: 'Automatic answer: Eve' })).toContainText(
      'From eve@else.example, which is not the address of this submission.',
      {
        timeout: 60_000,
      },
    );
    expect(await violations(page)).toEqual([]);
    await expect(detail.getByText('Mail number 1.', { exact: true })).toHaveCount(0);
    await detail.getByRole('link', { name: /^Show earlier mails/ }).click();
    await expect(detail.getByText('Mail number 1.', { exact: true })).toBeVisible();
    const recipients = detail.getByLabel('The reply goes to');
    await expect(recipients).toHaveValue('office@marlowjoinery.example');
    await box(detail).fill('See you on Monday.');
    await press(detail, 'Send');
    await expect
      .poll(() => site.mails.received.map((each) => each.to), { timeout: 60_000 })
      .toEqual([['office@marlowjoinery.example']]);
  },
);

test(
  'files and a time for a reply are kept, listed and taken back',
  { tag: long },
  async ({ site, page }) => {
    const detail = await site.open(page);
    const field = detail.getByLabel('Attach files');
    await field.setInputFiles([
      { name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('the offer') },
      { name: 'run.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
    ]);
    await expect(detail.getByRole('alert')).toHaveText(
      'run.exe was not attached. Files of this kind are not taken. Choose a PDF, a picture, a text or an office document.',
    );
    // What was said of one file does not outlast another one, and each is shown at once.
    await detail.getByRole('button', { name: 'Remove offer.pdf' }).click();
    await expect(detail.getByRole('alert')).toHaveCount(0);
    await field.setInputFiles({
      ...{ name: 'offer.pdf', mimeType: 'application/pdf' },
      buffer: Buffer.from('the offer'),
    });
    await expect(detail.getByRole('link', { name: 'offer.pdf' })).toBeVisible();
    await page.reload();
    await expect(detail.getByRole('link', { name: 'offer.pdf' })).toBeVisible();
    await box(detail).fill('The offer is attached.');
    await detail.getByText('Send later', { exact: true }).click();
    await detail.getByLabel(`Date and time in ${place.clock}`).fill('2020-01-01T09:00');
    await press(detail, 'Send then');
    await expect(detail.getByRole('alert')).toContainText('in the next 90 days');
    expect(await violations(page)).toEqual([]);
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await detail.getByLabel(`Date and time in ${place.clock}`).fill(`${day}T09:00`);
    await press(detail, 'Send then');
    await expect(detail.getByText(/^Goes out on .* 09:00$/)).toBeVisible();
    await expect(box(detail)).toHaveValue('');

    await page.goto(`${site.url}/admin/scheduled`);
    await expect(page.getByRole('listitem')).toContainText('The offer is attached.');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Kit Marlow, Q-KIT-01' }).click();
    await press(detail, 'Take it back');
    await expect(box(detail)).toHaveValue('The offer is attached.');
    await detail.getByRole('button', { name: 'Remove offer.pdf' }).click();
    await expect(detail.getByRole('link', { name: 'offer.pdf' })).toHaveCount(0);
    expect(site.mails.received).toEqual([]);
  },
);

test('a mail that belongs nowhere is put on a submission, or thrown away', async ({
  site,
  page,
}) => {
  await signInByRequest(page);
  await page.goto(`${site.url}/admin/unmatched`);
  await expect(page.getByText('Nothing waits.')).toBeVisible();
  deliver(site, answerAddress, 'About our portal', 'A new mail of ours.');
  const lottery = `From: win@prize.example\r\nTo: ${answerAddress}\r\nSubject: You have won\r\n\r\nClick here.\r\n`;
  expect(await handOver(page, site, lottery)).toEqual({ outcome: 'unmatched' });
  expect(await handOver(page, site, lottery, 'another secret')).toMatchObject({ code: 'unsigned' });
  await expect
    .poll(() => query(`SELECT FROM thread_entries WHERE state = 'unmatched'`), { timeout: 60_000 })
    .toHaveLength(2);
  await page.goto(`${site.url}/admin`);
  await page.getByRole('link', { name: 'Unmatched mail 2' }).click();
  const mail = (subject: string) => page.getByRole('article', { name: subject });
  expect(await violations(page)).toEqual([]);
  await mail('You have won').getByText('Throw it away').click();
  await mail('You have won').getByRole('button', { name: 'Yes, erase this mail' }).click();
  await expect(mail('You have won')).toHaveCount(0);
  const portal = mail('About our portal');
  await portal.getByLabel('Reference').fill('Q-0000-00');
  await portal.getByRole('button', { name: 'Put it there' }).click();
  await expect(portal.getByRole('alert')).toContainText('There is no submission Q-0000-00');
  await portal.getByRole('button', { name: 'On Q-KIT-01, a quote request of theirs' }).click();
  await expect(page.getByText('The mail is now on Q-KIT-01')).toBeVisible();
  await page.getByRole('link', { name: 'Q-KIT-01' }).click();
  await expect(shownSubmission(page)).toContainText('A new mail of ours.');
});

test('a mail that belongs nowhere becomes an enquiry by one button', async ({ site, page }) => {
  await query(`DELETE FROM contact_submissions WHERE email = 'tess@quill.example'`);
  await signInByRequest(page);
  arrive(
    site,
    ...['From: Tess Quill <tess@quill.example>', `To: ${answerAddress}`, 'MIME-Version: 1.0'],
    ...['Subject: A portal for our clinics', 'Message-ID: <first@quill>'],
    ...['Content-Type: multipart/mixed; boundary=b', '', '--b', 'Content-Type: text/plain', ''],
    ...['Seven clinics want one.', '--b', 'Content-Type: application/pdf; name="plan.pdf"', ''],
    ...['the plan', '--b--', ''],
  );
  await expect
    .poll(() => query(`SELECT FROM thread_entries WHERE state = 'unmatched'`), { timeout: 60_000 })
    .toHaveLength(1);
  await page.goto(`${site.url}/admin/unmatched`);
  const mail = page.getByRole('article', { name: 'A portal for our clinics' });
  expect(await violations(page)).toEqual([]);
  await mail.getByRole('button', { name: 'Make it an enquiry' }).click();
  await expect(page.getByText('The mail is now an enquiry')).toBeVisible();
  await expect(mail).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: /^C-/ }).click();
  const detail = shownSubmission(page);
  await expect(detail.getByRole('heading', { name: 'Tess Quill' })).toBeVisible();
  await expect(detail.getByText('by mail', { exact: true })).toBeVisible();
  await expect(detail.getByText('made this enquiry of an unmatched mail')).toBeVisible();
  await expect(detail.getByText('Seven clinics want one.')).toHaveCount(1);
  await expect(mailsIn(detail).getByRole('link', { name: 'plan.pdf' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await detail.getByLabel('Reply to Tess Quill').fill('We build such portals.');
  await press(detail, 'Send');
  await expect
    .poll(() => site.mails.received.map((each) => each.to), { timeout: 60_000 })
    .toEqual([['tess@quill.example']]);
});

test('a mail is forwarded with its file, and the answer to that comes back', async ({
  site,
  page,
}) => {
  deliver(site, signedAddress('quote', site.id), 'Our stairs', 'Oak, if you can.');
  const detail = await site.open(page);
  const mail = mailsIn(detail).filter({ hasText: 'Oak, if you can.' });
  await expect(mail).toBeVisible({ timeout: 60_000 });
  await mail.getByRole('link', { name: 'Forward', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forward a mail' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /plan\.pdf/ })).toBeChecked();
  await expect(page.getByRole('region', { name: 'What is forwarded' })).toContainText('Oak, if');
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('To', { exact: true }).fill('bo@');
  await page.getByLabel('Your words above it').fill('Can you do this?');
  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(page.getByText('“bo@” is no email address')).toBeVisible();
  await expect(page.getByLabel('Your words above it')).toHaveValue('Can you do this?');
  await page.getByLabel('To', { exact: true }).fill('bo@quay.example');
  await page.getByRole('button', { name: 'Forward' }).click();
  const sent = mailsIn(detail).filter({ hasText: 'Forwarded to bo@quay.example' });
  await expect(sent).toContainText('Can you do this?');
  expect(await violations(page)).toEqual([]);
  await expect
    .poll(() => site.mails.received.map((each) => each.to), { timeout: 60_000 })
    .toEqual([['bo@quay.example']]);
  arrive(
    site,
    ...['From: Bo Lind <bo@quay.example>', `To: ${signedAddress('quote', site.id)}`],
    ...['Subject: Re: Fwd: Our stairs', 'Message-ID: <bo@thread>', '', 'Yes, in March.'],
  );
  const answer = mailsIn(detail).filter({ hasText: 'Yes, in March.' });
  await expect(answer).toContainText('Answered: Bo Lind', { timeout: 60_000 });
  await expect(answer).toContainText('From bo@quay.example, who got a copy of a mail above.');
});
