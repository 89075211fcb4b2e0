import { Validator } from '@seriousme/openapi-schema-validator';
import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { scopeNames } from '@/accounts/tokens';
import { description } from '@/inbox/api/description';
import { operations } from '@/inbox/api/operations';

import { asked, programOf, type Answer, type Program } from '../../support/api/program';
import { operationsDescribed, wrongWith } from '../../support/api/described';
import { opportunity } from '../../support/opportunities';
import { logNowhere, payload, userWithRole } from '../../support/payload';
import { contact, emptyTables, quote } from '../../support/submissions/sent-submissions';

logNowhere();

const someText: unknown = expect.any(String);
const saying = (words: string): unknown => expect.stringContaining(words);

const pageShape = z.object({
  conversations: z.array(z.object({ id: z.string() })),
  next: z.string().nullable(),
});
const documentShape = z.object({
  updatedAt: z.string(),
  texts: z.array(z.object({ path: z.string(), text: z.string() })),
});

let admin: TypedUser;
let lead: TypedUser;
let program: Program;

beforeAll(async () => {
  [admin, lead] = await Promise.all([userWithRole('admin'), userWithRole('lead')]);
});
const forget = () =>
  payload.db.drizzle.execute(sql`DELETE FROM api_tokens; DELETE FROM rate_limits`);
beforeEach(async () => {
  await forget();
  await emptyTables();
  program = await programOf(admin);
});
afterAll(async () => {
  await forget();
  await emptyTables();
  await asBound('all', []);
});

/** Binds the lead to some forms of the site. */
const asBound = (sees: 'all' | 'chosen', seenForms: 'contact'[]) =>
  payload.update({
    ...{ collection: 'users', id: lead.id, data: { sees, seenForms } },
    overrideAccess: true,
  });

const statuses = async (asking: Promise<{ status: number }>[]) =>
  (await Promise.all(asking)).map(({ status }) => status);

test('the description is OpenAPI 3.1, and has each operation once', async () => {
  const checked = await new Validator().validate({ ...description() });
  expect(checked).toMatchObject({ valid: true });
  expect(operationsDescribed.map(({ operationId }) => operationId).toSorted()).toEqual(
    operations.map(({ id }) => id).toSorted(),
  );
});

