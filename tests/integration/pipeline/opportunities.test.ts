import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { contactForm, quoteForm } from '@/forms';
import { eraseSubmissions } from '@/submissions/records/erasure/erasure';
import { changeAsSeen, makeOpportunity, takeBackOpportunity } from '@/inbox/pipeline/change';
import { mergeInto, takeMergeApart } from '@/inbox/merge/merge-submissions';
import { opportunityRemarks } from '@/inbox/pipeline/remarks';
import { openSubmission } from '@/inbox/submission/reads';
import { staffConnection } from '@/platform/database/staff-connection';
import type { Parent } from '@/submissions/records/parent';

import { payload, userWithRole } from '../../support/payload';
import { opportunity, opportunityOf, patched } from '../../support/opportunities';
import { contact, emptyTables, quote } from '../../support/submissions/sent-submissions';

let admin: TypedUser;
let lead: TypedUser;
let first: Parent;
let second: Parent;

beforeAll(async () => {
  admin = await userWithRole('admin');
  lead = await userWithRole('lead');
});
beforeEach(async () => {
  await emptyTables();
  first = { form: 'quote', id: await quote({ reference: 'Q-7K2F-TRZ' }) };
  second = { form: 'contact', id: await contact({ reference: 'C-9PQR-ST' }) };
});
afterAll(emptyTables);

const rows = async (table: string) =>
  (
    await payload.db.drizzle.execute(
      sql`SELECT to_jsonb(t) AS row FROM ${sql.identifier(table)} AS t ORDER BY 1`,
    )
  ).rows;
const pound = { value: '1250000', currency: 'GBP' };
const opened = async ({ id }: Parent) => openSubmission(quoteForm, admin, id);
const wordsOf = async (of: Parent, user = admin) => {
  const open = await openSubmission(of.form === 'quote' ? quoteForm : contactForm, user, of.id);
  const colleagues = [{ id: admin.id, name: 'Ada', mayWork: true }];
  return open?.pipeline
    ? opportunityRemarks(open.pipeline, colleagues).map(({ words }) => words)
    : null;
};

test('a conversation of any form becomes one, in the first stage, once', async () => {
  for (const of of [first, second]) {
    await opportunity(admin, of);
    expect(await opportunityOf(of)).toMatchObject({ stage: 'new', outcome: null, version: 1 });
  }
  await expect(opportunity(lead, first)).rejects.toThrow('Meanwhile Test admin made it');
  expect(await rows('opportunity_changes')).toHaveLength(2);
});

test('what is changed is stored with its currency and day, and noted', async () => {
  await opportunity(admin, first);
  const step = { nextStep: 'Send it', nextStepDay: '2027-03-28', nextStepOwner: admin.id };
  await patched(admin, first, { ...pound, ...step, probability: 40, expectedClose: '2027-10-31' });
  expect(await opportunityOf(first)).toMatchObject({
    ...pound,
    ...step,
    probability: 40,
    expectedClose: '2027-10-31',
    version: 2,
  });
  // The same again is no change.
  expect(await patched(admin, first, pound)).toBeNull();
  expect(await wordsOf(first)).toEqual([
    'set its value to £12,500, set its probability to 40%, expects the end on 31 Oct 2027, set the next step: Send it, on 28 Mar 2027, by Ada',
    'made it an opportunity in New',
  ]);
  const log = JSON.stringify(await rows('audit_entries'));
  expect(log).toContain('opportunity changed');
  expect(log).not.toContain('Send it');
});

describe('of two who change it at once', () => {
  test('the second is told who did what, and nothing is overwritten', async () => {
    await opportunity(admin, first);
    const move = (user: TypedUser, stage: string) =>
      changeAsSeen(quoteForm, user, first.id, { patch: { stage, outcome: null }, expects: 1 });
    await move(lead, 'proposal');
    await expect(move(admin, 'talking')).rejects.toThrow(
      'Meanwhile Test lead moved it from New to Proposal sent, so nothing was changed.',
    );
    expect((await opportunityOf(first))?.stage).toBe('proposal');
  });

  test('one of twenty gets it', async () => {
    await opportunity(admin, first);
    const stages = ['talking', 'proposal', 'agreeing'];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, turn) =>
        changeAsSeen(quoteForm, admin, first.id, {
          patch: { stage: stages[turn % 3] ?? 'talking', outcome: null },
          expects: 1,
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rows('opportunity_changes')).toHaveLength(2);
  });

  test('one that was taken away and made again is another one', async () => {
    await opportunity(admin, first);
    await changeAsSeen(quoteForm, lead, first.id, { remove: true, expects: 1 });
    await opportunity(lead, first);
    await expect(
      changeAsSeen(quoteForm, admin, first.id, { patch: { probability: 9 }, expects: 1 }),
    ).rejects.toThrow('Meanwhile Test lead made it an opportunity');
  });
});

