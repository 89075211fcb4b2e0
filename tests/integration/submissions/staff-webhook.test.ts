import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { isOn } from '@/features';
import { env } from '@/env';
import { quoteForm } from '@/forms';
import { changeSubmissions } from '@/inbox/submission/work';
import { ruleBody } from '@/submissions/records/rules/rule';
import { insertRule, listRules } from '@/submissions/records/rules/rules';
import { takeIn } from '@/submissions/incoming/take-in';
import { webhookAddressProblem } from '@/submissions/staff-notices/webhook-address';

import { opportunity, patched } from '../../support/opportunities';
import { expectOutput, outputSoFar } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { addressOf, emptyThreads, rawMail } from '../../support/submissions/incoming';
import { quote as answers } from '../../support/submissions/answers';
import { addRule, forgetRules, historyOf, run } from '../../support/submissions/rules';
import { sendQuote } from '../../support/submissions/sent-notices';
import { contact, emptyTables, quote } from '../../support/submissions/sent-submissions';
import { setInbox, tell, untold } from '../../support/submissions/told-staff';

const secret = vi.hoisted(() => {
  const key = Buffer.from('a key of thirty-two bytes, exactly').toString('base64');
  process.env.MIN_FILL_SECONDS = '2';
  process.env.NOTICE_WEBHOOK_PRIVATE = 'true';
  process.env.ANSWER_ADDRESS = 'inbox@onelayer.example';
  process.env.ANSWER_WEBHOOK_SECRET = 'bT7xKq2WvR9mZc4LpY6nHs8JdF3gUa5e';
  return (process.env.NOTICE_WEBHOOK_SECRET = `whsec_${key}`);
});

const personal = [answers.name, answers.email, answers.company, 'Seven clinics'];

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
let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const place = receiver.address();
  if (typeof place !== 'object' || place === null) throw new Error('no port');
  address = `http://127.0.0.1:${place.port}/`;
  admin = await userWithRole('admin');
});
afterAll(async () => {
  await setInbox({ webhookAddress: null });
  receiver.close();
});
beforeEach(async () => {
  await emptyTables();
  await setInbox({ webhookAddress: address, webhookFormat: 'json', noticesNamePeople: false });
  told.length = 0;
  status = 200;
});

const objectWith = (part: object): unknown => expect.objectContaining(part);

test('the webhook is told of a new submission, signed, without a word of its sender', async () => {
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
  expect(await untold()).toBe(0);
});

