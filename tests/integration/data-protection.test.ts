import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { contactForm, quoteForm, type FormDefinition } from '@/forms';
import { findPerson, getRetention } from '@/inbox/data-protection/data-protection';
import { erasePerson } from '@/inbox/data-protection/erase-person';
import { getFigures } from '@/inbox/figures/figures';
import { addNote } from '@/inbox/submission/work';

import { newAuditPage } from '../support/audit-log';
import { payload, userWithRole } from '../support/payload';

let admin: TypedUser;

const settings = (data: object) =>
  payload.updateGlobal({ slug: 'inbox-settings', data, overrideAccess: true });

beforeAll(async () => {
  admin = await userWithRole('admin');
});

beforeEach(async () => {
  await settings({ contactDays: 730, quoteDays: 100, trashDays: 30 });
  await payload.db.drizzle.execute(
    sql`DELETE FROM contact_submissions; DELETE FROM quote_submissions;
        DELETE FROM payload_jobs`,
  );
  page = await newAuditPage();
});

afterAll(() => settings({ contactDays: 730, quoteDays: 730, trashDays: 30 }));

interface Sent {
  reference: string;
  email?: string;
  /** Days ago. */
  sent?: number;
  /** Days in the trash. */
  trashed?: number | null;
}

async function contact({ reference, email = 'a@b.example', sent = 0, trashed = null }: Sent) {
  const { rows } = await payload.db.drizzle.execute(
    sql`INSERT INTO contact_submissions (reference, submitted_at, name, email, message, deleted_at)
        VALUES (${reference}, now() - ${sent} * interval '1 day', 'Ada', ${email}, 'Nine systems.',
                now() - ${trashed}::int * interval '1 day')
        RETURNING id`,
  );
  return String(rows[0]?.id);
}

async function quote({ reference, email = 'a@b.example', sent = 0 }: Sent) {
  const { rows } = await payload.db.drizzle.execute(
    sql`INSERT INTO quote_submissions (reference, submitted_at, name, email, project_type, description)
        VALUES (${reference}, now() - ${sent} * interval '1 day', 'Ada', ${email}, 'portal', 'Seven.')
        RETURNING id`,
  );
  return String(rows[0]?.id);
}