describe('an undo', () => {
  const undo = (key: string | null, user = admin) =>
    takeBackOpportunity(quoteForm, user, { id: first.id, key: key ?? '' });

  test('takes back making, changing and taking away', async () => {
    const made = await makeOpportunity(quoteForm, admin, first.id);
    await undo(made);
    expect(await opportunityOf(first)).toBeNull();
    await opportunity(admin, first, pound);
    await undo(await patched(admin, first, { value: '5', currency: 'EUR', stage: 'talking' }));
    expect(await opportunityOf(first)).toMatchObject({ ...pound, stage: 'new' });
    const before = await opportunityOf(first);
    await undo(
      await changeAsSeen(quoteForm, admin, first.id, {
        remove: true,
        expects: before?.version ?? 0,
      }),
    );
    expect(await opportunityOf(first)).toMatchObject({ ...pound, stage: 'new', outcome: null });
  });

  test('touches nothing that somebody changed since, and nothing of somebody else', async () => {
    await opportunity(admin, first);
    const key = await patched(admin, first, pound);
    await expect(undo(key, lead)).rejects.toThrow('no longer here');
    await patched(lead, first, { probability: 70 });
    await expect(undo(key)).rejects.toThrow('Meanwhile Test lead set its probability to 70%');
    expect(await opportunityOf(first)).toMatchObject({ ...pound, probability: 70 });
  });
});

describe('a merge', () => {
  const whole = async () => [await rows('opportunities'), await rows('opportunity_changes')];

  test('lends its opportunity to a conversation that has none, and takes it back exactly', async () => {
    await opportunity(admin, second, pound);
    const before = await whole();
    await mergeInto(admin, first, second);
    expect(await opportunityOf(first)).toMatchObject({ ...pound, of: second });
    expect((await opened(first))?.pipeline).toMatchObject({ aside: [], isMerged: false });
    expect((await openSubmission(contactForm, admin, second.id))?.pipeline?.isMerged).toBe(true);
    await takeMergeApart(admin, second);
    expect(await whole()).toEqual(before);
    expect(await opportunityOf(first)).toBeNull();
    expect(await opportunityOf(second)).toMatchObject(pound);
  });

  test('leaves that of the conversation standing, and the other one aside', async () => {
    await opportunity(admin, first, { value: '100', currency: 'GBP' });
    await opportunity(admin, second, pound);
    const before = await whole();
    await mergeInto(admin, first, second);
    const { pipeline } = (await opened(first)) ?? {};
    expect(pipeline?.opportunity).toMatchObject({ value: '100', of: first });
    expect(pipeline?.aside).toMatchObject([{ ...pound, of: second }]);
    await takeMergeApart(admin, second);
    expect(await whole()).toEqual(before);
  });

  test('what was merged gets none of its own', async () => {
    await mergeInto(admin, first, second);
    await expect(opportunity(admin, second)).rejects.toThrow('merged into another one');
  });
});

test('with the submission the database erases it and all that was done about it', async () => {
  await opportunity(admin, first, { ...pound, nextStep: 'Ring her' });
  await eraseSubmissions(staffConnection, [first.id]);
  expect(await rows('opportunities')).toEqual([]);
  expect(await rows('opportunity_changes')).toEqual([]);
});

test('an editor makes and changes none', async () => {
  const editor = await userWithRole('editor');
  await opportunity(admin, first);
  await expect(patched(editor, first, pound)).rejects.toThrow();
  await expect(opportunity(editor, second)).rejects.toThrow();
});

test('who may not know what it is worth is told nothing of it', async () => {
  await opportunity(admin, first);
  await patched(admin, first, { ...pound, probability: 40 });
  const blind = { ...lead, seesValues: false };
  const open = await openSubmission(quoteForm, blind, first.id);
  expect(open?.pipeline?.opportunity).toMatchObject({ value: null, currency: null });
  expect(await wordsOf(first, blind)).toEqual([
    'set its probability to 40%',
    'made it an opportunity in New',
  ]);
});
