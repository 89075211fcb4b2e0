import { sql } from '@payloadcms/db-postgres';
import fc from 'fast-check';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { seesAll } from '@/submissions/records/made/readers';
import { mergeContacts, takeContactsApart } from '@/submissions/records/people/change';
import type { ContactKind } from '@/submissions/records/people/enter';
import { countPeople, listPeople, personWhere } from '@/submissions/records/people/list';

import { payload, userWithRole } from '../../support/payload';
import { emptyPeople, filedUnder, newKey, storedPeople } from '../../support/people';
import { contact } from '../../support/submissions/sent-submissions';

let admin: TypedUser;
const ids: Record<ContactKind, string[]> = { person: [], company: [] };
const many = 6;

beforeAll(async () => {
  admin = await userWithRole('admin');
  await emptyPeople();
  for (let n = 0; n < many; n += 1) {
    const email = `p${n}@company${n}.example`;
    ids.person.push(await filedUnder(await contact({ reference: `C-${n}`, email, sent: 3 * n })));
  }
  const { rows } = await payload.db.drizzle.execute(sql`SELECT id FROM companies ORDER BY last_at`);
  ids.company = rows.map(({ id }) => String(id));
});
afterAll(emptyPeople);

const place = fc.integer({ min: 0, max: many - 1 });
const kind = fc.constantFrom<ContactKind>('person', 'company');
const steps = fc.array(fc.record({ kind, into: place, merged: place }), { maxLength: 12 });

/** Whom each stands with, as the database has it. */
async function pairsOf(of: ContactKind): Promise<readonly (readonly [string, string])[]> {
  const table = sql.identifier(of === 'person' ? 'people' : 'companies');
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT merged_into AS into, id FROM ${table} WHERE merged_into IS NOT NULL`,
  );
  return rows.map(({ into, id }) => [String(into), String(id)]);
}

test('whatever was merged with whatever, all rows are as they were once it is taken apart', async () => {
  const before = await storedPeople();
  await fc.assert(
    fc.asyncProperty(steps, fc.infiniteStream(fc.nat()), async (merges, dice) => {
      const expected = { person: new Map<string, string>(), company: new Map<string, string>() };
      for (const { kind: of, into, merged } of merges) {
        const [target = '', other = ''] = [ids[of][into], ids[of][merged]];
        const known = expected[of];
        const fits =
          target !== other &&
          ![target, other].some((id) => known.has(id)) &&
          ![...known.values()].includes(other);
        const step = { contact: { kind: of, id: target }, key: newKey() };
        const { outcome } = await mergeContacts(admin, step, other);
        expect(outcome === 'changed').toBe(fits);
        if (fits) known.set(other, target);
      }
      // Each is in the list once, where it stands.
      const where = personWhere({ words: [], reader: seesAll });
      const listed = await listPeople(where, seesAll, { limit: 50, offset: 0 });
      expect(listed).toHaveLength(many - expected.person.size);
      expect(await countPeople(where)).toBe(listed.length);
      expect(listed.reduce((sum, { conversations }) => sum + conversations, 0)).toBe(many);
      for (const of of ['person', 'company'] as const) {
        const left = [...(await pairsOf(of))];
        expect(new Map(left.map(([into, id]) => [id, into]))).toEqual(expected[of]);
        while (left.length > 0) {
          const at = (dice.next().value ?? 0) % left.length;
          const [[into, id] = ['', '']] = left.splice(at, 1);
          const step = { contact: { kind: of, id: into }, key: newKey() };
          expect(await takeContactsApart(admin, step, id)).toEqual({ outcome: 'changed' });
        }
      }
      expect(await storedPeople()).toEqual(before);
    }),
    { numRuns: 60 },
  );
});
