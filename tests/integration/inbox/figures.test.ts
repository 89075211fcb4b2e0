import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { quoteForm } from '@/forms';
import { arrivalsFile, getDetails, getFigures } from '@/inbox/figures/figures';
import { listSubmissions } from '@/inbox/list/reads/page';

import { clocks } from '../../support/clocks';
import { payload, userWithRole } from '../../support/payload';
import { emptyTables, sentAt } from '../../support/submissions/sent-submissions';
import { viewAt } from '../../support/submissions/views';

let admin: TypedUser;

beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(emptyTables);

/** The date so many days before another, at noon: the same day in London and in UTC. */
function noonBefore(date: string, days: number): string {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() - days);
  return noon.toISOString();
}

describe.each(clocks)('at %s', (_, clock, today) => {
  const now = new Date(clock);

  test('count each of the last 90 days, and take the median of the first replies', async () => {
    await sentAt('C-1', clock);
    await sentAt('C-2', new Date(now.getTime() - 1000).toISOString());
    await sentAt('C-3', noonBefore(today, 89));
    await sentAt('C-4', noonBefore(today, 90));
    await sentAt('C-5', clock);
    await payload.db.drizzle.execute(
      sql`UPDATE contact_submissions SET replied_at = submitted_at +
            CASE reference WHEN 'C-1' THEN interval '1 hour' WHEN 'C-2' THEN interval '3 hours'
                           WHEN 'C-3' THEN interval '9 hours' ELSE interval '2 hours' END`,
    );
    await payload.db.drizzle.execute(
      sql`UPDATE contact_submissions SET deleted_at = submitted_at WHERE reference = 'C-5'`,
    );
    const [contacts, quotes] = await getFigures(admin, now);
    expect(contacts).toMatchObject({ form: 'contact', medianReplySeconds: 3 * 3600, replied: 3 });
    expect(contacts?.days).toHaveLength(90);
    expect(contacts?.days.at(-1)).toEqual({ day: today, count: 2 });
    expect(contacts?.days[0]).toEqual({ day: noonBefore(today, 89).slice(0, 10), count: 1 });
    expect(contacts?.days.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(quotes).toMatchObject({ form: quoteForm.name, medianReplySeconds: null, replied: 0 });
  });
});

test('the arrivals are a file of days, by form', async () => {
  await sentAt('C-1', new Date().toISOString());
  const lines = (await arrivalsFile(admin)).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFF"Day \(London\)","Contact messages","Quote requests"/);
  expect(lines).toHaveLength(91);
  expect(lines.at(-1)).toMatch(/^"\d{4}-\d\d-\d\d","1"(,"0")+$/);
  const cells = (line = '') => line.split(',').length;
  expect(lines.map(cells)).toEqual(lines.map(() => cells(lines[0])));
});

test('what came is counted by choice, landing page and source, and each count is a list', async () => {
  await payload.db.drizzle.execute(sql`
    INSERT INTO quote_submissions (reference, submitted_at, name, email, project_type, budget,
      description, source_landing_page, source_referrer, source_utm_source, replied_at)
    VALUES ('Q-1', now(), 'Ada', 'a@b.example', 'portal', NULL, 'x', '/quote', 'google.com', NULL, now()),
           ('Q-2', now(), 'Ada', 'a@b.example', 'portal', '50k+', 'x', '/', 'google.com', 'news', NULL),
           ('Q-3', now(), 'Ada', 'a@b.example', 'web', NULL, 'x', NULL, NULL, NULL, NULL)`);
  const breakdowns = (await getDetails(admin))[1]?.breakdowns ?? [];
  const told = breakdowns.map(({ name, groups }) => [
    name,
    groups.map(({ label, count, replied }) => `${label} ${count} ${replied}`),
  ]);
  expect(told).toEqual([
    ['By project type', ['Portal 2 1', 'Web application 1 0']],
    ['By budget', ['Not given 2 1', '£50k+ 1 0']],
    ['By landing page', ['/ 1 0', '/quote 1 1', 'Not known 1 0']],
    ['By source', ['google.com 1 1', 'news 1 0', 'Not known 1 0']],
  ]);
  const listed = async (address: string) =>
    (await listSubmissions(viewAt(address), admin, null))?.submissions;
  for (const group of breakdowns.flatMap(({ groups }) => groups)) {
    expect(await listed(group.address)).toHaveLength(group.count);
    expect(await listed(group.repliedAddress)).toHaveLength(group.replied);
  }
});

test('an editor gets none', async () => {
  const editor = await userWithRole('editor');
  await expect(getFigures(editor)).rejects.toThrow(/not allowed/i);
  await expect(getDetails(editor)).rejects.toThrow(/not allowed/i);
});

test('days are those of London, also where its clocks change', async () => {
  for (const [reference, at] of [
    ['C-1', '2026-07-13T23:00:00Z'],
    ['C-2', '2026-07-14T22:59:59Z'],
    ['C-3', '2026-07-14T23:00:00Z'],
    ['C-4', '2026-03-28T23:59:59Z'],
    ['C-5', '2026-03-29T22:59:59Z'],
    ['C-6', '2025-10-25T22:59:59Z'],
    ['C-7', '2025-10-25T23:00:00Z'],
    ['C-8', '2025-10-26T23:59:59Z'],
  ] as const) {
    await sentAt(reference, at);
  }
  const counted = async (now: string) =>
    (await getFigures(admin, new Date(now)))[0]?.days.filter(({ count }) => count > 0);
  expect(await counted('2026-07-14T23:30:00Z')).toEqual([
    { day: '2026-07-14', count: 2 },
    { day: '2026-07-15', count: 1 },
  ]);
  expect(await counted('2026-03-30T12:00:00Z')).toEqual([
    { day: '2026-03-28', count: 1 },
    { day: '2026-03-29', count: 1 },
  ]);
  expect(await counted('2025-10-27T12:00:00Z')).toEqual([
    { day: '2025-10-25', count: 1 },
    { day: '2025-10-26', count: 2 },
  ]);
});
