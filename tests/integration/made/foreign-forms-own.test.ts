import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { readRecord } from '@/forms/made/record';
import { exportSubmissions } from '@/inbox/export';
import { parseView } from '@/inbox/list/inbox-view';

import { runImport } from '../../support/foreign-forms/run-import';
import { payload, userWithRole } from '../../support/payload';
import {
  answerForm,
  changeForm,
  eraseForm,
  forgetMade,
  publishForm,
} from '../../support/submissions/made-forms';

const slug = 'export-of-tests';
let form: string;

beforeAll(async () => {
  await forgetMade();
  form = await publishForm(slug, {
    title: 'Open day',
    questions: [
      { key: 'q000000000a', kind: 'text', label: 'Id' },
      { key: 'q000000000b', kind: 'email', label: 'Email' },
      { key: 'q000000000c', kind: 'email', label: 'Email' },
      { key: 'q000000000d', kind: 'date', label: 'When?' },
      { key: 'q000000000e', kind: 'several', label: 'Drink', options: 'Tea, hot\nTea\nCoffee' },
      { key: 'q000000000f', kind: 'number', label: 'Status' },
      { key: 'q0000000010', kind: 'consent', label: 'You may write to me' },
    ],
  });
});
afterAll(async () => {
  await forgetMade();
  await eraseForm(form);
});

/** What is kept of all entries: what staff do not see of it, too. */
const kept = async () => {
  const { docs } = await payload.find({
    ...{ collection: 'custom-submissions', sort: 'id', depth: 0, overrideAccess: true },
  });
  return docs.map(
    ({ id, reference, status, email, formId, quarantinedFor, subscription, record }) => ({
      ...{ id, reference, status, email, formId, quarantinedFor, subscription },
      asked: readRecord(record)?.asked.filter(({ answer }) => answer !== ''),
    }),
  );
};

test.each([
  ['csv', 'formId=all'],
  ['csv', 'formId=one'],
  ['json', 'formId=all'],
] as const)(
  '%s, %s: states, days and choices come back, and the form is known',
  async (format, of) => {
    await payload.db.drizzle.execute(sql`DELETE FROM custom_submissions`);
    const answers = {
      ...{ q000000000a: 'K7', q000000000b: 'ada@quay.example', q000000000d: '2026-05-04' },
      ...{ q000000000e: ['Tea, hot', 'Coffee'], q000000000f: '1250', q0000000010: 'yes' },
    };
    const ids = [
      await answerForm(slug, answers),
      await answerForm(slug, { ...answers, q000000000c: 'bo@quay.example' }),
      await answerForm(slug, { ...answers, q000000000a: 'Test' }),
    ];
    await payload.db.drizzle.execute(sql`
    UPDATE custom_submissions SET subscription_asked_at = '2026-05-01T10:00:00Z',
      subscription_confirmed_at = '2026-05-01T11:00:00Z',
      subscription_unsubscribed_at = '2026-05-02T11:00:00Z' WHERE id = ${ids[0]}::uuid;
    UPDATE custom_submissions SET quarantined_for = 'links' WHERE id = ${ids[1]}::uuid`);
    await payload.db.drizzle.execute(
      sql`UPDATE custom_submissions SET quarantined_for = 'test' WHERE id = ${ids[2]}::uuid`,
    );
    await changeForm(form, { title: `Open day ${format}` });
    const before = await kept();
    const admin = await userWithRole('admin');
    const texts = await Promise.all(
      ['yes', 'no'].map((quarantined) =>
        new Response(
          exportSubmissions(
            parseView({ tab: 'custom', quarantined, ...(of === 'formId=one' && { formId: form }) }),
            admin,
            format,
          ),
        ).text(),
      ),
    );
    await payload.db.drizzle.execute(sql`DELETE FROM custom_submissions`);
    for (const text of texts) await runImport({ name: `own.${format}`, text });
    expect(await kept()).toEqual(before);
  },
);
