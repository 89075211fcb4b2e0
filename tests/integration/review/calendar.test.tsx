import { text } from 'node:stream/consumers';

import { sql } from '@payloadcms/db-postgres';
import { createLocalReq } from 'payload';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, expect, test } from 'vitest';

import { isOn } from '@/features';
import { askedOf, queryOf } from '@/panel/calendar/asked';
import { Calendar } from '@/panel/calendar/calendar';
import type { KindName } from '@/panel/calendar/kinds';
import { monthNamed } from '@/panel/calendar/months';
import { mostOfAKind, readCalendar } from '@/panel/calendar/read-calendar';
import { makeLink } from '~/collections/review/links';

import { payload, userWithRole } from '../../support/payload';
import { seededIndustry } from '../../support/content/seeded-industry';

const asServer = { overrideAccess: true, context: { disableRevalidate: true } } as const;
const made: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const remove of made.splice(0).toReversed()) await remove();
});

async function create(collection: 'articles' | 'announcements' | 'positions', data: object) {
  const { id } = await payload.create({ collection, data, draft: true, ...asServer });
  made.push(() => payload.delete({ collection, id, trash: true, ...asServer }));
  return id;
}

const readingOf = async (role: 'editor' | 'agent' = 'editor') => {
  const user = await userWithRole(role);
  return { payload, user, req: await createLocalReq({ user }, payload) };
};
const read = async (month: string, kind?: KindName, role: 'editor' | 'agent' = 'editor') =>
  readCalendar(await readingOf(role), monthNamed(month), kind);

async function drawn(query: Record<string, string>): Promise<string> {
  const view = await Calendar({ reading: await readingOf(), asked: askedOf(query) });
  return (await text((await prerenderToNodeStream(view)).prelude)).replaceAll('<!-- -->', '');
}

test.runIf(isOn('articles'))('an article stands on its day, with the way to its form', async () => {
  const id = await create('articles', {
    title: 'Of the calendar',
    publishedOn: '2031-03-31T23:30:00.000Z',
  });
  const { entries } = await read('2031-03', 'articles');
  // Printed as the 31st, though it is April where the place is.
  expect(entries).toEqual([
    {
      ...{ day: '2031-03-31', time: undefined, what: 'Article', title: 'Of the calendar' },
      ...{ href: `/cms/collections/articles/${id}`, waits: 'draft' },
    },
  ]);
  expect((await read('2031-04', 'articles')).entries).toEqual([]);
});

test.runIf(isOn('articles'))(
  'what is published and was changed since is no mere draft',
  async () => {
    const { drizzle } = payload.db;
    const id = await create('articles', { title: 'Changed', publishedOn: '2036-05-06T00:00:00Z' });
    const shown = async () => (await read('2036-05', 'articles')).entries.map(({ waits }) => waits);
    expect(await shown()).toEqual(['draft']);
    await drizzle.execute(sql`UPDATE articles SET _status = 'published' WHERE id = ${id}`);
    expect(await shown()).toEqual(['changes']);
    expect(await drawn({ month: '2036-05' })).toContain(
      'Article, published, with changes that wait:',
    );
    await drizzle.execute(
      sql`UPDATE _articles_v SET version__status = 'published' WHERE parent_id = ${id}`,
    );
    expect(await shown()).toEqual([undefined]);
  },
);

test.runIf(isOn('announcements'))(
  'hours are those of the place, and what goes on all month is said',
  async () => {
    await create('announcements', {
      ...{ text: 'Closed for the summer', shownOn: 'all' },
      // The last minutes of May in London.
      ...{ from: '2031-05-31T22:30:00.000Z', until: '2031-08-01T08:00:00.000Z' },
    });
    const may = (await read('2031-05', 'announcements')).entries;
    expect(may).toMatchObject([{ day: '2031-05-31', time: '23:30', what: 'Announcement begins' }]);
    expect(await read('2031-06')).toMatchObject({
      entries: [],
      besides: [{ what: 'Announcement, until 1 Aug 2031', title: 'Closed for the summer' }],
    });
    expect((await read('2031-08')).entries).toMatchObject([
      { day: '2031-08-01', time: '09:00', what: 'Announcement ends' },
    ]);
    expect((await read('2031-08', 'claims')).entries).toEqual([]);
  },
);

