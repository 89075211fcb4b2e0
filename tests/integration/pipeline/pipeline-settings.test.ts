import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { usualSettings } from '@/submissions/records/opportunities/settings';

import { payload, userWithRole } from '../../support/payload';
import { opportunity, patched } from '../../support/opportunities';
import { emptyTables, quote } from '../../support/submissions/sent-submissions';

let lead: TypedUser;
const read = () =>
  payload.findGlobal({ slug: 'pipeline', depth: 0, user: lead, overrideAccess: false });
const save = (
  data: Parameters<typeof payload.updateGlobal<'pipeline', object>>[0]['data'],
  user = lead,
) => payload.updateGlobal({ slug: 'pipeline', data, depth: 0, user, overrideAccess: false });

beforeAll(async () => {
  lead = await userWithRole('lead');
  await emptyTables();
});
afterAll(async () => {
  await emptyTables();
  await payload.db.drizzle.execute(sql`DELETE FROM pipeline`);
});

test('until somebody settles others there are the usual stages', async () => {
  expect((await read()).stages).toMatchObject(usualSettings.stages);
});

test('a stage keeps its key when it is renamed or moved, and a new or copied one gets its own', async () => {
  const [first, second] = usualSettings.stages;
  if (!first || !second) throw new Error('There are none');
  const { stages } = await save({
    stages: [
      { ...second, label: 'In talks' },
      first,
      { ...first, label: 'Copy' },
      { label: 'Fresh', probability: 5 },
    ],
  });
  const keys = (stages ?? []).map(({ key }) => key);
  expect(keys.slice(0, 2)).toEqual([second.key, first.key]);
  expect(new Set(keys).size).toBe(4);
  expect(keys.every((key) => /^[a-z][a-z0-9]+$/.test(key ?? ''))).toBe(true);
});

test('a stage in which something stands is not removed, and it is said what to do', async () => {
  const of = { form: 'quote', id: await quote({ reference: 'Q-ADA' }) } as const;
  await save({ stages: usualSettings.stages.map((stage) => ({ ...stage })) });
  await opportunity(lead, of, { stage: 'proposal' });
  const without = usualSettings.stages.filter(({ key }) => key !== 'proposal');
  const removing = () => save({ stages: without.map((stage) => ({ ...stage })) });
  const refused = await removing().catch((error: unknown) => error);
  expect(JSON.stringify(refused)).toContain('“Proposal sent” (1). Rename it, or move them');
  // What has ended stands in no stage.
  await patched(lead, of, { outcome: 'won', closedOn: '2026-11-27' });
  expect((await removing()).stages).toHaveLength(3);
});

test('an agent reads the stages and changes none; an editor does neither', async () => {
  const agent = await userWithRole('agent');
  const editor = await userWithRole('editor');
  await expect(save({ stuckDays: 3 }, agent)).rejects.toThrow();
  const asEditor = { slug: 'pipeline', user: editor, overrideAccess: false } as const;
  await expect(payload.findGlobal(asEditor)).rejects.toThrow();
  await expect(save({ stages: [] })).rejects.toThrow();
});
