import { afterAll, beforeAll, expect, test } from 'vitest';

import { staffAccounts, startAbusedSite } from '../support/abuse/abused-site';
import { databaseState } from '../support/abuse/database-state';
import {
  elsewhere,
  foreignRequests,
  newPassword,
  signInByForm,
  write,
  written,
  type Victim,
} from '../support/abuse/foreign-requests';
import { ask } from '../support/sites/load';

let victim: Victim;
beforeAll(async () => {
  const site = await startAbusedSite({
    ANSWER_ADDRESS: 'inbox@onelayer.example',
    ANSWER_WEBHOOK_SECRET: 'bT7xKq2WvR9mZc4LpY6nHs8JdF3gUa5e',
  });
  const cookie = await site.signIn(staffAccounts.admin);
  victim = { site, cookie, resetToken: 'e'.repeat(40) };
  await ask(
    site.databaseUrl,
    `UPDATE users SET reset_password_token = $1, reset_password_expiration = now() + interval '1 hour'
     WHERE email = $2`,
    [victim.resetToken, staffAccounts.editor.email],
  );
});
afterAll(() => victim.site.close());

const own = () => new URL(victim.site.url);

test(`${foreignRequests.length} requests that another site makes a browser send change nothing`, async () => {
  const table: { what: string; answer: number; changed: string }[] = [];
  let before = await databaseState(victim.site.databaseUrl);
  for (const { what, send } of foreignRequests) {
    const answer = await send(victim);
    await answer.arrayBuffer();
    const after = await databaseState(victim.site.databaseUrl);
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    const told = answer.headers.getSetCookie().map((cookie) => cookie.split('=', 1)[0] ?? '');
    const readable = answer.headers.has('access-control-allow-origin') ? ['may be read'] : [];
    table.push({ what, answer: answer.status, changed: [...changed, ...told, ...readable].join() });
    before = after;
  }
  console.table(table);
  const expected = foreignRequests.map(({ what, wanted }, index) => {
    const answer = wanted === 403 ? wanted : table[index]?.answer;
    return { what, answer, changed: '' };
  });
  expect(table).toEqual(expected);
  expect(table.filter(({ answer }) => answer >= 500)).toEqual([]);
  // They would have done something: only their origin is against them.
  const ofOwn = { Origin: own().origin };
  expect((await write(victim, ofOwn)).status).toBe(200);
  expect((await signInByForm(victim, ofOwn)).headers.getSetCookie()).not.toEqual([]);
  const reset = await victim.site.call('POST', '/api/users/reset-password', {
    headers: ofOwn,
    body: newPassword(victim),
  });
  expect(reset.status).toBe(200);
}, 120_000);

test('another site is told before it asks that it may not', async () => {
  for (const at of ['/api/users/login', '/api/users', '/api/contact', '/api/media', written]) {
    const headers = { ...elsewhere, 'Access-Control-Request-Method': 'PATCH' };
    const answer = await victim.site.call('OPTIONS', at, { headers });
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
  const { site, cookie } = victim;
  const to = encodeURIComponent(target);
  for (const [at, by] of [
    [`/cms/login?redirect=${to}`, cookie],
    [`/cms/login?redirect=${to}`, ''],
    [`/cms/preview?path=${to}`, cookie],
    [`/admin?next=${to}&redirect=${to}`, cookie],
    [`/${to}`, ''],
  ] as const) {
    const answer = await site.call('GET', at, { cookie: by });
    const location = answer.headers.get('location') ?? '/';
    expect([at, new URL(location, site.url).origin]).toEqual([at, own().origin]);
  }
  const left = await site.call('GET', '/cms/preview/leave', { headers: { Referer: target } });
  expect(new URL(left.headers.get('location') ?? '', site.url).origin).toBe(own().origin);
});

test('the session is a cookie that other sites send nothing of', async () => {
  const answer = await victim.site.call('POST', '/api/users/login', { body: staffAccounts.admin });
  const cookies = answer.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; HttpOnly\b/i);
    expect(cookie).toMatch(/; SameSite=Strict\b/i);
  }
});
