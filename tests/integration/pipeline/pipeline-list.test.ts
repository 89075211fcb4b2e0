import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { contactForm, quoteForm } from '@/forms';
import { exportPerson } from '@/inbox/data-protection/export-person';
import { streamOf } from '@/inbox/export';
import { columnsOf } from '@/inbox/pipeline/board/columns';
import { withCardIn } from '@/inbox/pipeline/board/card';
import { pipelineFile } from '@/inbox/pipeline/export';
import { figuresFile } from '@/inbox/pipeline/figures/figures-file';
import { readFigures } from '@/inbox/pipeline/figures/pipeline-figures';
import { readMonday } from '@/inbox/pipeline/monday/monday';
import { parsePipelineView, pipelineAddress } from '@/inbox/pipeline/pipeline-view';
import { readView } from '@/inbox/pipeline/rows';
import { totalOf, weightedTexts, wholeTexts } from '@/inbox/pipeline/sums';
import { changeSubmissions } from '@/inbox/submission/work';
import { mergeInto } from '@/inbox/merge/merge-submissions';
import { dayAfter } from '@/platform/place/days';
import { today } from '@/platform/place/calendar-day';
import type { Parent } from '@/submissions/records/parent';

import { expectOutput } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { opportunity, patched } from '../../support/opportunities';
import { contact, emptyTables, quote } from '../../support/submissions/sent-submissions';

let admin: TypedUser;
let lead: TypedUser;
let [ada, ben, cem]: Parent[] = [];

const text = async (parts: AsyncGenerator<string>) => {
  let all = '';
  for await (const part of parts) all += part;
  return all;
};
const shown = (params: Record<string, string> = {}, user = admin) =>
  readView(user, parsePipelineView(params));
const names = async (params: Record<string, string>, user = admin) =>
  (await shown({ as: 'list', ...params }, user))?.rows.map(({ reference }) => reference).toSorted();

const must = (of: Parent | undefined): Parent => {
  if (!of) throw new Error('There is none');
  return of;
};

beforeAll(async () => {
  admin = await userWithRole('admin');
  lead = await userWithRole('lead');
});
beforeEach(async () => {
  await emptyTables();
  ada = { form: 'quote', id: await quote({ reference: 'Q-ADA', sent: 20 }) };
  ben = { form: 'contact', id: await contact({ reference: 'C-BEN', sent: 9 }) };
  cem = { form: 'quote', id: await quote({ reference: 'Q-CEM', sent: 3 }) };
  await payload.db.drizzle.execute(sql`
    UPDATE quote_submissions SET source_landing_page = '/industries/health-care?x=1', company = '=Quay'
    WHERE reference = 'Q-ADA'`);
  await opportunity(admin, ada, {
    ...{ value: '1000000', currency: 'GBP', stage: 'proposal', expectedClose: '2027-03-28' },
    ...{ nextStep: 'Send it', nextStepDay: dayAfter(today(), -1) },
  });
  await opportunity(admin, ben, { value: '500050', currency: 'EUR', probability: 33 });
  await opportunity(admin, cem);
});
afterAll(emptyTables);

test('the board has a column for each stage, and never sums two currencies', async () => {
  const board = await shown();
  if (!board) throw new Error('It was not read');
  const columns = columnsOf(board, []);
  expect(
    columns.map(({ label, count, whole, weighted }) => [label, count, whole, weighted]),
  ).toEqual([
    ['New', 2, ['€5,000.50'], ['€1,650']],
    ['Talking', 0, [], []],
    ['Proposal sent', 1, ['£10,000'], ['£5,000']],
    ['Agreeing terms', 0, [], []],
  ]);
  const [card] = columns[2]?.cards ?? [];
  expect(card).toMatchObject({ name: 'Ada', isLate: true, expected: '28 Mar 2027', owner: null });
  const moved = withCardIn(columns, { id: must(ada).id, to: 'agreeing' });
  expect(moved.map(({ count }) => count)).toEqual([2, 0, 0, 1]);
  expect(withCardIn(columns, { id: must(ada).id, to: 'proposal' })).toEqual(columns);
});

