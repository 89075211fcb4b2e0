import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getLeaving } from '@/inbox/data-protection/data-protection';
import { nightly } from '~/jobs/apply-retention';

import { payload, userWithRole } from '../../support/payload';
import {
  answerForm,
  eraseForm,
  forgetMade,
  publishForm,
} from '../../support/submissions/made-forms';

const answers = { q0000000001: 'Ada', q0000000002: 'ada@quay.example', q0000000003: 'Talks' };
const short = 'short-of-tests';
const usual = 'usual-of-tests';

beforeAll(forgetMade);
afterAll(forgetMade);

async function sentAgo(slug: string, days: number): Promise<string> {
  const id = await answerForm(slug, answers);
  await payload.db.drizzle.execute(sql`
    UPDATE custom_submissions SET submitted_at = now() - ${days}::int * interval '1 day',
      active_at = NULL WHERE id = ${id}`);
  return id;
}

async function night(): Promise<void> {
  const settings = await payload.findGlobal({ slug: 'inbox-settings', overrideAccess: true });
  for (const step of nightly) await step(settings);
}

async function inTrash(): Promise<unknown[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT id FROM custom_submissions WHERE deleted_at IS NOT NULL ORDER BY submitted_at`,
  );
  return rows.map(({ id }) => id);
}

test('a form says for how long its answers are kept; one that is gone falls back to the settings', async () => {
  const form = await publishForm(short, { keptDays: 10 });
  await publishForm(usual, { title: 'Another' });
  const old = await sentAgo(short, 11);
  const newer = await sentAgo(short, 9);
  await sentAgo(usual, 400);
  const { leaving } = await getLeaving(await userWithRole('admin'));
  const own = leaving.find(({ title }) => title === 'Open day');
  expect(own).toMatchObject({ form: 'custom', days: 10, count: 2 });
  await night();
  expect(await inTrash()).toEqual([old]);
  await eraseForm(form);
  await payload.db.drizzle.execute(
    sql`UPDATE custom_submissions SET submitted_at = now() - interval '400 days' WHERE id = ${newer}`,
  );
  await night();
  expect(await inTrash()).toEqual([old]);
});
