import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { startAbusedSite, type AbusedSite } from '../support/abuse/abused-site';
import { pagePath } from '../support/abuse/page-link';

let site: AbusedSite;
let link: string;
let page: string;
beforeAll(async () => {
  site = await startAbusedSite();
  const body = { name: 'Thessaly', email: 'thessaly@quillfeather.example', message: 'Hers alone.' };
  const answer = await site.call('POST', '/api/contact', { body });
  const { id, reference } = z
    .object({ id: z.string(), reference: z.string() })
    .parse(await answer.json());
  link = pagePath(reference, id);
  page = `/received/${reference}`;
});
afterAll(() => site.close());

/** The right link with a few bits changed, another generation, or nothing but chance. */
function guess(at: number): string {
  const bytes = Buffer.from(link.split('/').at(-1) ?? '', 'base64url');
  if (at % 3 === 0) return randomBytes(36).toString('base64url');
  const from = at % 3 === 1 ? 20 : 16;
  const bit = at % ((36 - from) * 8);
  const place = from + Math.floor(bit / 8);
  bytes[place] = (bytes[place] ?? 0) ^ (1 << (bit % 8));
  return bytes.toString('base64url');
}

test('10,000 guesses find nothing and are limited, and whoever has the link still comes in', async () => {
  const answers = new Map<string, number>();
  const tried: string[] = [];
  const ask = async (at: number) => {
    const secret = guess(at);
    tried.push(secret);
    const asked =
      at % 5 === 0
        ? await site.call('GET', `${page}/files/${secret}`, { cookie: `enquiry=${secret}` })
        : await site.call('GET', `${page}/open/${secret}`);
    expect(asked.headers.getSetCookie()).toEqual([]);
    const said = `${asked.status} ${asked.headers.get('location') ?? ''}`.trim();
    answers.set(said, (answers.get(said) ?? 0) + 1);
    await asked.text();
  };
  for (let at = 0; at < 10_000; at += 20)
    await Promise.all(Array.from({ length: 20 }, (_each, more) => ask(at + more)));
  expect([...answers.keys()].toSorted()).toEqual(['303 /received/over', '429']);
  expect(answers.get('303 /received/over')).toBeLessThanOrEqual(60);
  const opened = await site.call('GET', link);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, page]);
  const cookie = opened.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const shown = await (await site.call('GET', page, { cookie })).text();
  expect(shown).toContain('Hers alone.');

  // No log learns what opened it, what was tried, or whose it is.
  const log = site.log();
  for (const secret of [
    link.split('/').at(-1) ?? '',
    cookie.split('=')[1] ?? '',
    ...tried.slice(-50),
  ])
    expect(log).not.toContain(secret);
  expect(log).not.toContain('Hers alone.');
}, 240_000);

test('what is odd is refused, and never fails', async () => {
  const opened = await site.call('GET', link);
  const cookie = opened.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const bodies: readonly [string, BodyInit][] = [
    ['application/json', '{"words":"x"}'],
    ['application/x-www-form-urlencoded', 'words=%ff'],
    ['application/x-www-form-urlencoded', `words=${'x'.repeat(200_000)}`],
    ['multipart/form-data; boundary=a', '--b\r\n'],
    ['multipart/form-data', ''],
    ['application/x-www-form-urlencoded', 'time=../..&key=%00'],
  ];
  for (const deed of ['add', 'choose', 'withdraw2', 'constructor', '%2e%2e'])
    for (const [type, body] of bodies) {
      const asked = await fetch(new URL(`/api${page}/${deed}`, site.url), {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': type, Cookie: cookie },
        body,
      });
      expect([deed, type, asked.status < 500, asked.status]).toEqual([
        deed,
        type,
        true,
        asked.status,
      ]);
    }
  for (const odd of ['%00', '..%2f..', 'a'.repeat(5000), '💥'])
    expect((await site.call('GET', `${page}/open/${odd}`)).status).toBeLessThan(500);
});
