import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, signInToInbox, test } from '../support/site';

const built = path.join(process.env.NEXT_DIST_DIR ?? '.next', 'server');

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

test('an action that is none, and arguments that are no form, are no failure of ours', async ({
  page,
  baseURL,
}) => {
  const manifest = readFileSync(path.join(built, 'server-reference-manifest.json'), 'utf8');
  const ids = [...new Set(manifest.match(/\b[0-9a-f]{42}\b/g))];
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
      for (const data of ['[]', '[null]', '[null,null]', '[{},"x"]', '[1,{"get":1}]', '[{},[]]']) {
        const answer = await send(id, data);
        expect([id, data, answer.status() < 500]).toEqual([id, data, true]);
      }
  }
});

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
