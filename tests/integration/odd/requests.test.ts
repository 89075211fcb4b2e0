import config from '@payload-config';
import { handleEndpoints } from 'payload';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';

import { logOptions } from '@/platform/log';

import { openSlugs } from '~/collections';

import { logTo, openGlobals, userWithRole } from '../../support/payload';
import { cookieOf, rest } from '../../support/rest';

const lines: string[] = [];
logTo(pino(logOptions, { write: (line) => void lines.push(line) }));
beforeEach(() => void lines.splice(0));

/** Refused as the caller's mistake, with a reason, and in the log as no failure of ours. */
async function expectRefused(answer: Response, status = 400): Promise<void> {
  const text = await answer.text();
  expect([answer.status, text]).toEqual([status, expect.stringMatching(/"message":"[^"]+"/)]);
  expect(text).not.toMatch(/localhost|127\.0\.0\.1|Something went wrong|unknown error/);
  for (const line of lines) expect(line).toContain('"level":30');
}

const nonsense = [
  'page=-1',
  'page=0',
  'page=x',
  'limit=-1',
  'limit=101',
  'limit=99999999999999999999',
  'depth=-1',
  'depth=99',
  'where[id][in]=a',
  'where[createdAt][near]=1,2,3',
  'where[title][near]=x',
  'where[createdAt][within]=x',
  'where[createdAt][like]=2026',
  'where={bad',
  'where=[]',
  'where[or]=x',
  'where[or][0]=x',
  'where[id]=a',
  'where[no.such.field][equals]=a',
  'where[industries.title][like]=a',
  'where[or][0][drawing.title][like]=a',
  'sort=industries.title',
  'where[salt][exists]=true',
  'sort[a]=b',
  'populate[users][email]=true',
  'joins=x',
  'trash=true',
  'x=1',
] as const;

test.each(nonsense)('a stranger’s ?%s is a mistake of theirs', async (query) => {
  for (const collection of ['industries', 'legal-pages']) {
    lines.splice(0);
    const answer = await rest('GET', `/${collection}?${query}`);
    await expectRefused(answer);
  }
});

test.each([
  'where[id][equals]=a',
  'where[id][equals]=%00',
  'where[and][0][id][equals]=a',
  'where[createdAt][equals]=2026-13-45',
  'where[createdAt][greater_than]=99999-99-99',
  'where[updatedAt][in]=a,b',
  'where[__proto__][equals]=a',
  'where[icon][equals]=bogus',
  'where[bgClass][in]=a,b',
  'where[drawing.seed][equals]=x',
  'sort=no-such-field',
])('?%s finds nothing or is refused', async (query) => {
  const answer = await rest('GET', `/industries?${query}`);
  if (answer.status !== 200) await expectRefused(answer);
});

test.each([
  '',
  'depth=1&limit=5&page=1&sort=-title',
  'where[slug][equals]=healthcare&select[title]=true',
  'where[or][0][slug][equals]=a&where[or][1][title][like]=b&pagination=false',
  'where[createdAt][greater_than]=2020-01-01&where[id][exists]=true',
])('?%s is answered', async (query) => {
  const answer = await rest('GET', `/industries?${query}`);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"docs"')]);
});

test('queries of the panel go on, those that the database cannot take do not', async () => {
  const { email } = await userWithRole('editor');
  const body = { email, password: 'quill harbour 47 lantern' };
  const headers = cookieOf(await rest('POST', '/users/login', { body }));
  const like = '/industries?limit=0&depth=0&draft=true&trash=false&joins[x]=false';
  expect((await rest('GET', like, { headers })).status).toBe(200);
  for (const query of ['page=-1', 'limit=99999999999999999999', 'where[id][in]=a']) {
    const answer = await rest('GET', `/industries?${query}`, { headers });
    await expectRefused(answer);
  }
});

test('a document that is none, from somebody who may write', async () => {
  const { email } = await userWithRole('editor');
  const body = { email, password: 'quill harbour 47 lantern' };
  const headers = cookieOf(await rest('POST', '/users/login', { body }));
  const bodies = [
    ['application/json', '5'],
    ['application/json', 'null'],
    ['application/x-www-form-urlencoded', 'a=b'],
    ['text/plain', 'x'],
  ] as const;
  const odd: string[] = [];
  const slugs = [...openSlugs, 'redirects', 'payload-preferences', 'payload-locked-documents'];
  const paths = [...slugs, ...openGlobals.map(({ slug }) => `globals/${slug}`)];
  for (const path of paths)
    for (const [type, sent] of bodies) {
      const request = new Request(`http://localhost:3000/api/${path}`, {
        method: 'POST',
        body: sent,
        headers: { ...headers, 'Content-Type': type, 'Content-Length': String(sent.length) },
      });
      const { status } = await handleEndpoints({ config, request });
      if (status < 400 || status >= 500) odd.push(`${path} ${type} “${sent}”: ${status}`);
    }
  expect(odd).toEqual([]);
  for (const data of ['1', '99999999999999999999', '"x"', '[]', '{'])
    for (const path of ['industries/00000000-0000-4000-8000-000000000000', 'globals/home-page'])
      await expectRefused(await rest('GET', `/${path}?data=${data}`, { headers }));
});

test.each(['/globals/home-page?data=x', '/globals/site-settings?depth=-1'])(
  '%s is a mistake, too',
  async (path) => {
    const answer = await rest('GET', path);
    await expectRefused(answer);
  },
);

test('a NUL in an address finds nothing', async () => {
  await expectRefused(await rest('GET', '/industries/%00'), 404);
});

test('a NUL in what opens an account', async () => {
  const password = 'quill harbour 47 lantern';
  const body = { email: 'a\u0000b@private.example', password };
  await expectRefused(await rest('POST', '/users/login', { body }));
  const reset = { token: 'a\u0000b', password };
  await expectRefused(await rest('POST', '/users/reset-password', { body: reset }));
});

const noDocument = '00000000-0000-4000-8000-000000000000';
const order = {
  collectionSlug: 'projects',
  docsToMove: [noDocument],
  newKeyWillBe: 'less',
  orderableFieldName: '_order',
  target: { id: noDocument, key: 'a0' },
};
const withKey = (key: unknown) => ({ ...order, target: { id: noDocument, key } });

test('an order of documents, whoever sends it', async () => {
  const { email } = await userWithRole('editor');
  const body = { email, password: 'quill harbour 47 lantern' };
  const headers = cookieOf(await rest('POST', '/users/login', { body }));
  const sent: [body: string, ofEditor: number][] = [
    ...['', 'null', '1', '"x"', '{', '[]'].map((text): [string, number] => [text, 400]),
    ...['a', 'zzzz!!', 'a!', '00000000000', 'Zz0', 'a\u0000', 5, {}, 'A'.repeat(2000)].map(
      (key): [string, number] => [JSON.stringify(withKey(key)), 400],
    ),
    ...[
      { collectionSlug: '__proto__' },
      { collectionSlug: ['projects'] },
      { collectionSlug: 'media' },
      { orderableFieldName: 'title' },
      { docsToMove: ['x'] },
      { docsToMove: Array.from({ length: 201 }, () => noDocument) },
      { target: null },
      { target: { id: 'y', key: 'a0' } },
    ].map((other): [string, number] => [JSON.stringify({ ...order, ...other }), 400]),
    // Sound, of a document that is not there; in the order of the database, this key is between others.
    [JSON.stringify(order), 404],
    [JSON.stringify(withKey('pending')), 404],
    [JSON.stringify({ ...withKey('Zz'), newKeyWillBe: 'greater' }), 404],
    [JSON.stringify({ ...order, collectionSlug: 'payload-jobs' }), 403],
  ];
  for (const [text, ofEditor] of sent)
    for (const [who, status] of [
      [{}, 403],
      [headers, ofEditor],
    ] as const) {
      lines.splice(0);
      const request = new Request('http://localhost:3000/api/reorder', {
        method: 'POST',
        body: text,
        headers: { 'Content-Type': 'application/json', ...who },
      });
      const answer = await handleEndpoints({ config, request });
      expect([text, answer.status]).toEqual([text, status]);
      for (const line of lines) expect(line).toContain('"level":30');
    }
});

test.each(Object.getOwnPropertyNames(Object.prototype))(
  '%s is no part of the API',
  async (name) => {
    for (const path of [
      name,
      `${name}/x`,
      `${name}/login`,
      `globals/${name}`,
      `globals/${name}/access`,
    ])
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
        await expectRefused(await rest(method, `/${path}`), 404);
  },
);

test('a body of parts that are none', async () => {
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x', 'multipart/x; a=b'])
    for (const body of ['', '--x', '--x\r\n\r\n', '--x\r\nContent-Disposition: form-data']) {
      const headers = { 'Content-Type': type, 'Content-Length': String(body.length) };
      const url = 'http://localhost:3000/api/users/login';
      const request = new Request(url, { method: 'POST', body, headers });
      const answer = await handleEndpoints({ config, request });
      expect([type, body, answer.status]).toEqual([type, body, 400]);
    }
});

test('the record of migrations is as unknown as anything else', async () => {
  for (const path of ['/payload-migrations', '/payload-migrations/1', '/no-such-thing'])
    await expectRefused(await rest('GET', path), 404);
});