describe('who may', () => {
  test('nobody without a token, and a session is none', async () => {
    const answer = await asked(new Request('http://localhost/api/v1/conversations'));
    expect(answer).toMatchObject({
      status: 401,
      body: { status: 401, detail: saying('/admin/tokens') },
    });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });

  test('a token does what its scopes say, and nothing else', async () => {
    const id = await contact({ reference: 'C-API-1' });
    const narrow = await programOf(admin, ['conversations:read']);
    expect(
      await statuses([
        narrow.ask('GET', `/conversations/${id}`),
        narrow.ask('POST', `/conversations/${id}/notes`, { text: 'x' }),
        narrow.ask('GET', '/opportunities'),
        narrow.ask('POST', '/opportunities', { conversation: id }),
        narrow.ask('GET', '/content?q=a'),
        narrow.ask('PUT', `/conversations/${id}/draft`, { text: 'x', expects: null }),
      ]),
    ).toEqual([200, 403, 403, 403, 403, 403]);
  });

  test('every operation asks for its scope', async () => {
    for (const { method, path, scope } of operations) {
      const others = await programOf(
        admin,
        scopeNames.filter((name) => name !== scope),
      );
      const at = path.replaceAll(/\{id\}/g, crypto.randomUUID()).replace('{collection}', 'faqs');
      const { status } = await others.ask(method, at, method === 'GET' ? undefined : {});
      expect([path, status]).toEqual([path, 403]);
      await forget();
    }
  });

  test('what the account may not see is not there', async () => {
    await asBound('chosen', ['contact']);
    const seen = await contact({ reference: 'C-API-2' });
    const hidden = await quote({ reference: 'Q-API-2' });
    await opportunity(admin, { form: 'quote', id: hidden }, { value: '125000', currency: 'GBP' });
    const own = await programOf(lead);
    expect((await own.ask('GET', `/conversations/${seen}`)).status).toBe(200);
    const path = `/conversations/${hidden}`;
    expect(
      await statuses([
        own.ask('GET', path),
        own.ask('GET', `${path}/thread`),
        own.ask('PATCH', path, { status: 'archived' }),
        own.ask('POST', `${path}/notes`, { text: 'x' }),
        own.ask('POST', `${path}/tags`, { add: 'x' }),
        own.ask('PUT', `${path}/draft`, { text: 'x', expects: null }),
        own.ask('GET', `/opportunities/${hidden}`),
        own.ask('PATCH', `/opportunities/${hidden}`, { expects: 1, probability: 5 }),
      ]),
    ).toEqual([404, 404, 404, 404, 404, 404, 404, 404]);
    const lists = await Promise.all([
      own.ask('GET', '/conversations'),
      own.ask('GET', '/conversations?form=quote'),
      own.ask('GET', '/opportunities'),
    ]);
    expect(JSON.stringify(lists.map(({ body }) => body))).not.toContain(hidden);
    expect(JSON.stringify(lists[0].body)).toContain(seen);
    await asBound('all', []);
  });

  test('without the right to values there is no amount', async () => {
    const id = await contact({ reference: 'C-API-3' });
    await opportunity(admin, { form: 'contact', id }, { value: '987654', currency: 'GBP' });
    await payload.update({
      ...{ collection: 'users', id: lead.id, data: { seesValues: false } },
      overrideAccess: true,
    });
    const own = await programOf(lead);
    const answers = await Promise.all([
      own.ask('GET', '/opportunities?order=value'),
      own.ask('GET', `/opportunities/${id}`),
      own.ask('PATCH', `/opportunities/${id}`, {
        ...{ expects: 1, value: { amount: '1', currency: 'GBP' } },
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 403]);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('987654');
    await payload.update({
      ...{ collection: 'users', id: lead.id, data: { seesValues: true } },
      overrideAccess: true,
    });
  });
});

describe('conversations', () => {
  test('come a page at a time, each once', async () => {
    const ids = new Set<string>();
    for (let at = 0; at < 45; at += 1)
      ids.add(await contact({ reference: `C-PAGE-${at}`, sent: at % 3 }));
    const found: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const answer: Answer = await program.ask(
        'GET',
        `/conversations?sort=newest${next && `&after=${next}`}`,
      );
      expect(answer.status).toBe(200);
      const page = pageShape.parse(answer.body);
      expect(page.conversations.length).toBeLessThanOrEqual(20);
      found.push(...page.conversations.map(({ id }) => id));
      next = page.next;
    }
    expect(found).toHaveLength(45);
    expect(new Set(found)).toEqual(ids);
  });

  test('are changed as somebody knows them, and a stale change says what is there', async () => {
    const id = await contact({ reference: 'C-API-4' });
    const path = `/conversations/${id}`;
    expect(await program.ask('PATCH', path, { status: 'archived', was: 'new' })).toMatchObject({
      status: 200,
      body: { status: 'archived' },
    });
    expect(await program.ask('PATCH', path, { status: 'replied', was: 'new' })).toMatchObject({
      status: 409,
      body: { current: { id, status: 'archived' } },
    });
    const assigned = await program.ask('PATCH', path, { assignee: lead.id, was: null });
    expect(assigned).toMatchObject({ status: 200, body: { assignee: lead.id } });
    const stale = await program.ask('PATCH', path, { assignee: admin.id, was: null });
    expect(stale).toMatchObject({ status: 409, body: { current: { assignee: lead.id } } });
    const noted = await program.ask('POST', `${path}/notes`, { text: 'Rang them.' });
    expect(noted).toMatchObject({
      status: 201,
      body: { notes: [{ text: 'Rang them.', author: admin.id }] },
    });
    const tagged = await program.ask('POST', `${path}/tags`, { add: 'urgent' });
    expect(tagged).toMatchObject({ status: 200, body: { tags: ['urgent'] } });
  });

  test('a note with a key is stored once', async () => {
    const id = await contact({ reference: 'C-API-5' });
    const note = { text: 'Once.', key: crypto.randomUUID() };
    await program.ask('POST', `/conversations/${id}/notes`, note);
    const again = await program.ask('POST', `/conversations/${id}/notes`, note);
    expect(again.body).toMatchObject({ notes: [{ text: 'Once.' }] });
  });

  test('what is taken for spam is let out by a person alone, since mails may follow', async () => {
    const id = await contact({ reference: 'C-API-6' });
    const path = `/conversations/${id}`;
    expect((await program.ask('PATCH', path, { status: 'spam' })).status).toBe(200);
    expect((await program.ask('PATCH', path, { status: 'new' })).status).toBe(422);
    const { rows } = await payload.db.drizzle.execute(sql`SELECT FROM payload_jobs`);
    expect(rows).toEqual([]);
  });

  test('a draft of a reply waits for somebody, and none is written over', async () => {
    const id = await contact({ reference: 'C-API-7' });
    const path = `/conversations/${id}/draft`;
    const first = await program.ask('PUT', path, { text: 'Dear Ada', expects: null });
    expect(first).toMatchObject({ status: 200, body: { text: 'Dear Ada' } });
    const other = await program.ask('PUT', path, { text: 'Other', expects: null });
    expect(other).toMatchObject({ status: 409, body: { current: first.body } });
    const { version } = z.object({ version: z.string() }).parse(first.body);
    const second = await program.ask('PUT', path, { text: 'Dear Ada,', expects: version });
    expect(second.status).toBe(200);
    const read = await program.ask('GET', `/conversations/${id}`);
    expect(read.body).toMatchObject({ draft: { text: 'Dear Ada,', author: admin.id } });
    const thread = await program.ask('GET', `/conversations/${id}/thread`);
    expect(thread.body).toEqual({ mails: [], next: null });
  });
});

describe('opportunities', () => {
  test('are made, moved and ended by their version', async () => {
    const id = await quote({ reference: 'Q-API-8' });
    const made = await program.ask('POST', '/opportunities', {
      ...{ conversation: id, value: { amount: '1250000', currency: 'GBP' } },
      nextStep: 'Ring them',
    });
    expect(made).toMatchObject({
      status: 201,
      body: { id, version: 1, stage: 'new', value: { amount: '1250000', currency: 'GBP' } },
    });
    expect((await program.ask('POST', '/opportunities', { conversation: id })).status).toBe(409);
    const path = `/opportunities/${id}`;
    const moved = await program.ask('PATCH', path, { expects: 1, stage: 'talking' });
    expect(moved).toMatchObject({ status: 200, body: { version: 2, stage: 'talking' } });
    const stale = await program.ask('PATCH', path, { expects: 1, stage: 'proposal' });
    expect(stale).toMatchObject({
      status: 409,
      body: { detail: saying('Meanwhile you'), current: { version: 2 } },
    });
    const won = await program.ask('PATCH', path, { expects: 2, outcome: 'won', reason: 'Fit' });
    expect(won.body).toMatchObject({ outcome: 'won', reason: 'Fit', closedOn: someText });
    const open = await program.ask('PATCH', path, { expects: 3, outcome: null });
    expect(open.body).toMatchObject({ outcome: null, reason: null, closedOn: null });
    const list = await program.ask('GET', '/opportunities');
    expect(list.body).toMatchObject({ opportunities: [{ id, reference: 'Q-API-8' }], next: null });
  });

  test('what makes no sense is refused with the remedy', async () => {
    const id = await quote({ reference: 'Q-API-9' });
    await program.ask('POST', '/opportunities', { conversation: id });
    const patch = (body: object) => program.ask('PATCH', `/opportunities/${id}`, body);
    expect(
      await statuses([
        patch({ expects: 1, stage: 'nowhere' }),
        patch({ expects: 1, nextStepOwner: crypto.randomUUID() }),
        patch({ expects: 1, nextStep: 'Mail ada@example.org' }),
        patch({ expects: 1, reason: 'Price' }),
        patch({ expects: 1, value: { amount: '1', currency: 'XXX' } }),
        patch({ expects: 1 }),
        patch({ stage: 'talking' }),
        patch({ expects: 1, owner: 'x' }),
      ]),
    ).toEqual([422, 422, 422, 422, 422, 422, 422, 422]);
    const { body } = await patch({ expects: 1, owner: 'x' });
    expect(body).toMatchObject({
      errors: [{ at: 'body', message: saying('owner') }],
    });
  });
});

describe('content', () => {
  test('is read as it is published, or as a draft by who changes it, and a draft is not published', async () => {
    const { docs } = await payload.find({ collection: 'faqs', limit: 1, overrideAccess: true });
    const id = docs[0]?.id ?? '';
    const before = await program.ask('GET', `/content/faqs/${id}`);
    expect(before.status).toBe(200);
    const { updatedAt, texts } = documentShape.parse(before.body);
    const [first] = texts;
    const words = 'Other words of tests?';
    const draft = { seen: updatedAt, texts: [{ path: first?.path, text: words }] };
    const path = `/content/faqs/${id}/draft`;
    const own = await programOf(lead);
    expect((await own.ask('POST', path, draft)).status).toBe(403);
    const wrong = { ...draft, texts: [{ path: '_status', text: 'published' }] };
    expect((await program.ask('POST', path, wrong)).status).toBe(422);
    // What says nothing could not be filled again.
    const blank = { ...draft, texts: [{ path: first?.path, text: ' \u0000' }] };
    expect((await program.ask('POST', path, blank)).status).toBe(422);
    // Of those who write at once one is heard, and the others are told.
    const answers = await Promise.all(
      ['', 'x', 'y'].map((more) =>
        program.ask('POST', path, {
          ...draft,
          texts: [{ path: first?.path, text: `${words}${more}` }],
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const drafted = answers.find(({ status }) => status === 200);
    expect(drafted).toMatchObject({ body: { isPublished: false } });
    const told = JSON.stringify((await program.ask('GET', `/content/faqs/${id}`)).body);
    expect(told).toContain(JSON.stringify(documentShape.parse(drafted?.body).texts[0]?.text));
    expect(JSON.stringify(drafted?.body)).toContain(words);
    expect((await program.ask('POST', path, draft)).status).toBe(409);
    expect(JSON.stringify((await own.ask('GET', `/content/faqs/${id}`)).body)).not.toContain(words);
    const anybody = await payload.findByID({ collection: 'faqs', id, overrideAccess: false });
    expect(JSON.stringify(anybody)).not.toContain(words);
    await payload.update({
      ...{ collection: 'faqs', id, draft: true, overrideAccess: true },
      data: { [first?.path ?? '']: first?.text, _status: 'published' },
      context: { disableRevalidate: true },
    });
  });

  test('is searched in all collections', async () => {
    const found = await program.ask('GET', '/content?q=software');
    expect(found.status).toBe(200);
    expect(z.object({ count: z.number() }).parse(found.body).count).toBeGreaterThan(3);
  });
});

test('what cannot be read is refused as such', async () => {
  const id = await contact({ reference: 'C-API-10' });
  const send = (method: string, path: string, body?: string, type = 'application/json') =>
    asked(
      new Request(`http://localhost/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${program.secret}`, 'content-type': type },
        ...(body !== undefined && { body }),
      }),
    );
  const notes = `/conversations/${id}/notes`;
  expect(
    await statuses([
      send('GET', '/nothing'),
      send('GET', '/conversations/%ff'),
      send('GET', '/conversations/no-id'),
      send('GET', '/conversations?form=none'),
      send('GET', '/conversations?form=contact&form=quote'),
      send('GET', '/conversations?unknown=1'),
      send('GET', '/conversations?after=nonsense'),
      send('PUT', '/conversations'),
      send('POST', notes, 'text=x', 'text/plain'),
      send('POST', notes, '{'),
      send('POST', notes, '['.repeat(100_000)),
      send('POST', notes, JSON.stringify({ text: 'x'.repeat(300_000) })),
      send('POST', notes, JSON.stringify({ text: 'x'.repeat(5001) })),
      send('POST', notes, '{"text":"\\u0000"}'),
      send('POST', notes, '{"text":"x","__proto__":{"admin":true}}'),
      send('POST', notes, 'null'),
    ]),
  ).toEqual([404, 404, 400, 400, 400, 400, 400, 405, 415, 400, 400, 413, 422, 422, 422, 422]);
  const odd = await send('POST', notes, '{"text":"a\\u0000b\\ud800"}');
  expect(odd.body).toMatchObject({ notes: [{ text: 'ab\ufffd' }] });
  const described = operationsDescribed.find(({ operationId }) => operationId === 'add_note');
  expect(described && wrongWith(described, odd)).toEqual([]);
});
