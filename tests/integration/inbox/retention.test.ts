import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { contactForm, formNames, quoteForm, type FormDefinition } from '@/forms';
import { getLeaving } from '@/inbox/data-protection/data-protection';
import { queueReply } from '@/submissions/records/thread/replies';

import { newAuditPage } from '../../support/staff/audit-log';
import { clocks } from '../../support/clocks';
import { payload, userWithRole } from '../../support/payload';
import { written } from '../../support/submissions/replies';
import { contact, emptyTables, kept, quote } from '../../support/submissions/sent-submissions';

let admin: TypedUser;
let page: Awaited<ReturnType<typeof newAuditPage>>;
const entries = () => page.read();

const settings = (data: object) =>
  payload.updateGlobal({
    slug: 'inbox-settings',
    data,
    overrideAccess: true,
    context: { disableRevalidate: true },
  });

beforeAll(async () => {
  admin = await userWithRole('admin');
  await settings({ contactDays: 730, quoteDays: 100, trashDays: 30 });
});

beforeEach(async () => {
  await emptyTables();
  page = await newAuditPage();
});

afterAll(() => settings({ contactDays: 730, quoteDays: 730, trashDays: 30 }));

async function runRetention() {
  await payload.jobs.queue({ task: 'apply-retention', input: {}, overrideAccess: true });
  await payload.jobs.run({ limit: 10, sequential: true, overrideAccess: true });
}

describe('retention', () => {
  test('each form has its own time; then the trash, and after that nothing is left', async () => {
    const old = await contact({ reference: 'C-old', sent: 731 });
    await contact({ reference: 'C-young', sent: 729 });
    const oldQuote = await quote({ reference: 'Q-old', sent: 101 });
    await quote({ reference: 'Q-young', sent: 99 });
    const gone = await contact({ reference: 'C-gone', sent: 10, trashed: 31 });
    await contact({ reference: 'C-trash', sent: 10, trashed: 29 });
    await payload.db.drizzle.execute(
      sql`INSERT INTO payload_jobs (task_slug, input, wait_until)
          VALUES ('notify', ${JSON.stringify({ submission: gone })}::jsonb, now() + interval '1 day')`,
    );

    await runRetention();
    expect(await kept()).toEqual([
      { reference: 'C-old', trashed: true },
      { reference: 'C-trash', trashed: true },
      { reference: 'C-young', trashed: false },
      { reference: 'Q-old', trashed: true },
      { reference: 'Q-young', trashed: false },
    ]);
    const { rows: jobs } = await payload.db.drizzle.execute(sql`SELECT id FROM payload_jobs`);
    expect(jobs).toEqual([]);
    const note = (action: string, form: FormDefinition, id: string, detail: string) => ({
      action,
      actor: 'the site',
      collection: form.collection,
      submissions: [id],
      detail,
    });
    expect(await entries()).toEqual([
      note('trashed', contactForm, old, 'kept as long as the settings say'),
      note('erased', contactForm, gone, 'long enough in the trash'),
      note('trashed', quoteForm, oldQuote, 'kept as long as the settings say'),
    ]);

    // Another night, and nothing more to do.
    await runRetention();
    expect(await kept()).toHaveLength(5);
  });

  test('more than one statement takes are all done, in portions', async () => {
    const fill = () =>
      payload.db.drizzle.execute(
        sql`INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
            SELECT 'C-' || n, now() - interval '800 days', 'Ada', 'a@b.example', 'm'
            FROM generate_series(1, 1100) AS n`,
      );
    // The planner expects an empty table from here on, and would ask a subquery again for each row.
    await fill();
    await payload.db.drizzle.execute(sql`DELETE FROM contact_submissions`);
    await payload.db.drizzle.execute(sql`ANALYZE contact_submissions`);
    await fill();

    await runRetention();
    expect((await kept()).filter(({ trashed }) => trashed !== true)).toEqual([]);
    const portions = await entries();
    expect(portions).toHaveLength(3);
    for (const [index, size] of [500, 500, 100].entries())
      expect(portions[index]?.submissions).toHaveLength(size);
    await payload.db.drizzle.execute(
      sql`UPDATE contact_submissions SET deleted_at = now() - interval '31 days'`,
    );
    await runRetention();
    expect(await kept()).toEqual([]);
  });

  describe.each(clocks)('at %s', (_, clock) => {
    const now = new Date(clock);
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
    afterEach(() => void vi.useRealTimers());

    test('what leaves within a week is named before', async () => {
      await contact({ reference: 'C-in-a-month', sent: 700, now });
      await contact({ reference: 'C-in-eight-days', sent: 722, now });
      const id = await contact({ reference: 'C-in-six-days', sent: 724, now });
      await contact({ reference: 'C-trashed', sent: 724, trashed: 1, now });
      // It goes out first; what is still being dealt with stays.
      const waits = await contact({ reference: 'C-waits', sent: 724, now });
      await queueReply(contactForm, admin, written(waits, { dueAt: '2099-01-01T09:00:00Z' }));
      await payload.db.drizzle.execute(
        sql`UPDATE contact_submissions SET active_at = submitted_at WHERE id = ${waits}`,
      );
      const { trashDays, leaving } = await getLeaving(admin);
      expect(trashDays).toBe(30);
      const trashedAt = new Date(now.getTime() + 6 * 86_400_000).toISOString();
      const first = [{ id, reference: 'C-in-six-days', trashedAt }];
      expect(leaving).toHaveLength(formNames.length);
      expect(leaving).toEqual(
        expect.arrayContaining([
          { form: 'contact', title: null, days: 730, count: 1, first },
          { form: 'quote', title: null, days: 100, count: 0, first: [] },
        ]),
      );
    });
  });

  test('an editor learns nothing of it', async () => {
    await expect(getLeaving(await userWithRole('editor'))).rejects.toThrow(/not allowed/i);
  });
});
