import type { APIRequestContext } from 'playwright/test';
import { z } from 'zod';

import { isOn } from '@/features';

import { publicPages } from '../../../support/pages/public-pages';
import { expect, long, query, staff, test } from '../../../support/site';

/** A word that nothing else on the site has. */
const secret = 'Quibblewort';
const slug = secret.toLowerCase();

/** A text of each kind of content that pages print. */
const texts = {
  industries: 'title',
  features: 'title',
  'process-steps': 'title',
  testimonials: 'quote',
  projects: 'title',
  claims: 'basis',
  faqs: 'question',
  ...(isOn('gallery') && { 'gallery-images': 'description' }),
  'legal-pages': 'title',
} as const;

const heads = { 'home-page': { hero: { headline: secret } }, 'work-page': { heading: secret } };

const record = z.record(z.string(), z.unknown());
const doc = z.looseObject({ id: z.string() });
const listed = z.object({ docs: z.array(doc) });

/** Everything that answers strangers in words, and a picture drawn from words. */
async function addresses(): Promise<string[]> {
  const pages = [...(await publicPages()), `/industries/${slug}`, `/${slug}`, `/no-such-page`];
  const lists = Object.entries(texts).flatMap(([collection, field]) => [
    `/api/${collection}?limit=500&depth=2&sort=-updatedAt`,
    `/api/${collection}?where[${field}][like]=${slug}&draft=true`,
  ]);
  return [
    ...pages,
    ...lists,
    ...Object.keys(heads).map((global) => `/api/globals/${global}?draft=true&depth=2`),
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    '/manifest.webmanifest',
  ];
}

/**
 * Where strangers read the word, as a page, as Next's payload of it, and in what search engines get.
 * @param where everywhere by default
 */
async function whereSeen(
  stranger: APIRequestContext,
  where?: readonly string[],
): Promise<string[]> {
  const seen: string[] = [];
  for (const address of where ?? (await addresses()))
    for (const rsc of address.startsWith('/api') ? ['0'] : ['0', '1']) {
      const headers = rsc === '1' ? { RSC: rsc } : undefined;
      const answer = await stranger.get(address, { headers });
      const said = `${JSON.stringify(answer.headers())} ${await answer.text()}`;
      // An address says what was asked for.
      if (said.replaceAll(address, '').includes(secret)) seen.push(address);
    }
  return seen;
}

const image = async (stranger: APIRequestContext) => {
  const html = await (await stranger.get('/industries/fitness')).text();
  const address = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return (await (await stranger.get(address)).body()).toString('base64');
};

test(
  'strangers read a draft nowhere: saved, with a date to come, or taken back',
  { tag: long },
  async ({ playwright, baseURL, request }) => {
    const stranger = await playwright.request.newContext({ baseURL });
    await request.post('/api/users/login', { data: staff.editor });
    const asked = async (address: string, data: object, method: 'PATCH' | 'POST' = 'PATCH') => {
      const answer = await request.fetch(`/api${address}`, { method, data });
      expect([address, answer.status()]).toEqual([address, method === 'PATCH' ? 200 : 201]);
      return z.object({ doc }).parse(await answer.json()).doc;
    };
    const picture = await image(stranger);

    // As the panel saves while somebody types.
    const undo: (() => Promise<unknown>)[] = [];
    for (const [collection, field] of Object.entries(texts)) {
      const found = await request.get(`/api/${collection}?limit=50&depth=0&sort=createdAt`);
      const { docs } = listed.parse(await found.json());
      const of = docs.find((each) => each.slug === 'fitness') ?? docs[0];
      const address = `/${collection}/${of?.id ?? ''}`;
      await asked(`${address}?draft=true&autosave=true`, { [field]: secret });
      undo.push(() => asked(address, { [field]: of?.[field], _status: 'published' }));
    }
    for (const [global, data] of Object.entries(heads)) {
      const address = `/api/globals/${global}`;
      const before = record.parse(await (await request.get(address)).json());
      const put = (query: string, words: object) => request.post(address + query, { data: words });
      expect((await put('?draft=true&autosave=true', data)).status()).toBe(200);
      const former = Object.fromEntries(Object.keys(data).map((name) => [name, before[name]]));
      undo.push(() => put('', { ...former, _status: 'published' }));
    }
    const [model] = listed.parse(
      await (await request.get('/api/industries?where[slug][equals]=aviation&depth=0')).json(),
    ).docs;
    const copied = JSON.stringify(model, (key, value: unknown) =>
      ['id', '_order', '_status'].includes(key) ? undefined : value,
    );
    const data = { ...record.parse(JSON.parse(copied)), title: secret, slug };
    const { id } = await asked('/industries?draft=true', data, 'POST');

    // Its date comes in an hour.
    const input = { type: 'publish', doc: { relationTo: 'industries', value: id } };
    await query(
      `INSERT INTO payload_jobs (task_slug, input, wait_until, queue)
     VALUES ('schedulePublish', $1, now() + interval '1 hour', 'default')`,
      [JSON.stringify(input)],
    );
    expect(await whereSeen(stranger)).toEqual([]);
    expect(await image(stranger)).toBe(picture);

    // Published, it is there, so these answers would have shown it.
    await asked(`/industries/${id}`, { _status: 'published' });
    const shown = ['/', '/industries', `/industries/${slug}`];
    expect(new Set(await whereSeen(stranger, shown))).toEqual(new Set(shown));
    await asked(`/industries/${id}`, { _status: 'draft' });
    expect(await whereSeen(stranger)).toEqual([]);

    await request.delete(`/api/industries/${id}`);
    for (const takeBack of undo) await takeBack();
    await stranger.dispose();
  },
);