test('what is published at a date, and links for review that end', async () => {
  const { id, title } = await seededIndustry('fitness');
  const waitUntil = new Date('2032-02-29T10:00:00.000Z');
  for (const input of [
    { type: 'publish', doc: { relationTo: 'industries', value: id } },
    { type: 'publish', global: 'home-page' },
    // Of what is not there any more.
    {
      type: 'unpublish',
      doc: { relationTo: 'pages', value: '00000000-0000-4000-8000-000000000000' },
    },
  ] as const) {
    const job = await payload.jobs.queue({ task: 'schedulePublish', waitUntil, input });
    made.push(() => payload.delete({ collection: 'payload-jobs', id: job.id, ...asServer }));
  }
  expect((await read('2032-02', 'scheduled')).entries).toMatchObject([
    {
      day: '2032-02-29',
      time: '10:00',
      what: 'Publish',
      title,
      href: `/cms/collections/industries/${id}`,
    },
    { what: 'Publish', title: 'Home page', href: '/cms/globals/home-page' },
  ]);
  if (!isOn('review')) return;
  const maker = (await userWithRole('editor')).id;
  await makeLink({ owner: 'industries', document: id, maker, days: 1, kept: null });
  made.push(() => payload.db.drizzle.execute(sql`DELETE FROM review_links`));
  await payload.db.drizzle.execute(sql`UPDATE review_links SET expires_at = '2032-02-03T09:15Z'`);
  expect((await read('2032-02', 'links')).entries).toMatchObject([
    { day: '2032-02-03', time: '09:15', what: 'Link for review ends (by Test editor)', title },
  ]);
});

test('who may not read something does not find it', async () => {
  const { id } = await seededIndustry('fitness');
  const maker = (await userWithRole('editor')).id;
  await create('articles', { title: 'Not theirs', publishedOn: '2033-01-04T00:00:00.000Z' });
  await makeLink({ owner: 'pages', document: id, maker, days: 1, kept: null });
  made.push(() => payload.db.drizzle.execute(sql`DELETE FROM review_links`));
  expect((await read('2033-01', undefined, 'agent')).entries).toEqual([]);
});

test('a month without anything says how something gets there', async () => {
  const html = await drawn({ month: '2039-01' });
  expect(html).toContain('Nothing has a date in January 2039');
  expect(html).toContain('href="/cms/collections/articles"');
  expect(await drawn({ month: '2039-01', kind: 'claims' })).not.toContain(
    'href="/cms/collections/articles"',
  );
});

test('the address says what is shown, and nonsense is this month', () => {
  const asked = askedOf({ month: '2026-12', kind: 'claims', view: 'agenda' });
  expect(queryOf(asked)).toEqual({ month: '2026-12', kind: 'claims', view: 'agenda' });
  for (const month of ['2026-13', 'x', '1900-01', ['2026-12', '2026-11']])
    expect(askedOf({ month, kind: 'nothing' })).toMatchObject({
      month: new Date().toISOString().slice(0, 7),
      kind: undefined,
      isAgenda: false,
    });
});

test.runIf(isOn('articles'))('of ten thousand articles it reads those of the month', async () => {
  const { drizzle } = payload.db;
  await drizzle.execute(sql`
    INSERT INTO articles (title, slug, published_on, _status, updated_at, created_at)
    SELECT 'Many ' || n, 'many-' || n, timestamptz '2034-01-01' + n * interval '6 hours', 'published', now(), now()
    FROM generate_series(1, 10000) AS n`);
  made.push(() => drizzle.execute(sql`DELETE FROM articles WHERE slug LIKE 'many-%'`));
  await drizzle.execute(sql`
    INSERT INTO _articles_v (parent_id, version_title, version_slug, version_published_on, version__status, latest,
                             version_updated_at, version_created_at, updated_at, created_at)
    SELECT id, title, slug, published_on, 'published', true, now(), now(), now(), now()
    FROM articles WHERE slug LIKE 'many-%'`);
  made.push(() => drizzle.execute(sql`DELETE FROM _articles_v WHERE version_slug LIKE 'many-%'`));
  await read('2034-06');
  const began = performance.now();
  const { entries, isCut } = await read('2034-06');
  const took = performance.now() - began;
  expect([entries.length, isCut]).toEqual([30 * 4, false]);
  expect(took).toBeLessThan(1500);
  await drizzle.execute(
    sql`UPDATE _articles_v SET version_published_on = '2034-06-05' WHERE version_slug LIKE 'many-%'`,
  );
  const crowded = await read('2034-06');
  expect([crowded.entries.length, crowded.isCut]).toEqual([mostOfAKind, true]);
  const html = await drawn({ month: '2034-06' });
  expect(html).toContain('and 194 more');
  expect(html).toContain('There is more in this month than stands here');
});
