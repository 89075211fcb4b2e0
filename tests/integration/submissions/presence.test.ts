import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { othersHere } from '@/inbox/presence/others-here';

import { payload, userWithRole } from '../../support/payload';
import { contact, emptyTables } from '../../support/submissions/sent-submissions';

const own = { overrideAccess: true, context: { disableRevalidate: true } } as const;

let kim: TypedUser;
let ines: TypedUser;
let ada = '';
let bob = '';
beforeAll(async () => {
  kim = await userWithRole('admin');
  const data = {
    ...({ name: 'Ines', role: 'admin', email: 'ines.of.tests@onelayer.example' } as const),
    password: 'quill harbour 47 lantern',
  };
  const created = await payload.create({ collection: 'users', data, ...own });
  ines = { ...created, collection: 'users' };
  await emptyTables();
  ada = await contact({ reference: 'C-1', email: 'ada@analytical.example' });
  bob = await contact({ reference: 'C-2', email: 'bob@analytical.example' });
});
afterAll(async () => {
  await emptyTables();
  await payload.delete({ collection: 'users', id: ines.id, ...own });
});

const older = (seconds: number) =>
  payload.db.drizzle.execute(
    sql`UPDATE presences SET seen_at = seen_at - make_interval(secs => ${seconds})`,
  );
const reads = (user: TypedUser, id: string, isWriting = false) =>
  othersHere(user, { id, isWriting });

test('two who have the same open are told of each other, and nobody of another submission', async () => {
  expect(await reads(kim, ada)).toEqual([]);
  expect(await reads(ines, bob)).toEqual([]);
  expect(await reads(ines, ada, true)).toEqual([{ id: kim.id, name: kim.name, isWriting: false }]);
  expect(await reads(kim, ada)).toEqual([{ id: ines.id, name: 'Ines', isWriting: true }]);
  await reads(ines, ada);
  expect(await reads(kim, ada)).toEqual([{ id: ines.id, name: 'Ines', isWriting: false }]);
});

test('who says nothing for a while has gone, and comes back', async () => {
  await reads(ines, ada);
  await older(13);
  expect(await reads(kim, ada)).toEqual([]);
  await reads(ines, ada);
  expect(await reads(kim, ada)).toHaveLength(1);
});

test('where somebody was is forgotten, and goes with the submission', async () => {
  await older(13);
  await reads(kim, ada);
  await reads(ines, bob);
  const { rows } = await payload.db.drizzle.execute(sql`SELECT submission FROM presences`);
  expect(rows.map((row) => row['submission']).sort()).toEqual([ada, bob].sort());
  await payload.db.drizzle.execute(sql`DELETE FROM contact_submissions WHERE id = ${ada}`);
  const left = await payload.db.drizzle.execute(sql`SELECT submission FROM presences`);
  expect(left.rows).toEqual([{ submission: bob }]);
});

test('what does not exist, and an editor, are told nothing', async () => {
  expect(await reads(kim, crypto.randomUUID())).toEqual([]);
  await expect(reads(await userWithRole('editor'), bob)).rejects.toThrow();
});
