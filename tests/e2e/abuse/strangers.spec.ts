import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '../../support/site';

const built = path.join(process.env.NEXT_DIST_DIR ?? '.next', 'server');

/** What the build's folder holds of pages made after the build: names and sizes. */
const written = () =>
  readdirSync(built, { recursive: true, encoding: 'utf8' })
    .map((name) => [name, statSync(path.join(built, name))] as const)
    .filter(([, stats]) => stats.isFile())
    .map(([name, { size }]) => `${name} ${size}`);

test('unknown addresses write nothing to the disk', async ({ request }) => {
  const before = new Set(written());
  for (const folder of ['work', 'industries'])
    for (let number = 0; number < 5; number += 1) {
      const answer = await request.get(`/${folder}/no-such-${number}-${Date.now()}`);
      expect(answer.status()).toBe(404);
    }
  expect(written().filter((name) => !before.has(name))).toEqual([]);
});

test('nobody resizes pictures here', async ({ request }) => {
  const picture = encodeURIComponent('/icons/512.png');
  const answer = await request.get(`/_next/image?url=${picture}&w=640&q=75`);
  expect(answer.status()).toBe(404);
});

test('a stranger gets nothing from the functions of the panel', async ({ request, baseURL }) => {
  const manifest = readFileSync(path.join(built, 'server-reference-manifest.json'), 'utf8');
  const ids = [...new Set(manifest.match(/\b[0-9a-f]{42}\b/g))];
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids)
    for (const name of ['constructor', 'form-state', 'toString']) {
      const answer = await request.post('/cms/login', {
        headers: {
          'Next-Action': id,
          'Content-Type': 'text/plain;charset=UTF-8',
          Origin: baseURL ?? '',
          Cookie: 'canary=of-a-stranger',
        },
        data: JSON.stringify([{ name, args: {} }]),
      });
      // The page itself may come back, which holds the panel’s own settings.
      expect(await answer.text()).not.toMatch(/canary|"importMap"/);
    }
});

const log = () => readFileSync('.data/test-web.log', 'utf8');

test('a refusal says why, and is a line in the log', async ({ request }) => {
  const body = { email: 'nobody@onelayer.example', password: 'not the password' };
  const answers = [
    [await request.post('/api/users/login', { data: body }), 401, /email or password .*incorrect/],
    [await request.get('/api/users'), 403, /not allowed/],
    [await request.get('/api/industries?page=-1'), 400, /page is 1 or more/],
  ] as const;
  for (const [answer, status, reason] of answers) {
    expect(answer.status()).toBe(status);
    expect(await answer.json()).toMatchObject({
      errors: [{ message: expect.stringMatching(reason) }],
    });
    expect(answer.headers()['cache-control']).toBe('private, no-store');
  }
  for (const status of [400, 401, 403])
    await expect.poll(log).toMatch(new RegExp(`INFO.*Refused with ${status}`));
});