test('what stands in a stage that is gone is shown, and can be moved', async () => {
  await patched(admin, must(cem), { stage: 'gone', outcome: null });
  const board = await shown();
  if (!board) throw new Error('It was not read');
  expect(columnsOf(board, []).map(({ label, count }) => [label, count])[0]).toEqual([
    'A former stage',
    1,
  ]);
});

describe('a list is narrowed', () => {
  test('by each of its filters', async () => {
    await changeSubmissions(quoteForm, admin, [must(cem).id], { assignee: admin.id });
    const table: [Record<string, string>, string[]][] = [
      [{}, ['C-BEN', 'Q-ADA', 'Q-CEM']],
      [{ stage: 'new' }, ['C-BEN', 'Q-CEM']],
      [{ person: admin.id }, ['Q-CEM']],
      [{ person: '-' }, ['C-BEN', 'Q-ADA']],
      [{ form: 'contact' }, ['C-BEN']],
      [{ step: 'none' }, ['C-BEN', 'Q-CEM']],
      [{ step: 'overdue' }, ['Q-ADA']],
      [{ by: today() }, ['Q-ADA']],
      [{ closing: '2027-03' }, ['Q-ADA']],
      [{ closing: '2027-04' }, []],
      [{ closing: '-' }, ['C-BEN', 'Q-CEM']],
      [{ currency: 'EUR' }, ['C-BEN']],
      [{ industry: 'health-care' }, ['Q-ADA']],
      [{ industry: '-' }, ['C-BEN', 'Q-CEM']],
      [{ project: 'portal' }, ['Q-ADA', 'Q-CEM']],
      [{ stuck: 'yes' }, []],
      [{ q: 'systems' }, ['C-BEN']],
      [{ q: 'seven' }, ['Q-ADA', 'Q-CEM']],
      [{ q: 'seven', stage: 'new' }, ['Q-CEM']],
      [{ outcome: 'won' }, []],
    ];
    for (const [params, found] of table)
      expect([params, await names(params)]).toEqual([params, found]);
    await payload.db.drizzle.execute(
      sql`UPDATE opportunities SET stage_since = now() - interval '40 days' WHERE stage = 'proposal'`,
    );
    expect(await names({ stuck: 'yes' })).toEqual(['Q-ADA']);
  });

  test('and its address says by what', () => {
    const params = {
      as: 'list',
      stage: 'new',
      closing: '2027-03',
      industry: '-',
      q: 'a b',
      page: '2',
    };
    const view = parsePipelineView(params);
    const read = new URL(pipelineAddress(view), 'http://inbox').searchParams;
    expect(parsePipelineView(Object.fromEntries(read))).toEqual(view);
    const odd = parsePipelineView({
      stage: "'; DROP",
      closing: '2027-13',
      person: 'me',
      page: '-1',
    });
    expect(pipelineAddress(odd)).toBe('/admin/pipeline');
  });
});

test('whose conversations are shown stands in the audit log', async () => {
  const listed = async () => {
    const { rows } = await payload.db.drizzle.execute(sql`
      SELECT action, submissions FROM audit_entries
      WHERE detail = 'pipeline' AND (submissions ? ${must(ada).id} OR submissions ? ${must(ben).id})
      ORDER BY at`);
    return rows;
  };
  await shown({ as: 'list', stage: 'proposal' });
  await text(pipelineFile(admin, parsePipelineView({ as: 'list', form: 'contact' })));
  expect(await listed()).toEqual([
    { action: 'listed', submissions: [must(ada).id] },
    { action: 'exported', submissions: [must(ben).id] },
  ]);
});

test('the trash is left out, and what was merged counts once', async () => {
  await changeSubmissions(contactForm, admin, [must(ben).id], { isDeleted: true });
  expect(await names({})).toEqual(['Q-ADA', 'Q-CEM']);
  await changeSubmissions(contactForm, admin, [must(ben).id], { isDeleted: false });
  await mergeInto(admin, must(ada), must(ben));
  expect(await names({})).toEqual(['Q-ADA', 'Q-CEM']);
  expect(await names({ currency: 'EUR' })).toEqual([]);
  const other = { form: 'contact', id: await contact({ reference: 'C-NEW' }) } as const;
  await mergeInto(admin, other, must(cem));
  expect(await names({})).toEqual(['C-NEW', 'Q-ADA']);
});