async function kept() {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT reference, deleted_at IS NOT NULL AS trashed FROM contact_submissions
        UNION ALL SELECT reference, deleted_at IS NOT NULL FROM quote_submissions ORDER BY reference`,
  );
  return rows;
}

let page: Awaited<ReturnType<typeof newAuditPage>>;
const entries = () => page.read();

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

  test('more than one statement takes are all done', async () => {
    await payload.db.drizzle.execute(
      sql`INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
          SELECT 'C-' || n, now() - interval '800 days', 'Ada', 'a@b.example', 'm'
          FROM generate_series(1, 1100) AS n`,
    );
    await runRetention();
    expect((await kept()).filter(({ trashed }) => trashed !== true)).toEqual([]);
    await payload.db.drizzle.execute(
      sql`UPDATE contact_submissions SET deleted_at = now() - interval '31 days'`,
    );
    await runRetention();
    expect(await kept()).toEqual([]);
  });

  test('what leaves within a week is named before', async () => {
    await contact({ reference: 'C-in-a-month', sent: 700 });
    const id = await contact({ reference: 'C-in-six-days', sent: 724 });
    await contact({ reference: 'C-trashed', sent: 724, trashed: 1 });
    const { trashDays, expiring } = await getRetention(admin);
    expect(trashDays).toBe(30);
    expect(expiring).toMatchObject([
      { form: 'contact', days: 730, count: 1, first: [{ id, reference: 'C-in-six-days' }] },
      { form: 'quote', days: 100, count: 0, first: [] },
    ]);
    const leaves = Date.parse(expiring[0]?.first[0]?.trashedAt ?? '') - Date.now();
    expect(leaves / 86_400_000).toBeCloseTo(6, 1);
    await expect(getRetention(await userWithRole('editor'))).rejects.toThrow(/not allowed/i);
  });
});

describe('one person', () => {
  const email = 'Ada.Byron@Analytical.example';

  test('all that is kept of an address is found, with notes and waiting mails, and no other', async () => {
    const first = await contact({ reference: 'C-1', email, trashed: 1, sent: 2 });
    const second = await quote({ reference: 'Q-1', email: email.toLowerCase() });
    await contact({ reference: 'C-2', email: `x${email}` });
    await contact({ reference: 'C-3', email: email.replace('.', '_') });
    await addNote(contactForm, admin, first, 'Called back.');
    await payload.db.drizzle.execute(
      sql`INSERT INTO payload_jobs (task_slug, input) VALUES ('notify',
            ${JSON.stringify({ submission: second, notice: 'confirmation' })}::jsonb)`,
    );
    expect(await findPerson(admin, email, 'export')).toMatchObject([
      {
        form: 'contact',
        submission: { reference: 'C-1', notes: [{ text: 'Called back.' }], confirmation: {} },
        waitingMails: [],
      },
      {
        form: 'quote',
        submission: { reference: 'Q-1', description: 'Seven.' },
        waitingMails: [{ notice: 'confirmation' }],
      },
    ]);
    const exported = (await entries()).filter(({ action }) => action === 'exported');
    expect(exported.map(({ submissions }) => submissions)).toEqual([[first], [second]]);
  });

  test('all of it is erased, with a receipt that the audit log knows by its number alone', async () => {
    const first = await contact({ reference: 'C-1', email });
    const second = await quote({ reference: 'Q-1', email });
    await contact({ reference: 'C-2' });
    await addNote(contactForm, admin, first, 'Called back.');
    await payload.db.drizzle.execute(
      sql`INSERT INTO payload_jobs (task_slug, input) VALUES
            ('notify', ${JSON.stringify({ submission: second })}::jsonb), ('notify', '{}')`,
    );
    const receipt = await erasePerson(admin, email);
    expect(receipt).toMatchObject({
      by: admin.email,
      email,
      erased: [
        { form: 'contact', reference: 'C-1', notes: 1, waitingMails: 0 },
        { form: 'quote', reference: 'Q-1', notes: 0, waitingMails: 1 },
      ],
    });
    expect(await kept()).toEqual([{ reference: 'C-2', trashed: false }]);
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT (SELECT count(*) FROM contact_submissions_notes)::int AS notes,
                 (SELECT count(*) FROM payload_jobs)::int AS jobs`,
    );
    expect(rows).toEqual([{ notes: 0, jobs: 1 }]);

    const log = await entries();
    expect(log.filter(({ action }) => action === 'erased')).toEqual(
      [
        { form: contactForm, id: first },
        { form: quoteForm, id: second },
      ].map(({ form, id }) => ({
        action: 'erased',
        actor: admin.email,
        collection: form.collection,
        submissions: [id],
        detail: `at the sender's request, receipt ${receipt.number}`,
      })),
    );
    expect(JSON.stringify(log).toLowerCase()).not.toContain('byron');
  });

  test('an editor finds and erases nothing', async () => {
    await contact({ reference: 'C-1', email });
    const editor = await userWithRole('editor');
    await expect(findPerson(editor, email, 'export')).rejects.toThrow(/not allowed/i);
    await expect(erasePerson(editor, email)).rejects.toThrow(/not allowed/i);
    expect(await kept()).toHaveLength(1);
  });
});

describe('figures', () => {
  test('count each of the last 90 days, and take the median of the first replies', async () => {
    await contact({ reference: 'C-1' });
    await contact({ reference: 'C-2' });
    await contact({ reference: 'C-3', sent: 89 });
    await contact({ reference: 'C-4', sent: 95 });
    await contact({ reference: 'C-5', trashed: 0 });
    await payload.db.drizzle.execute(
      sql`UPDATE contact_submissions SET replied_at = submitted_at +
            CASE reference WHEN 'C-1' THEN interval '1 hour' WHEN 'C-2' THEN interval '3 hours'
                           WHEN 'C-3' THEN interval '9 hours' ELSE interval '2 hours' END`,
    );
    const [contacts, quotes] = await getFigures(admin);
    expect(contacts).toMatchObject({ form: 'contact', medianReplySeconds: 3 * 3600, replied: 3 });
    expect(contacts?.days).toHaveLength(90);
    expect(contacts?.days.at(-1)?.count).toBe(2);
    expect(contacts?.days[0]?.count).toBe(1);
    expect(contacts?.days.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(quotes).toMatchObject({ form: quoteForm.name, medianReplySeconds: null, replied: 0 });
    await expect(getFigures(await userWithRole('editor'))).rejects.toThrow(/not allowed/i);
  });

  test('go by the days of London, also where its clocks change', async () => {
    for (const [reference, at] of [
      ['C-1', '2026-07-13T23:00:00Z'],
      ['C-2', '2026-07-14T22:59:59Z'],
      ['C-3', '2026-07-14T23:00:00Z'],
      ['C-4', '2026-03-28T23:59:59Z'],
      ['C-5', '2026-03-29T22:59:59Z'],
    ] as const) {
      await payload.db.drizzle.execute(
        sql`INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
            VALUES (${reference}, ${at}, 'Ada', 'a@b.example', 'Nine systems.')`,
      );
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
  });
});
