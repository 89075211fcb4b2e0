import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { forgetViews, keepViews } from '@/page-views';
import { mostOfDay } from '@/page-views/keep-views';
import { pageViews } from '@/page-views/table';
import type { CountedView } from '@/page-views/view-counts';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';
import { today } from '@/platform/place/calendar-day';
import { dayAfter } from '@/platform/place/days';

beforeEach(() => run(staffConnection, sql`DELETE FROM ${pageViews}`));

const view = (path: string, views: number, rest: Partial<CountedView> = {}): CountedView => ({
  path,
  referrer: 'direct',
  utmSource: '',
  utmMedium: '',
  utmCampaign: '',
  ...rest,
  views,
});

async function stored() {
  const { rows } = await run(
    staffConnection,
    sql<{ day: string; path: string; referrer: string; source: string; views: number }>`
      SELECT ${pageViews.day}::text AS day, ${pageViews.path}, ${pageViews.referrer},
        ${pageViews.utmSource} AS source, ${pageViews.views}
      FROM ${pageViews} ORDER BY 1, 2, 3, 4`,
  );
  return rows;
}

test('batches add up by day, page and where visitors came from', async () => {
  await keepViews([view('/work', 2), view('/work', 1, { utmSource: 'linkedin' })]);
  await keepViews([view('/work', 3), view('/quote', 1, { referrer: 'www.search.example' })]);
  const day = today();
  expect(await stored()).toEqual([
    { day, path: '/quote', referrer: 'www.search.example', source: '', views: 1 },
    { day, path: '/work', referrer: 'direct', source: '', views: 5 },
    { day, path: '/work', referrer: 'direct', source: 'linkedin', views: 1 },
  ]);
});

test('processes that write at the same moment lose nothing', async () => {
  const batch = Array.from({ length: 100 }, (_, at) => view(`/page-${at}`, 1));
  await Promise.all([batch, batch.toReversed(), batch, batch.toReversed()].map(keepViews));
  expect((await stored()).map(({ views }) => views)).toEqual(Array.from({ length: 100 }, () => 4));
});

test('a day keeps so many ways apart, and counts what goes beyond by page', async () => {
  await keepViews([view('/work', 1, { utmSource: 'linkedin' })]);
  for (let round = 0; round < 3; round += 1)
    await keepViews(
      Array.from({ length: 700 }, (_, at) =>
        view('/work', 1, { referrer: `host-${round}-${at}.example`, utmSource: 'made-up' }),
      ),
    );
  await keepViews([view('/work', 2, { utmSource: 'linkedin' }), view('/quote', 4)]);
  const rows = await stored();
  expect(rows).toHaveLength(mostOfDay + 2);
  expect(rows.reduce((all, { views }) => all + views, 0)).toBe(1 + 3 * 700 + 2 + 4);
  // What was known before goes on.
  expect(rows.find(({ source }) => source === 'linkedin')?.views).toBe(3);
  const others = rows.filter(({ referrer }) => referrer === 'other');
  expect(others.map(({ path, source, views }) => [path, source, views])).toEqual([
    ['/quote', '', 4],
    ['/work', '', 3 * 700 - (mostOfDay - 1)],
  ]);
});

test('what is older than the months that an owner sets is forgotten, some at a time', async () => {
  const day = today();
  await keepViews([view('/work', 1), view('/quote', 1), view('/', 1)]);
  await run(
    staffConnection,
    sql`UPDATE ${pageViews} SET day = CASE WHEN ${pageViews.path} = '/' THEN ${dayAfter(day, -27)}::date
          ELSE ${dayAfter(day, -70)}::date END WHERE ${pageViews.path} <> '/work'`,
  );
  await keepViews([view('/terms', 1)]);
  expect(await forgetViews(1, 0)).toBe(0);
  expect(await forgetViews(1, 500)).toBe(1);
  expect((await stored()).map(({ path }) => path)).toEqual(['/', '/terms', '/work']);
});
