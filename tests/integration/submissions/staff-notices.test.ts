import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { env } from '@/env';
import { contactForm, quoteForm } from '@/forms';
import { releaseSubmission } from '@/inbox/submission/notices';
import { addNote, changeSubmissions } from '@/inbox/submission/work';
import type { InboxSetting } from '@/payload-types';
import { takeIn } from '@/submissions/incoming/take-in';
import { listUnmatched, matchMail } from '@/submissions/records/incoming/unmatched';
import { queueDigests } from '@/submissions/records/staff-notices';
import { webhookAddressProblem } from '@/submissions/staff-notices/webhook-address';

import { expectOutput } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { addressOf, emptyThreads, rawMail } from '../../support/submissions/incoming';
import { quote as answers } from '../../support/submissions/answers';
import { sendQuote } from '../../support/submissions/sent-notices';
import { contact, emptyTables } from '../../support/submissions/sent-submissions';

const secret = `whsec_${Buffer.from('a key of thirty-two bytes, exactly').toString('base64')}`;
const server = await vi.hoisted(async () => {
  const { startNoticeServer } = await import('../../support/sites/notice-server');
  return startNoticeServer();
});
vi.hoisted(() => {
  const key = Buffer.from('a key of thirty-two bytes, exactly').toString('base64');
  process.env.NOTICE_WEBHOOK_SECRET = `whsec_${key}`;
  process.env.MIN_FILL_SECONDS = '2';
  process.env.ANSWER_ADDRESS = 'inbox@onelayer.example';
  process.env.ANSWER_WEBHOOK_SECRET = 'bT7xKq2WvR9mZc4LpY6nHs8JdF3gUa5e';
});

interface Told {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
const told: Told[] = [];
let status = 200;
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    told.push({ headers: request.headers, body });
    response.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {}).end('{}');
  });
});

let admin: TypedUser;
let colleague: TypedUser;
let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const place = receiver.address();
  if (typeof place !== 'object' || place === null) throw new Error('no port');
  address = `http://127.0.0.1:${place.port}/`;
  admin = await userWithRole('admin');
  const made = await payload.create({
    collection: 'users',
    data: {
      name: 'Zadie Penrose',
      role: 'admin',
      email: 'zadie.of.notices@onelayer.example',
      password: 'quill harbour 47 lantern',
    },
    overrideAccess: true,
  });
  colleague = { ...made, collection: 'users' };
});
afterAll(async () => {
  await set({ webhookAddress: null });
  await payload.delete({ collection: 'users', id: colleague.id, overrideAccess: true });
  await server.close();
  receiver.close();
});
beforeEach(async () => {
  await emptyTables();
  await set({ webhookAddress: address, webhookFormat: 'json', noticesNamePeople: false });
  told.length = 0;
  server.received.length = 0;
  status = 200;
});

const set = (data: Partial<InboxSetting>) =>
  payload.updateGlobal({
    slug: 'inbox-settings',
    data,
    overrideAccess: true,
    context: { disableRevalidate: true },
  });

/** Tells what is due, and makes due what waits for another try. */
async function tell() {
  await payload.db.drizzle.execute(sql`UPDATE payload_jobs SET wait_until = NULL`);
  await payload.jobs.run({
    where: { taskSlug: { equals: 'tell-staff' } },
    sequential: true,
    overrideAccess: true,
  });
}

async function waiting(): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'tell-staff' } },
    overrideAccess: true,
  });
  return totalDocs;
}

const personal = [answers.name, answers.email, answers.company, 'Seven clinics'];

