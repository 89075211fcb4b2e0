import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { contactForm, quoteForm } from '@/forms';
import { keepViews } from '@/page-views';
import { pageViews } from '@/page-views/table';
import { figuresFile, figuresOfPage, getFigures, periodOf } from '@/panel/figures/figures';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';
import { today } from '@/platform/place/calendar-day';
import { tableOf } from '@/submissions/records/tables';
import { submit } from '@/submissions/submit';

import { quote } from '../../support/submissions/answers';
import { post } from '../../support/submissions/quote-requests';
import { emptyTables } from '../../support/submissions/sent-submissions';

beforeEach(async () => {
  await emptyTables();
  await run(staffConnection, sql`DELETE FROM ${pageViews}`);
});

const campaign = { utmSource: 'linkedin', utmMedium: 'post', utmCampaign: 'Spring “26”' };
const none = { utmSource: '', utmMedium: '', utmCampaign: '' };

const view = (path: string, views: number, referrer = 'direct', words = none) => ({
  path,
  referrer,
  ...words,
  views,
});

/** A request for a quote whose sender came so; nothing is known of others. */
async function ask(source: Record<string, string> = {}): Promise<void> {
  const headers = { 'Came-From': new URLSearchParams(source).toString() };
  const answer = await submit(quoteForm, post(JSON.stringify(quote), 'application/json', headers));
  expect(answer.status).toBe(201);
}

test('views and enquiries stand beside each other, by page, source and campaign', async () => {
  await keepViews([
    view('/work', 4, 'direct', campaign),
    view('/work', 3, 'www.search.example'),
    view('/quote', 2, 'within'),
  ]);
  await ask({ landingPage: '/work', ...campaign });
  await ask({ landingPage: '/work', referrer: 'www.search.example' });
  await ask({ landingPage: '/terms' });
  await ask();
  const figures = await getFigures(7);
  expect(figures).toMatchObject({ views: 9, enquiries: 4 });
  expect(figures.days).toHaveLength(7);
  expect(figures.days.at(-1)).toEqual({ day: today(), views: 9 });
  expect(figures.pages).toEqual([
    { name: '/work', views: 7, enquiries: 2 },
    { name: '/quote', views: 2, enquiries: 0 },
    { name: '/terms', views: 0, enquiries: 1 },
  ]);
  expect(figures.sources).toEqual([
    { name: 'linkedin', views: 4, enquiries: 1 },
    { name: 'www.search.example', views: 3, enquiries: 1 },
    { name: 'Another page of this site', views: 2, enquiries: 0 },
    { name: 'Typed, bookmarked, or not said', views: 0, enquiries: 1 },
  ]);
  expect(figures.campaigns).toEqual([
    { name: 'Spring “26” (linkedin / post)', views: 4, enquiries: 1 },
  ]);
  expect(await figuresOfPage('/work')).toEqual({ views: 7, enquiries: 2 });
});

test('spam, the trash and what is set aside count nowhere', async () => {
  const table = tableOf(quoteForm);
  for (const change of [
    sql`status = 'spam'`,
    sql`deleted_at = now()`,
    sql`quarantined_for = 'links'`,
  ]) {
    await emptyTables();
    await ask({ landingPage: '/work' });
    expect((await getFigures(7)).enquiries).toBe(1);
    await run(staffConnection, sql`UPDATE ${table} SET ${change}`);
    expect((await getFigures(7)).enquiries).toBe(0);
  }
  expect(tableOf(contactForm)).toBeDefined();
});

test('the file has each day by page and source, and nobody', async () => {
  await keepViews([view('/work', 4, 'direct', campaign), view('/quote', 2, 'within')]);
  await ask({ landingPage: '/work', ...campaign });
  await ask({ landingPage: '/terms', utmSource: '=cmd()' });
  const [head, ...rows] = (await figuresFile(30)).trimEnd().split('\r\n');
  const day = today();
  expect(head).toBe(
    '\uFEFF"Day","Page","Came from","Campaign source","Campaign medium","Campaign","Views","Enquiries"',
  );
  expect(rows).toEqual([
    `"${day}","/quote","Another page of this site","","","","2","0"`,
    `"${day}","/terms","Typed, bookmarked, or not said","'=cmd()","","","0","1"`,
    `"${day}","/work","Typed, bookmarked, or not said","linkedin","post","Spring “26”","4","1"`,
  ]);
  expect(rows.join('')).not.toContain(quote.email);
});

test.each([
  ['7', 7],
  ['365', 365],
  ['8', 30],
  [undefined, 30],
  [['7', '90'], 30],
])('a query of %j days is %i', (asked, days) => expect(periodOf(asked)).toBe(days));