test('a file has no formula, and says all that a view finds', async () => {
  await patched(admin, must(ada), { nextStep: '=HYPERLINK("x")' });
  const file = await text(
    pipelineFile(admin, parsePipelineView({ as: 'list', stage: 'proposal' })),
  );
  const [head, row, ...rest] = file.split('\r\n');
  expect(rest).toEqual(['']);
  expect(head).toContain('"Value","Currency","Expected end"');
  expect(row).toContain(`"'=HYPERLINK(""x"")"`);
  expect(row).toContain(`"'=Quay"`);
  expect(row).toContain(`"'10,000","GBP","'2027-03-28"`);
});

describe('what ended', () => {
  const end = (of: Parent | undefined, outcome: 'won' | 'lost', reason: string | null) =>
    patched(admin, must(of), { outcome, reason, closedOn: today() });

  test('is counted by each dimension, each number with its list', async () => {
    await end(ada, 'won', 'Fit');
    await end(ben, 'lost', 'Price');
    await end(cem, 'lost', null);
    const figures = await readFigures(admin);
    expect(figures?.all).toMatchObject({ won: 1, lost: 2, wonSums: { GBP: '1000000' } });
    expect(figures?.ended.industry).toEqual([
      { value: null, won: 0, lost: 2, wonSums: {} },
      { value: 'health-care', won: 1, lost: 0, wonSums: { GBP: '1000000' } },
    ]);
    expect(figures?.ended.form.map(({ value, won, lost }) => [value, won, lost])).toEqual([
      ['quote', 1, 1],
      ['contact', 0, 1],
    ]);
    expect(figures?.reasons.map(({ outcome, reason }) => [outcome, reason])).toContainEqual([
      'lost',
      null,
    ]);
    const from = figures?.since ?? '';
    expect(await names({ outcome: 'won', industry: 'health-care', from })).toEqual(['Q-ADA']);
    expect(await names({ outcome: 'lost', reason: '-', from })).toEqual(['Q-CEM']);
    expect(await names({ outcome: 'lost', industry: '-', from })).toEqual(['C-BEN', 'Q-CEM']);
    expect(await names({ outcome: 'won', from: dayAfter(today()) })).toEqual([]);
    expect(await names({})).toEqual([]);
    expect(await figuresFile(admin)).toContain('"By","What","Won","Lost","Rate"');
  });

  test('and how long it took', async () => {
    await payload.db.drizzle.execute(sql`
      UPDATE quote_submissions SET replied_at = submitted_at + interval '2 hours' WHERE reference = 'Q-ADA'`);
    await payload.db.drizzle.execute(sql`
      UPDATE opportunity_changes SET at = now() - interval '10 days' WHERE before IS NULL`);
    await patched(admin, must(ada), { stage: 'agreeing', outcome: null });
    await end(ada, 'won', 'Fit');
    const { times, stageTimes } = (await readFigures(admin)) ?? {};
    expect(times).toMatchObject({ won: 1, toFirstReplySeconds: 7200 });
    expect(times?.fromEnquiryDays).toBeGreaterThanOrEqual(19);
    const inProposal = stageTimes?.find(({ stage }) => stage === 'proposal');
    expect(Math.round((inProposal?.medianSeconds ?? 0) / 86_400)).toBe(10);
    // What has ended stands nowhere any more.
    expect(stageTimes?.find(({ stage }) => stage === 'agreeing')?.medianSeconds).toBeLessThan(60);
  });
});

test('the forecast is by month and currency, and what has no day stands by itself', async () => {
  const figures = await readFigures(admin);
  const lines = figures?.months.map((month) => [
    month.month,
    month.count,
    wholeTexts(month),
    weightedTexts(month),
  ]);
  expect(lines).toEqual([
    ['2027-03', 1, ['£10,000'], ['£5,000']],
    [null, 2, ['€5,000.50'], ['€1,650']],
  ]);
});