describe('the webhook', () => {
  test('is told of a new submission, signed, without a word of its sender', async () => {
    const { id, reference } = await sendQuote();
    await tell();
    expect(told).toHaveLength(1);
    const { headers, body } = told[0] ?? { headers: {}, body: '' };
    expect(JSON.parse(body)).toEqual({
      id: headers['webhook-id'],
      type: 'submission.received',
      data: {
        form: 'quote',
        reference,
        link: `${env.SERVER_URL}/admin?tab=quote&open=${id}`,
      },
    });
    for (const words of personal) expect(body).not.toContain(words);
    const signedText = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    const key = Buffer.from(secret.slice(6), 'base64');
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signedText).digest('base64')}`,
    );
    expect(await waiting()).toBe(0);
  });

  test('is told again under the same number until it has it', async () => {
    expectOutput(/The webhook answered 503/);
    await sendQuote();
    status = 503;
    await tell();
    await tell();
    status = 204;
    await tell();
    await tell();
    expect(told).toHaveLength(3);
    expect(new Set(told.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('leads nowhere else', async () => {
    expectOutput(/The webhook answered 302/);
    status = 302;
    await sendQuote();
    await tell();
    expect(told).toHaveLength(1);
  });

  test('has name and company once the settings let them out', async () => {
    await set({ noticesNamePeople: true });
    await sendQuote();
    await tell();
    expect(JSON.parse(told[0]?.body ?? '')).toMatchObject({
      data: { sender: { name: answers.name, email: answers.email, company: answers.company } },
    });
  });

  test('gets Slack’s and Teams’ own words, in which a name calls nobody', async () => {
    await set({ noticesNamePeople: true, webhookFormat: 'slack' });
    const name = '<!channel> *Ada* & [Co](x)';
    const { reference } = await sendQuote({ name, company: '' });
    await tell();
    await set({ webhookFormat: 'teams' });
    await sendQuote({ name, company: '' });
    await tell();
    const [slack, teams] = told.map(({ body }): unknown => JSON.parse(body));
    expect(JSON.stringify(slack)).toContain(
      `New quote request ${reference} from &lt;!channel&gt; *Ada* &amp; [Co](x)\\n<http`,
    );
    expect(JSON.stringify(teams)).toContain('\\\\*Ada\\\\* & \\\\[Co\\\\]\\\\(x\\\\)');
    expect(teams).toMatchObject({
      type: 'message',
      attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive' }],
    });
  });

  test('is told of an answer, and of nothing that a machine wrote', async () => {
    const id = await contact({ reference: 'C-0000-01' });
    const to = addressOf(id);
    await takeIn(await rawMail({ to }));
    await takeIn(await rawMail({ to, headers: { 'Auto-Submitted': 'auto-replied' } }));
    await tell();
    expect(told.map(({ body }): unknown => JSON.parse(body))).toMatchObject([
      { type: 'answer.received', data: { form: 'contact', reference: 'C-0000-01' } },
    ]);
    await emptyThreads();
  });

  test('is told of what was set aside once it is released', async () => {
    const { id } = await sendQuote({}, { 'Fill-Seconds': '0.1' });
    expect(await waiting()).toBe(0);
    await releaseSubmission(quoteForm, admin, id);
    await tell();
    expect(told).toHaveLength(1);
  });

  test('is told nothing of what was erased meanwhile, nor where none is set', async () => {
    const { id } = await sendQuote();
    await payload.delete({ collection: 'quote-submissions', id, overrideAccess: true });
    await tell();
    await set({ webhookAddress: null });
    await sendQuote();
    expect([await waiting(), told.length]).toEqual([0, 0]);
  });

  test.each([
    ['http://hooks.example/x', /https:/],
    ['https://127.0.0.1/x', /another machine/],
    ['https://user:pass@hooks.example', /user and the password/],
    ['file:///etc/passwd', /https:/],
    ['hooks.example', /whole address/],
  ])('cannot be %s', async (webhookAddress, reason) => {
    expect(webhookAddressProblem(webhookAddress)).toMatch(reason);
    await expect(set({ webhookAddress })).rejects.toMatchObject({ status: 400 });
  });
});

describe('a colleague is mailed', () => {
  const mails = () => server.received.map(({ to, mail }) => ({ to, subject: mail.subject }));
  let id = '';
  beforeEach(async () => {
    await set({ webhookAddress: null });
    id = await contact({ reference: 'C-0000-07' });
  });
  const choose = (notices: TypedUser['notices']) =>
    payload.update({
      collection: 'users',
      id: colleague.id,
      data: { notices },
      overrideAccess: true,
    });

  test('what is assigned to them, by somebody else', async () => {
    await changeSubmissions(contactForm, admin, [id], { assignee: admin.id });
    await changeSubmissions(contactForm, admin, [id], { assignee: colleague.id });
    await changeSubmissions(contactForm, admin, [id], { assignee: null });
    await tell();
    expect(mails()).toEqual([{ to: [colleague.email], subject: 'Assigned to you: C-0000-07' }]);
    const whole = JSON.stringify(server.received[0]?.mail);
    expect(whole).toContain(`${admin.name} assigned the contact message C-0000-07 to you.`);
    expect(whole).not.toContain('Nine systems');
    expect(whole).not.toContain('a@b.example');
  });

  test('that a note mentions them, without its words', async () => {
    await addNote(contactForm, admin, id, `@Zadie Penrose and @${admin.name}: she rang.`);
    await tell();
    expect(mails()).toEqual([{ to: [colleague.email], subject: 'You were mentioned: C-0000-07' }]);
    expect(JSON.stringify(server.received[0]?.mail)).not.toContain('she rang');
  });

  test('that an answer came in on what is assigned to them, however it got there', async () => {
    const from = 'Ada <a@b.example>';
    const answer = (to: string, more: object = {}) =>
      rawMail({ from, to, text: 'Nine of them.', ...more });
    // Assigned to nobody: nobody is told.
    await takeIn(await answer(addressOf(id)), true);
    await payload.db.drizzle.execute(
      sql`UPDATE contact_submissions SET assignee_id = ${colleague.id} WHERE id = ${id}`,
    );
    await takeIn(await answer(addressOf(id), { text: 'Seven of them.' }), true);
    await takeIn(
      await answer(addressOf(id), { text: 'Away.', headers: { 'Auto-Submitted': 'auto-replied' } }),
      true,
    );
    await tell();
    const expected = { to: [colleague.email], subject: 'An answer came in: C-0000-07' };
    expect(mails()).toEqual([expected]);
    const whole = JSON.stringify(server.received[0]?.mail);
    expect(whole).not.toMatch(/Seven of them|a@b\.example|Ada/);

    for (const [who, text] of [
      [admin, 'By another address.'],
      [colleague, 'Put there by their own hand.'],
    ] as const) {
      await takeIn(await answer('nobody@onelayer.example', { text }), true);
      const [stray] = await listUnmatched(1);
      await matchMail(contactForm, who, { mail: stray?.id ?? '', submission: id });
    }
    await tell();
    expect(mails()).toEqual([expected, expected]);
    await emptyThreads();
  });

  test('nothing of what they did not choose, or once they are no longer staff', async () => {
    await choose({ assignment: false, mention: false, answered: false, digest: false });
    await changeSubmissions(contactForm, admin, [id], { assignee: colleague.id });
    await addNote(contactForm, admin, id, '@Zadie');
    await takeIn(await rawMail({ to: addressOf(id) }), true);
    await tell();
    await choose({ assignment: true, mention: true, answered: true, digest: true });
    await addNote(contactForm, admin, id, '@Zadie');
    const role = { collection: 'users', id: colleague.id, overrideAccess: true } as const;
    await payload.update({ ...role, data: { role: 'editor' } });
    await tell();
    await payload.update({ ...role, data: { role: 'admin' } });
    expect(mails()).toEqual([]);
  });

  test('in the morning what is overdue and theirs or nobody’s', async () => {
    await contact({ reference: 'C-0000-08', sent: 9 });
    const own = await contact({ reference: 'C-0000-09', sent: 8 });
    const others = await contact({ reference: 'C-0000-10', sent: 10 });
    await changeSubmissions(contactForm, colleague, [own], { assignee: colleague.id });
    await changeSubmissions(contactForm, admin, [others], { assignee: admin.id });
    await queueDigests();
    await tell();
    const digest = server.received.find(({ to }) => to.includes(colleague.email));
    expect(digest?.mail.subject).toBe('2 answers are overdue');
    const text = digest?.mail.text ?? '';
    expect(text.indexOf('C-0000-09')).toBeGreaterThan(0);
    expect(text.indexOf('C-0000-08')).toBeGreaterThan(text.indexOf('C-0000-09'));
    for (const absent of ['C-0000-07', 'C-0000-10', 'Ada']) expect(text).not.toContain(absent);
  });
});
