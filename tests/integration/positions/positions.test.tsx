import '../../support/without-next';

import { text } from 'node:stream/consumers';

import { prerenderToNodeStream } from 'react-dom/static';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { GET as pagesOfSite } from '@/app/%5Fpages/route';
import { GET as llms } from '@/app/llms.txt/route';
import sitemap from '@/app/sitemap';
import { expireAt } from '@/site/announcements/watch-hours';
import { getMadeForm, isShown, linkAddress } from '@/site/content';
import { positionPages } from '@/site/pages/position-pages';
import { listOpenPositions } from '@/site/positions';
import { readyMade } from '~/collections/custom-forms/ready-made';

import { quietly } from '../../support/content/articles';
import { bodyOf } from '../../support/content/article-body';
import { logNowhere, payload } from '../../support/payload';
import { rest } from '../../support/rest';
import { refused, signedInEditor } from '../../support/staff/editor';

// Refusals have their lines.
logNowhere();

const told = vi.hoisted(() => vi.fn<(tags: readonly string[]) => Promise<void>>(async () => {}));
vi.mock('@/platform/expiry/tell-every-process', () => ({ tellEveryProcess: told }));

let headers: Record<string, string>;
let form = '';
let draftForm = '';
const soon = () => new Date(Date.now() + 3_600_000).toISOString();

const wanted = (more: object = {}) => ({
  title: 'Software engineer',
  slug: 'engineer-of-tests',
  summary: 'You build systems.',
  body: bodyOf('## What you do', 'You sit with clients.'),
  ...{ form, workplace: 'office', town: 'Norwich', country: 'United Kingdom' },
  ...{ payFrom: 45_000, payTo: 60_000, payCurrency: 'GBP', payPer: 'year' },
  applyBy: soon(),
  _status: 'published',
  ...more,
});
const send = (more?: object) => rest('POST', '/positions', { headers, body: wanted(more) });
const made = z.object({ doc: z.object({ id: z.string(), postedOn: z.string().nullish() }) });

beforeAll(async () => {
  headers = await signedInEditor();
  const content = readyMade.find(({ name }) => name === 'Application')?.content;
  if (!content) throw new Error('There is no form to apply with');
  const create = (slug: string, _status: 'draft' | 'published') =>
    payload.create({
      collection: 'custom-forms',
      data: { ...content, slug, _status },
      draft: _status === 'draft',
      ...quietly,
    });
  form = (await create('apply-of-tests', 'published')).id;
  draftForm = (await create('draft-of-tests', 'draft')).id;
});
afterAll(async () => {
  const where = { slug: { contains: 'of-tests' } };
  for (const collection of ['positions', 'custom-forms'] as const)
    await payload.delete({ collection, where, trash: true, ...quietly });
});

async function shown() {
  const [map, list, index] = await Promise.all([sitemap(), pagesOfSite(), llms()]);
  const link = { words: 'Careers', to: 'address', address: '/careers' } as const;
  return {
    map: JSON.stringify(map).match(/\/careers[a-z/-]*/g) ?? [],
    known: JSON.stringify(await list.json()).match(/\/careers[a-z/-]*/g) ?? [],
    index: (await index.text()).includes('/careers/'),
    list: await isShown('/careers'),
    link: await linkAddress(link),
    open: (await listOpenPositions()).map(({ slug }) => slug),
  };
}

const page = '/careers/engineer-of-tests';

const drawn = async () =>
  text((await prerenderToNodeStream(await positionPages.draw('engineer-of-tests'))).prelude);

test('nothing of positions shows on a fresh site', async () => {
  expect(await shown()).toEqual({
    ...{ map: [], known: [], index: false, list: false, link: undefined, open: [] },
  });
});

test.each([
  ['a form that is a draft', () => ({ form: draftForm }), 'form'],
  ['a pay that falls', () => ({ payTo: 1 }), 'payTo'],
  ['no last hour', () => ({ applyBy: null }), 'applyBy'],
  ['no town, though there is an office', () => ({ town: '' }), 'town'],
  ['a currency that is none', () => ({ payCurrency: 'pounds' }), 'payCurrency'],
])('a position with %s is refused at its field', async (_, more, field) => {
  expect(await refused(await send(more()))).toEqual([400, [field, expect.any(String)]]);
});

test('once one is published, it has its page, the list is there, and so is the link to it', async () => {
  const answer = await send();
  expect(answer.status).toBe(201);
  const { doc } = made.parse(await answer.json());
  expect(Date.now() - Date.parse(doc.postedOn ?? '')).toBeLessThan(60_000);
  expect(await shown()).toEqual({
    map: ['/careers', page],
    known: [page, '/careers'],
    index: true,
    list: true,
    link: '/careers',
    open: ['engineer-of-tests'],
  });
  const html = await drawn();
  expect(html).toContain('"@type":"JobPosting"');
  // The title goes with the application, with and without a script.
  expect(html).toMatch(/<input[^>]+type="hidden"[^>]*value="Software engineer"/);
});

test('the form says nothing of a position elsewhere', async () => {
  const document = await payload.findByID({ collection: 'custom-forms', id: form, ...quietly });
  const { form: plain } = await getMadeForm(document);
  expect(plain.fields.find(({ kind }) => kind === 'hidden')).not.toHaveProperty('value');
});

test('at its hour it leaves list, sitemap and structured data by itself, and its page says so', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() });
  try {
    told.mockClear();
    // The clock that the tests above have set is that of the real time.
    expireAt('positions', Infinity);
    await listOpenPositions();
    await vi.advanceTimersByTimeAsync(3_700_000);
    expect(told.mock.calls).toEqual([[['positions']]]);
    expect(await listOpenPositions()).toEqual([]);
    const map = JSON.stringify(await sitemap());
    expect(map).not.toContain(page);
    const html = await drawn();
    expect(html).toContain('This position is closed');
    expect(html).not.toContain('JobPosting');
    expect(html).not.toContain('<form');
  } finally {
    vi.useRealTimers();
  }
});

test('a change of its slug leads on, and who is no editor changes nothing', async () => {
  const { docs } = await payload.find({
    collection: 'positions',
    where: { slug: { equals: 'engineer-of-tests' } },
    ...quietly,
  });
  const path = `/positions/${docs[0]?.id ?? ''}`;
  expect((await rest('PATCH', path, { body: { title: 'Mine' } })).status).toBe(403);
  const body = { slug: 'developer-of-tests', _status: 'published' };
  expect((await rest('PATCH', path, { headers, body })).status).toBe(200);
  const { docs: ways } = await payload.find({
    collection: 'redirects',
    where: { from: { equals: page } },
    depth: 0,
    ...quietly,
  });
  expect(ways).toHaveLength(1);
});