test('Monday says what is due, stuck, and without a step', async () => {
  const monday = await readMonday(admin);
  const of = (part: { rows: readonly { reference: string }[] } | undefined) =>
    part?.rows.map(({ reference }) => reference).toSorted();
  expect(of(monday?.due)).toEqual(['Q-ADA']);
  expect(of(monday?.withoutStep)).toEqual(['C-BEN', 'Q-CEM']);
  expect(of(monday?.stuck)).toEqual([]);
  await patched(admin, must(cem), { outcome: 'lost', closedOn: today() });
  expect(of((await readMonday(admin))?.lost)).toEqual(['Q-CEM']);
});

describe('who may not know what it is worth', () => {
  // Whole ones: a time in seconds has digits enough to hold any of them.
  const amounts = /\b(?:1000000|10,000|5,000|5000|500050|1,650)\b|GBP|EUR|£|€/;

  test('finds no amount in any list, sum, figure or file', async () => {
    const blind = { ...lead, seesValues: false };
    await patched(admin, must(ben), { outcome: 'won', closedOn: today() });
    const view = parsePipelineView({ as: 'list', order: 'value', currency: 'GBP' });
    const bigint = (_: string, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value;
    const all = await Promise.all([
      shown({}, blind),
      shown({ outcome: 'won' }, blind),
      readFigures(blind),
      readMonday(blind),
      text(pipelineFile(blind, view)),
      figuresFile(blind),
    ]);
    expect(all.every((each) => each !== null)).toBe(true);
    for (const each of all) expect(JSON.stringify(each, bigint)).not.toMatch(amounts);
    // Nor does the order of a list, or a filter, tell it.
    expect(await names({ currency: 'GBP' }, blind)).toEqual(['Q-ADA', 'Q-CEM']);
    const person = async (user: TypedUser) =>
      new Response(streamOf(exportPerson(user, ['a@b.example']))).text();
    expect(await person(blind)).toContain('"opportunityChanges"');
    expect(await person(blind)).not.toMatch(/1000000|500050|GBP|EUR/);
    expect(await person(lead)).toMatch(/1000000[^]*GBP|GBP[^]*1000000/);
    const seeing = await text(pipelineFile(lead, view));
    expect(seeing).toMatch(amounts);
  });
});

test('an account that is bound to some forms counts and finds those alone', async () => {
  const doc = await payload.create({
    collection: 'users',
    data: {
      ...{ name: 'Bound', role: 'lead', email: 'bound.pipeline@journeys.example' },
      ...{ password: 'quill harbour 47 lantern', sees: 'chosen', seenForms: ['contact'] },
    },
    overrideAccess: true,
  });
  const bound: TypedUser = { ...doc, collection: 'users' };
  try {
    expect(await names({}, bound)).toEqual(['C-BEN']);
    const total = totalOf((await shown({}, bound))?.sums ?? []);
    expect([total.count, wholeTexts(total)]).toEqual([1, ['€5,000.50']]);
    expect((await readFigures(bound))?.months.map(({ month }) => month)).toEqual([null]);
    expect((await readMonday(bound))?.due.rows).toEqual([]);
    const file = await text(pipelineFile(bound, parsePipelineView({ as: 'list' })));
    expect(file).not.toContain('Q-');
    // Also what was merged into something that they may read.
    await mergeInto(admin, must(ben), must(ada));
    expect(await names({}, bound)).toEqual(['C-BEN']);
  } finally {
    await payload.delete({ collection: 'users', id: doc.id, overrideAccess: true });
  }
});

test('an editor reads nothing of it', async () => {
  const editor = await userWithRole('editor');
  expectOutput(/could not read the pipeline: Forbidden/, /could not read the figures/);
  expect(await shown({}, editor)).toBeNull();
  expect(await readFigures(editor)).toBeNull();
  await expect(text(pipelineFile(editor, parsePipelineView({})))).rejects.toThrow();
});
