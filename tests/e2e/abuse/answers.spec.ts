import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, long, signInToInbox, test } from '../../support/site';

const built = path.join(process.env.NEXT_DIST_DIR ?? '.next', 'server');

function actionIds(): string[] {
  const manifest = readFileSync(path.join(built, 'server-reference-manifest.json'), 'utf8');
  return [...new Set(manifest.match(/\b[0-9a-f]{42}\b/g))];
}

test('no answer of our own routes is kept by anybody, and every answer stays on this site', async ({
  request,
}) => {
  const answers = [
    await request.get('/api/contact'),
    await request.post('/api/quote', { headers: { 'Content-Type': 'text/plain' }, data: 'x' }),
    await request.post('/api/contact', { data: {} }),
    await request.post('/api/nowhere', { data: {} }),
    await request.get('/api/x/../y%2F'),
  ];
  for (const answer of answers)
    expect([answer.url(), answer.headers()['cache-control']]).toEqual([
      answer.url(),
      'private, no-store',
    ]);
  for (const answer of [...answers, await request.get('/'), await request.get('/api/industries')])
    expect(answer.headers()['cross-origin-resource-policy']).toBe('same-origin');
});

test('Next’s own addresses and verbs that no page has are refused before Next', async ({
  request,
}) => {
  for (const address of ['/_global-error', '/_not-found', '/_error'])
    expect([address, (await request.get(address)).status()]).toEqual([address, 404]);
  for (const address of ['/', '/industries/healthcare', '/nowhere', '/_next/static/x.js'])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await request.fetch(address, { method });
      expect([address, method, answer.status(), answer.headers().allow]).toEqual([
        address,
        method,
        405,
        'GET, HEAD',
      ]);
    }
});

test(
  'an action that is none, and arguments that are no form, are no failure of ours',
  { tag: long },
  async ({ page, baseURL }) => {
    const ids = actionIds();
    const headers = { Origin: baseURL ?? '', 'Content-Type': 'text/plain;charset=UTF-8' };
    const send = (id: string, data: string) =>
      page.request.post('/admin', { headers: { ...headers, 'Next-Action': id }, data });
    for (const id of ['x', '../..', '{}', 'é'.repeat(3), '0'.repeat(41), 'f'.repeat(100)])
      expect((await send(encodeURIComponent(id), '[]')).status()).toBeGreaterThanOrEqual(400);
    for (const asStaff of [false, true]) {
      if (asStaff) {
        await signInToInbox(page);
        await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
      }
      for (const id of ids)
        for (const data of [
          '[]',
          '[null]',
          '[null,null]',
          '[{},"x"]',
          '[1,{"get":1}]',
          '[{},[]]',
        ]) {
          const answer = await send(id, data);
          expect([id, data, answer.status() < 500]).toEqual([id, data, true]);
        }
    }
  },
);

/** Sent as the arguments of an action. */
interface Unreadable {
  text: string[];
  /** In the place of the first argument, which may point at others. */
  parts: Record<string, string>[];
  /** The arguments that a form of a page brings along. */
  bound: (string | undefined)[];
}

/** What React (19.2) cannot read, or reads as none. */
const unreadable: Unreadable = {
  text: ['', '[', 'x', '{}', '5', 'null', '["$1"]', '["$K1"]', '["$nx"]', '["$R1"]', '["$h1"]'],
  parts: [
    {},
    { '1': 'x' },
    { '0': '[' },
    { '0': 'null' },
    { '0': '["$1"]' },
    { '0': '["$B1"]' },
    { '0': '["$Q1"]' },
    { '0': '["$1:__proto__:x"]', '1': '{}' },
    { '0': '["$h1"]', '1': '{"id":"x","bound":null}' },
    { '0': `[${'1,'.repeat(2000)}1]` },
  ],
  bound: [undefined, '[', '{}', 'null', '[null]', '["$5"]', '["$nx"]', `[${'1,'.repeat(2000)}1]`],
};

const lastOfEach: Unreadable = {
  text: unreadable.text.slice(-1),
  parts: unreadable.parts.slice(-1),
  bound: unreadable.bound.slice(-1),
};

test(
  'an action that cannot be read is refused, as a form or by a script',
  { tag: long },
  async ({ page, baseURL }) => {
    const headers = { Origin: baseURL ?? '' };
    const refused = new Set<number>();
    const post = async (
      what: unknown,
      ...[address, options]: Parameters<typeof page.request.post>
    ) => {
      const status = (await page.request.post(address, options)).status();
      expect([what, status, status < 500]).toEqual([what, status, true]);
      refused.add(status);
    };
    for (const [index, id] of actionIds().entries()) {
      const asked = { ...headers, 'Next-Action': id };
      // Next reads for all of them in one way: each gets one of each kind, the first one gets all.
      const { text, parts, bound: boundOnes } = index === 0 ? unreadable : lastOfEach;
      for (const data of text)
        await post([id, data], '/admin', {
          headers: { ...asked, 'Content-Type': 'text/plain;charset=UTF-8' },
          data,
        });
      for (const multipart of parts)
        await post([id, multipart], '/admin', { headers: asked, multipart });
      for (const bound of boundOnes)
        for (const address of ['/admin', '/cms', '/cms/login'])
          await post([id, bound], address, {
            headers,
            multipart: {
              $ACTION_REF_1: '',
              '$ACTION_1:0': JSON.stringify({ id, bound: '$@1' }),
              ...(bound === undefined ? {} : { '$ACTION_1:1': bound }),
            },
          });
    }
    expect(refused).toContain(400);
    const log = readFileSync('.data/test-web.log', 'utf8');
    expect(log).toContain('Refused: an action that cannot be read');
    expect(log).not.toMatch(/Connection closed|not valid JSON|Failed to find Server Action "/);
  },
);

test('who finds a hole can read whom to tell', async ({ request, baseURL }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain(`Contact: ${baseURL ?? ''}/#contact\n`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});

test('beside the pictures nothing is sent', async ({ request }) => {
  for (const name of ['.gitkeep', '.htaccess', 'x.html', '..%2e', '%2e.%2fpackage.json'])
    expect([400, 404]).toContain((await request.get(`/api/media/file/${name}`)).status());
});

test('the log holds no link for a new password', async ({ request }) => {
  const token = 'c'.repeat(40);
  await request.get(`/admin/new-password/${token}`);
  await request.post(`/admin/new-password/${token}`, {
    headers: { 'Next-Action': 'f'.repeat(42) },
  });
  expect(readFileSync('.data/test-web.log', 'utf8')).not.toContain(token);
});
