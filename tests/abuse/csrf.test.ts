import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { staffAccounts, startAbusedSite, type AbusedSite } from '../support/abuse/abused-site';
import { ask } from '../support/sites/load';

let site: AbusedSite;
let admin: string;
beforeAll(async () => {
  site = await startAbusedSite({
    ANSWER_ADDRESS: 'inbox@onelayer.example',
    ANSWER_WEBHOOK_SECRET: 'bT7xKq2WvR9mZc4LpY6nHs8JdF3gUa5e',
  });
  admin = await site.signIn(staffAccounts.admin);
  await ask(
    site.databaseUrl,
    `UPDATE users SET reset_password_token = $1, reset_password_expiration = now() + interval '1 hour'
     WHERE email = $2`,
    [resetToken, staffAccounts.editor.email],
  );
});
afterAll(() => site.close());

const resetToken = 'e'.repeat(40);
const elsewhere = { Origin: 'https://elsewhere.example' };

/** What the process writes by itself, whoever asks for what. */
const itsOwn = new Set([
  'rate_limits',
  'payload_jobs',
  'payload_jobs_log',
  'payload_jobs_stats',
  'missing_pages',
]);

/** A sum of each table: all that the site knows. */
async function state(): Promise<Record<string, unknown>> {
  const client = new Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class
       WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    );
    const sums: Record<string, unknown> = {};
    for (const { name } of tables.rows.filter((table) => !itsOwn.has(table.name))) {
      const { rows } = await client.query<{ sum: string }>(
        `SELECT md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))) AS sum FROM public."${name}" t`,
      );
      sums[name] = rows[0]?.sum;
    }
    return sums;
  } finally {
    await client.end();
  }
}

const heading = { heading: 'Written by another site' };
const address = '/api/globals/not-found-page';

/** A write of an admin's, which only its headers tell from one that is meant. */
const write = (headers: Record<string, string>) =>
  site.call('POST', address, { cookie: admin, headers, body: heading });

const asForm = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

/** Sends it as it is, of a kind that a browser sends for another site without asking first. */
const send = (at: string, type: string, body: string, headers: Record<string, string> = {}) =>
  fetch(new URL(at, site.url), {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: admin, ...elsewhere, 'Content-Type': type, ...headers },
    body,
  });

/** What is not refused may do no harm. */
type Case = readonly [what: string, wanted: 403 | 'harmless', () => Promise<Response>];

const own = () => new URL(site.url);
const origins: readonly (readonly [string, () => Record<string, string>])[] = [
  ['another site', () => elsewhere],
  ['a frame without an origin', () => ({ Origin: 'null' })],
  ['a sibling of the name', () => ({ Origin: `http://evil.${own().host}` })],
  ['another port', () => ({ Origin: 'http://localhost:1' })],
  ['a name that begins with ours', () => ({ Origin: `${own().origin}.elsewhere.example` })],
  ['a name that has ours as its user', () => ({ Origin: `${own().origin}@elsewhere.example` })],
  ['our name in another scheme', () => ({ Origin: `capacitor://${own().host}` })],
  ['two origins', () => ({ Origin: `${own().origin}, https://elsewhere.example` })],
  ['no origin, and a browser that says cross-site', () => ({ 'Sec-Fetch-Site': 'cross-site' })],
  ['no origin, and a browser that says same-site', () => ({ 'Sec-Fetch-Site': 'same-site' })],
];

const bodies: readonly Case[] = [
  ['JSON as plain text', 403, () => send(address, 'text/plain', JSON.stringify(heading))],
  [
    'JSON as a form',
    403,
    () =>
      send(
        address,
        'application/x-www-form-urlencoded',
        new URLSearchParams({ _payload: JSON.stringify(heading) }).toString(),
      ),
  ],
  [
    'a form with parts',
    403,
    () =>
      site.call('POST', address, {
        cookie: admin,
        headers: elsewhere,
        body: asForm({ _payload: JSON.stringify(heading) }),
      }),
  ],
  [
    'a POST that says it is a PATCH',
    403,
    () =>
      send(`${address}?_method=PATCH`, 'text/plain', JSON.stringify(heading), {
        'X-HTTP-Method-Override': 'PATCH',
      }),
  ],
  [
    'a picture',
    403,
    () => {
      const body = asForm({ _payload: '{"alt":"Foreign"}' });
      body.set('file', new File(['x'], 'x.png', { type: 'image/png' }));
      return site.call('POST', '/api/media', { cookie: admin, headers: elsewhere, body });
    },
  ],
];

const toAccounts = (path: string, body: object, cookie = admin) =>
  site.call('POST', `/api/users${path}`, { cookie, headers: elsewhere, body });
const accounts: readonly Case[] = [
  ['a sign-in as somebody else', 403, () => toAccounts('/login', staffAccounts.editor, '')],
  ['a sign-out', 403, () => toAccounts('/logout', {})],
  ['a sign-out everywhere', 403, () => toAccounts('/logout?allSessions=true', {})],
  ['a longer session', 403, () => toAccounts('/refresh-token', {})],
  ['a new admin', 403, () => toAccounts('', { ...staffAccounts.editor, role: 'admin' })],
  ['a link for a new password', 403, () => toAccounts('/forgot-password', staffAccounts.editor)],
  [
    'a new password',
    403,
    () =>
      toAccounts('/reset-password', { token: resetToken, password: 'gravel teapot 82 monsoon' }),
  ],
  ['a sign-in as a form', 403, () => signInByForm(elsewhere)],
  ['the same, of a sibling', 403, () => signInByForm({ Origin: `http://evil.${own().host}` })],
];