test('the webhook is told again under the same number until it has it', async () => {
  expectOutput(/“Tell staff” failed: The webhook answered 503/);
  await sendQuote();
  status = 503;
  await tell();
  await tell();
  // A line for each try, and nothing of the job.
  expect(outputSoFar().flatMap((each) => each.trim().split('\n'))).toHaveLength(2);
  status = 204;
  await tell();
  await tell();
  expect(told).toHaveLength(3);
  expect(new Set(told.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('the webhook of a rule is told that it acted, signed with its own secret, and what fails stands at it', async () => {
  expectOutput(/“Tell staff” failed: The webhook answered 503/);
  await setInbox({ webhookAddress: null });
  const own = `whsec_${Buffer.from('the secret of a rule, and no other').toString('base64')}`;
  const rule = {
    name: 'Quotes',
    isOn: true,
    ...ruleBody.parse({ when: {}, then: { webhook: address } }),
  };
  const id = await insertRule(rule, payload.encrypt(own));
  const { id: submission, reference } = await sendQuote();
  await run();
  await run();
  status = 503;
  await tell();
  expect(await listRules()).toMatchObject([
    { hasSecret: true, webhookProblem: 'The webhook answered 503' },
  ]);
  status = 200;
  await tell();
  await tell();
  expect(told).toHaveLength(2);
  const { headers, body } = told[1] ?? { headers: {}, body: '' };
  expect(JSON.parse(body)).toEqual({
    id: told[0]?.headers['webhook-id'],
    type: 'rule.acted',
    data: {
      rule: { id, name: 'Quotes' },
      ...{ form: 'quote', reference },
      link: `${env.SERVER_URL}/admin?tab=quote&open=${submission}`,
    },
  });
  for (const words of personal) expect(body).not.toContain(words);
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', Buffer.from(own.slice(6), 'base64'))
      .update(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`)
      .digest('base64')}`,
  );
  expect((await listRules())[0]?.webhookProblem).toBeNull();
  expect(await historyOf(submission)).toEqual(['Rule ‘Quotes’: told a webhook']);
  // No table has the secret as it is.
  const { rows } = await payload.db.drizzle.execute(sql`SELECT webhook_secret FROM inbox_rules`);
  expect(JSON.stringify(rows)).not.toContain(own.slice(6));
  await forgetRules();
});

test('a rule without a secret tells nobody, and says so', async () => {
  expectOutput(/it has no secret yet/);
  await setInbox({ webhookAddress: null });
  await addRule('Quotes', {}, { webhook: address });
  await sendQuote();
  await run();
  await tell();
  expect(told).toEqual([]);
  expect((await listRules())[0]?.webhookProblem).toContain('no secret');
  await forgetRules();
  await tell();
  expect(await untold()).toBe(0);
});

test('the webhook leads nowhere else', async () => {
  expectOutput(/The webhook answered 302/);
  status = 302;
  await sendQuote();
  await tell();
  expect(told).toHaveLength(1);
});

test('the webhook has name and company once the settings let them out', async () => {
  await setInbox({ noticesNamePeople: true });
  await sendQuote();
  await tell();
  expect(JSON.parse(told[0]?.body ?? '')).toMatchObject({
    data: { sender: { name: answers.name, email: answers.email, company: answers.company } },
  });
});

test('the webhook gets Slack’s and Teams’ own words, in which a name calls nobody', async () => {
  await setInbox({ noticesNamePeople: true, webhookFormat: 'slack' });
  const name = '<!channel> *Ada* & [Co](x)';
  const { reference } = await sendQuote({ name, company: '' });
  await tell();
  await setInbox({ webhookFormat: 'teams' });
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

test.runIf(isOn('incoming-mail'))(
  'the webhook is told of an answer, and of nothing that a machine wrote',
  async () => {
    const id = await contact({ reference: 'C-0000-01' });
    const to = addressOf(id);
    await takeIn(await rawMail({ to }));
    await takeIn(await rawMail({ to, headers: { 'Auto-Submitted': 'auto-replied' } }));
    await tell();
    expect(told.map(({ body }): unknown => JSON.parse(body))).toMatchObject([
      { type: 'answer.received', data: { form: 'contact', reference: 'C-0000-01' } },
    ]);
    await emptyThreads();
  },
);

test('the webhook is told of what was set aside once it is released', async () => {
  const { id } = await sendQuote({}, { 'Fill-Seconds': '0.1' });
  expect(await untold()).toBe(0);
  await changeSubmissions(quoteForm, admin, [id], { isNoSpam: true });
  await tell();
  expect(told).toHaveLength(1);
});

test('the webhook is told nothing of what was erased meanwhile, nor where none is set', async () => {
  const { id } = await sendQuote();
  await payload.delete({ collection: 'quote-submissions', id, overrideAccess: true });
  await tell();
  await setInbox({ webhookAddress: null });
  await sendQuote();
  expect([await untold(), told.length]).toEqual([0, 0]);
});

test.each([
  ['https://user:pass@hooks.example', /user and the password/],
  ['file:///etc/passwd', /https:/],
  ['hooks.example', /whole address/],
])('the webhook cannot be %s', async (webhookAddress, reason) => {
  expect(webhookAddressProblem(webhookAddress)).toMatch(reason);
  await expect(setInbox({ webhookAddress })).rejects.toMatchObject({ status: 400 });
});

test.runIf(isOn('pipeline'))(
  'of opportunities it is told whenever they are made, moved, won or lost, where that is wanted',
  async () => {
    const of = {
      form: 'quote' as const,
      id: await quote({ reference: 'Q-HOOK-1', email: answers.email }),
    };
    const value = { value: '987654', currency: 'GBP' };
    await opportunity(admin, of, { ...value, nextStep: 'Ring Margaret' });
    await tell();
    expect(told).toEqual([]);
    await setInbox({ webhookOpportunities: true });
    const change = (patch: Parameters<typeof patched>[2]) => patched(admin, of, patch);
    await change({ probability: 40 });
    await change({ stage: 'talking' });
    await change({ outcome: 'won', closedOn: '2026-11-28', reason: 'Fit' });
    await change({ outcome: 'lost' });
    await change({ outcome: null, reason: null, closedOn: null });
    const other = await contact({ reference: 'C-HOOK-1' });
    await opportunity(admin, { form: 'contact', id: other });
    await tell();
    const bodies = told.map(({ body }): unknown => JSON.parse(body));
    const talking = { key: 'talking', label: 'Talking' };
    const about = (id: string, reference: string, stage: object) => ({
      reference,
      opportunity: { id, stage },
    });
    expect(bodies).toHaveLength(5);
    for (const [type, data] of [
      ['opportunity.moved', about(of.id, 'Q-HOOK-1', talking)],
      ['opportunity.won', about(of.id, 'Q-HOOK-1', talking)],
      ['opportunity.lost', about(of.id, 'Q-HOOK-1', talking)],
      ['opportunity.created', about(other, 'C-HOOK-1', { key: 'new', label: 'New' })],
    ] as const)
      expect(bodies).toContainEqual(objectWith({ type, data: objectWith(data) }));
    const all = told.map(({ body }) => body).join();
    for (const each of [answers.email, '987654', 'Ada', 'Margaret', 'Fit'])
      expect(all).not.toContain(each);
    const { headers, body } = told[0] ?? { headers: {}, body: '' };
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
    const signature = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    await setInbox({ webhookOpportunities: false });
  },
);
