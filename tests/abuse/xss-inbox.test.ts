import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { signatureHeader, signatureOf } from '@/submissions/incoming/signed-mail';

import { staffAccounts, startAbusedSite, type AbusedSite } from '../support/abuse/abused-site';
import { attacks } from '../support/abuse/attacks';
import { called, executablesIn } from '../support/abuse/executable';
import { runnableIn } from '../support/abuse/judge';
import { ask } from '../support/sites/load';
import { startMailServer, type MailServer } from '../support/mail/mail-server';
import { answerAddress, signedAddress } from '../support/submissions/thread-address';

const secret = 'bT7xKq2WvR9mZc4LpY6nHs8JdF3gUa5e';
let mails: MailServer;
let site: AbusedSite;
let admin: string;

/** The ids of what was sent with each attack. */
const sent = new Map<string, { contact: string; quote: string }>();
const received = z.object({ id: z.string() });

beforeAll(async () => {
  mails = await startMailServer();
  site = await startAbusedSite({
    SMTP_URL: mails.url,
    OWNER_EMAIL: 'owner@onelayer.example',
    ANSWER_ADDRESS: answerAddress,
    ANSWER_WEBHOOK_SECRET: secret,
  });
  admin = await site.signIn(staffAccounts.admin);
  for (const [name, attack] of Object.entries(attacks)) sent.set(name, await plant(attack));
  for (const end = Date.now() + 60_000; confirmations().length < 6 && Date.now() < end;)
    await wait(200);
}, 200_000);
afterAll(async () => {
  console.table(table);
  await site.close();
  await mails.close();
});

const email = 'ada@analytical.example';
const confirmations = () => mails.received.filter(({ to }) => to.includes(email));

async function submit(form: string, body: object, attack: string): Promise<string> {
  const source = new URLSearchParams({ utmSource: attack, utmCampaign: attack, referrer: attack });
  const answer = await site.call('POST', `/api/${form}`, {
    body,
    headers: { 'Came-From': source.toString(), 'User-Agent': attack },
  });
  return received.parse(await answer.json()).id;
}

/** Puts it wherever somebody outside, or a colleague, can put words that staff read. */
async function plant(attack: string) {
  const contact = await submit('contact', { name: attack, email, message: attack }, attack);
  const quote = await submit(
    'quote',
    { name: attack, email, company: attack, description: attack, phone: '', projectType: 'portal' },
    attack,
  );
  await ask(
    site.databaseUrl,
    `INSERT INTO contact_submissions_notes (_order, _parent_id, id, text, at)
     VALUES (1, $1, $2, $3, now())`,
    [contact, contact, attack],
  );
  await ask(
    site.databaseUrl,
    `INSERT INTO saved_views (id, owner, name, query, is_shared)
     SELECT $1::uuid, id, $2, 'q=' || $2, true FROM users WHERE email = $3`,
    [contact, attack, staffAccounts.admin.email],
  );
  for (const to of [signedAddress('contact', contact), answerAddress]) await deliver(to, attack);
  return { contact, quote };
}

/** As a program does that receives mail for the site. */
async function deliver(to: string, attack: string): Promise<void> {
  const word = `=?utf-8?B?${Buffer.from(attack).toString('base64')}?=`;
  const lines = [
    ...[`From: ${word} <${email}>`, `To: ${to}`, `Subject: ${word}`, 'MIME-Version: 1.0'],
    ...['Content-Type: multipart/mixed; boundary=b', '', '--b', 'Content-Type: text/html', ''],
    ...[`<p>${attack}</p><p title="${attack}"><a href="${attack}">${attack}</a></p>`, '', '--b'],
    ...[`Content-Type: application/pdf; name="${word}.pdf"`],
    ...[`Content-Disposition: attachment; filename="${word}.pdf"`, '', attack, '--b--', ''],
  ];
  const body = Buffer.from(lines.join('\r\n'));
  const answer = await fetch(`${site.url}/api/incoming-mail`, {
    method: 'POST',
    headers: {
      'Content-Type': 'message/rfc822',
      [signatureHeader]: signatureOf(secret, body, Math.floor(Date.now() / 1000)),
    },
    body,
  });
  expect(answer.status).toBe(200);
}

type Ids = { readonly contact: string; readonly quote: string };
const pages: Record<string, (ids: Ids) => string> = {
  'the list': () => '/admin',
  'the list of quotes': () => '/admin?tab=quote',
  'a message, with its note and its answer': ({ contact }) => `/admin?open=${contact}`,
  'a request for a quote': ({ quote }) => `/admin?tab=quote&open=${quote}`,
  'mails without a thread': () => '/admin/unmatched',
  'the figures': () => '/admin/figures',
  'what is kept of a person': ({ contact }) => `/admin/data-protection?person=${contact}`,
  'the panel’s list': () => '/cms/collections/contact-submissions',
  'the panel’s document': ({ quote }) => `/cms/collections/quote-submissions/${quote}`,
};
/** Of all that is kept of the sender. */
function formOfSender(): FormData {
  const form = new FormData();
  form.set('email', email);
  return form;
}
const files: Record<string, readonly [method: string, address: string, body?: FormData]> = {
  'the messages as CSV': ['GET', '/admin/export?tab=contact&format=csv'],
  'the requests as JSON': ['GET', '/admin/export?tab=quote&format=json'],
  'a person’s data as a file': ['POST', '/admin/data-protection/export', formOfSender()],
};

const table: Record<string, string | number>[] = [];
const each = <Value>(where: Record<string, Value>) =>
  Object.entries(where).flatMap(([place, value]) =>
    Object.keys(attacks).map((attack) => ({ place, value, attack })),
  );
const note = (place: string, attack: string, odd: readonly string[], text: string) => {
  table.push({ place, attack, shown: text.split(called).length - 1, ran: odd.join() });
  expect(odd).toEqual([]);
  if (!counts.includes(place)) expect(text).toContain(called);
};

/** They show what there is most of, and whether there is anything. */
const counts = ['the figures', 'what is kept of a person', 'the panel’s list'];

test.each(each(pages))('$attack in $place is text', async ({ place, value, attack }) => {
  const ids = sent.get(attack);
  if (ids === undefined) throw new Error(`${attack} was not sent`);
  const { odd, body } = await runnableIn(await site.call('GET', value(ids), { cookie: admin }));
  note(place, attack, odd, body);
});

test.each(each(files))('$attack in $place is a file to save', async ({ place, value, attack }) => {
  const [method, address, form] = value;
  const answer = await site.call(method, address, { cookie: admin, body: form });
  const { odd, body } = await runnableIn(answer);
  const isSaved = answer.headers.get('content-disposition')?.startsWith('attachment; filename="');
  note(place, attack, isSaved === true ? odd : [...odd, 'may be shown'], body);
});

test('what came with mails is a file to save, under a name of no surprise', async () => {
  const rows = await ask<{ id: string }>(
    site.databaseUrl,
    'SELECT id::text FROM attachments WHERE problem IS NULL',
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { id } of rows) {
    const answer = await site.call('GET', `/admin/attachments/${id}`, { cookie: admin });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename\*=UTF-8''[\w.%~!-]+$/,
    );
    expect((await runnableIn(answer)).odd).toEqual([]);
  }
});

test('mails of the site show it as text', () => {
  const told = mails.received.flatMap(({ mail: { html = '' } }) =>
    html.includes(called) ? [html] : [],
  );
  // A notice to us of each that was sent.
  expect(told.length).toBeGreaterThanOrEqual(6);
  note('mails', 'all three', told.flatMap(executablesIn), told.join(''));
});