/** As a form on any page can be sent. */
const signInByForm = (headers: Record<string, string>) =>
  site.call('POST', '/api/users/login', {
    headers,
    body: asForm({ _payload: JSON.stringify(staffAccounts.admin) }),
  });

const others: readonly Case[] = [
  [
    'a message in a visitor’s name',
    403,
    () =>
      send(
        '/api/contact',
        'application/x-www-form-urlencoded',
        'name=A&email=a@b.example&message=Hi',
      ),
  ],
  ['a mail that came in', 403, () => send('/api/incoming-mail', 'message/rfc822', 'To: x\r\n\r\n')],
  [
    'a mail that came in, without an origin or a signature',
    'harmless',
    () =>
      fetch(`${site.url}/api/incoming-mail`, {
        method: 'POST',
        headers: { 'Content-Type': 'message/rfc822' },
        body: 'To: x\r\n\r\n',
      }),
  ],
  ['a question of GraphQL', 403, () => send('/api/graphql', 'application/json', '{"query":"{a}"}')],
];

/** A link or a picture on another page makes a browser ask these. */
const reads: readonly Case[] = [
  ['GET of a sign-out', 'harmless', () => get('/api/users/logout')],
  ['GET with what to write', 'harmless', () => get(`${address}?data=${JSON.stringify(heading)}`)],
  [
    'GET that says it is a DELETE',
    'harmless',
    () => get('/api/faqs?limit=1&_method=DELETE', { 'X-HTTP-Method-Override': 'DELETE' }),
  ],
  ['GET of a question of GraphQL', 'harmless', () => get('/api/graphql?query=mutation{a}')],
  ['GET of a link for a new password', 'harmless', () => get(`/admin/new-password/${resetToken}`)],
  [
    'a preview in a browser that is signed out',
    'harmless',
    () => get('/cms/preview?path=/', {}, ''),
  ],
];

const get = (at: string, headers: Record<string, string> = {}, cookie = admin) =>
  site.call('GET', at, { cookie, headers: { 'Sec-Fetch-Site': 'cross-site', ...headers } });

const cases: readonly Case[] = [
  ...origins.map(([what, headers]): Case => [`of ${what}`, 403, () => write(headers())]),
  ...bodies,
  ...accounts,
  ...others,
  ...reads,
];

test(`${cases.length} requests that another site makes a browser send change nothing`, async () => {
  const table: { what: string; answer: number; changed: string }[] = [];
  let before = await state();
  for (const [what, , make] of cases) {
    const answer = await make();
    await answer.arrayBuffer();
    const after = await state();
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    const told = answer.headers.getSetCookie().map((cookie) => cookie.split('=', 1)[0] ?? '');
    const readable = answer.headers.has('access-control-allow-origin') ? ['may be read'] : [];
    table.push({ what, answer: answer.status, changed: [...changed, ...told, ...readable].join() });
    before = after;
  }
  console.table(table);
  const wanted = cases.map(([what, wants], index) => {
    const answer = wants === 403 ? wants : table[index]?.answer;
    return { what, answer, changed: '' };
  });
  expect(table).toEqual(wanted);
  expect(table.filter(({ answer }) => answer >= 500)).toEqual([]);
  // They would have done something: only their origin is against them.
  expect((await write({ Origin: own().origin })).status).toBe(200);
  expect((await signInByForm({ Origin: own().origin })).headers.getSetCookie()).not.toEqual([]);
  expect((await toOwnAccounts('reset-password')).status).toBe(200);
}, 120_000);

const toOwnAccounts = (path: string) =>
  site.call('POST', `/api/users/${path}`, {
    headers: { Origin: own().origin },
    body: { token: resetToken, password: 'gravel teapot 82 monsoon' },
  });

test('another site is told before it asks that it may not', async () => {
  for (const at of ['/api/users/login', '/api/users', '/api/contact', '/api/media', address]) {
    const headers = { ...elsewhere, 'Access-Control-Request-Method': 'PATCH' };
    const answer = await site.call('OPTIONS', at, { headers });
    const allowed = [...answer.headers.keys()].filter((name) => name.startsWith('access-control'));
    expect([at, allowed]).toEqual([at, []]);
  }
});

test.each([
  ...['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example'],
  ...[
    '/%5Celsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    '@elsewhere.example',
  ],
])('nobody is led to %s', async (target) => {
  const to = encodeURIComponent(target);
  for (const [at, cookie] of [
    [`/cms/login?redirect=${to}`, admin],
    [`/cms/login?redirect=${to}`, ''],
    [`/cms/preview?path=${to}`, admin],
    [`/admin?next=${to}&redirect=${to}`, admin],
    [`/${to}`, ''],
  ] as const) {
    const answer = await site.call('GET', at, { cookie });
    const location = answer.headers.get('location') ?? '/';
    expect([at, new URL(location, site.url).origin]).toEqual([at, own().origin]);
  }
  const left = await site.call('GET', '/cms/preview/leave', { headers: { Referer: target } });
  expect(new URL(left.headers.get('location') ?? '', site.url).origin).toBe(own().origin);
});

test('the session is a cookie that other sites send nothing of', async () => {
  const answer = await site.call('POST', '/api/users/login', { body: staffAccounts.admin });
  const cookies = answer.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; HttpOnly\b/i);
    expect(cookie).toMatch(/; SameSite=Strict\b/i);
  }
});
