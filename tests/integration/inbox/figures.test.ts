import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { quoteForm } from '@/forms';
import { arrivalsFile } from '@/inbox/figures/arrivals-file';
import { getFigures } from '@/inbox/figures/figures';

import { clocks } from '../../support/clocks';
import { payload, userWithRole } from '../../support/payload';
import { emptyTables } from '../../support/submissions/sent-submissions';

let admin: TypedUser;

beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(emptyTables);

const sentAt = (reference: string, at: string) =>
  payload.db.drizzle.execute(
    sql`INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
        VALUES (${reference}, ${at}, 'Ada', 'a@b.example', 'Nine systems.')`,
  );

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
  expect(lines[0]).toBe('\uFEFF"Day (London)","Contact messages","Quote requests"');
  expect(lines).toHaveLength(91);
  expect(lines.at(-1)).toMatch(/^"\d{4}-\d\d-\d\d","1","0"$/);
});

test('an editor gets none', async () => {
  await expect(getFigures(await userWithRole('editor'))).rejects.toThrow(/not allowed/i);
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
