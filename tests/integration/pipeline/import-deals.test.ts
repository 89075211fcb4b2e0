import { text } from 'node:stream/consumers';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { erasePerson } from '@/inbox/data-protection/erase-person';
import { tryFile } from '@/inbox/imports/try-file';
import { readOutbox } from '@/inbox/outbox/reads';
import { pipelineFile } from '@/inbox/pipeline/export';
import { parsePipelineView } from '@/inbox/pipeline/pipeline-view';
import { choicesOf, importLimits, tryImport, type ImportChoices } from '@/submissions/imports';
import { sortDeals } from '@/submissions/imports/deals/sort-deals';
import { readingOf } from '@/submissions/imports/reading';
import { runImports } from '@/submissions/imports/run-imports';
import { eraseFromImports, listFromImports } from '@/submissions/records/imports/rows-naming';
import {
  addRows,
  forgetOldImports,
  getImport,
  listWaitingRows,
  settleImport,
  startImport,
} from '@/submissions/records/imports/imports';
import { insertDeals } from '@/submissions/records/imports/insert-deals';
import { usualSettings } from '@/submissions/records/opportunities/settings';

import {
  hubspot,
  hubspotHeads,
  hubspotRows,
  pipedrive,
  pipedriveHeads,
  pipedriveRows,
  pipedriveThroughExcel,
} from '../../corpus/deals';
import { payload, userWithRole } from '../../support/payload';
import { opportunity, opportunityOf } from '../../support/opportunities';
import { contact, emptyTables, quote } from '../../support/submissions/sent-submissions';

let admin: TypedUser;
let lead: TypedUser;
beforeAll(async () => {
  admin = await userWithRole('admin');
  lead = await userWithRole('lead');
});
const empty = async () => {
  await emptyTables();
  await payload.db.drizzle.execute(sql`DELETE FROM imports; DELETE FROM erasures`);
};
beforeEach(empty);
afterAll(empty);

const { stages } = usualSettings;

const given = (bytes: Buffer | string) =>
  tryFile(lead, new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'deals.csv'));

/** A dry run of a file, and then of other choices. */
async function tried(bytes: Buffer | string, chosen: Partial<ImportChoices> = {}) {
  const answer = await given(bytes);
  if (!('id' in answer)) throw new Error(`It is refused: ${answer.fault}`);
  const dry = await importOf(answer.id);
  const known = choicesOf(dry);
  await tryImport(
    dry,
    {
      ...{ ...known, ...chosen },
      stages: { ...known.stages, ...chosen.stages },
      owners: { ...known.owners, ...chosen.owners },
    },
    stages,
  );
  return importOf(answer.id);
}

async function importOf(id: string) {
  const found = await getImport(id);
  if (!found) throw new Error('There is no such import');
  return found;
}

/** A dry run, and then all of it. */
async function imported(bytes: Buffer | string, chosen: Partial<ImportChoices> = {}) {
  const { id } = await tried(bytes, chosen);
  await startImport(id);
  await runImports(payload, () => true);
  return importOf(id);
}

const hubspotStages = {
  'Sales Pipeline: Appointment scheduled': 'new',
};
const plainStages = { 'Sales Pipeline: New': 'new' };

const rowsOf = async (statement: ReturnType<typeof sql>) =>
  (await payload.db.drizzle.execute(statement)).rows;
const conversations = () =>
  rowsOf(sql`
    SELECT s.id, s.name, s.email, s.message, s.status, s.source_utm_source AS source, s.assignee_id AS owner,
           s.submitted_at::date::text AS day, o.stage, o.outcome, o.value::text AS value, o.currency,
           o.probability, o.expected_close::text AS expected, o.closed_on::text AS closed,
           o.next_step AS step, o.reason, o.stage_since::date::text AS since
    FROM contact_submissions s LEFT JOIN opportunities o ON o.submission = s.id ORDER BY s.name`);

/** As many rows as one likes, each of somebody else. */
const many = (count: number, from = 0) =>
  hubspot(
    Array.from({ length: count }, (_, at) => [
      ...[String(from + at), `Deal ${at}`, 'New', 'Sales Pipeline', '100', '', '', '', '', 'GBP'],
      ...['', '', `P ${at} (p${from + at}@many.example)`, '', ''],
    ]),
  );

test('a dry run says what would come in, what has to be chosen and why rows cannot come, and writes nothing', async () => {
  const dry = await tried(hubspot());
  expect(dry).toMatchObject({ source: 'hubspot', state: 'tried', rows: 3, made: 2, there: 0 });
  expect(dry.found).toMatchObject({
    stages: [
      'Sales Pipeline: Appointment scheduled',
      'Sales Pipeline: Closed Won',
      'Sales Pipeline: Proposal sent',
    ],
    owners: ['Ann Smith (ann@hubspot.example)', 'Somebody Else'],
    ...{ hasTwoDays: false, hasTwoAmounts: false, hasNoCurrency: false },
  });
  expect(dry.problems).toEqual([{ line: 4, problem: 'Choose which of our stages its stage is.' }]);
  expect(await conversations()).toEqual([]);
  const former = { 'Sales Pipeline: Appointment scheduled': 'a-former-stage' };
  expect(await tried(hubspot(), { stages: former })).toMatchObject({ made: 2, refused: 1 });
  expect(await tried(hubspot(), { stages: hubspotStages })).toMatchObject({ made: 3, refused: 0 });
});

test('what HubSpot exports becomes conversations with opportunities, of which nobody is told', async () => {
  const done = await imported(hubspot(), {
    stages: hubspotStages,
    owners: { 'Ann Smith (ann@hubspot.example)': lead.id },
  });
  expect(done).toMatchObject({ state: 'done', made: 3, there: 0, refused: 0, problems: [] });
  const all = await conversations();
  expect(all).toMatchObject([
    {
      ...{ name: 'Bo Lind', email: 'bo@deals.example', status: 'archived', owner: lead.id },
      ...{ source: 'import: HubSpot', day: '2026-02-03', since: '2026-02-03' },
      ...{ stage: 'proposal', outcome: null, value: '1250050', currency: 'GBP' },
      // Its probability there is that of its stage there.
      ...{ probability: null, expected: '2027-03-28', closed: null, step: 'Send the offer' },
    },
    {
      ...{ name: 'Clinic', email: '', owner: null, day: '2026-02-05' },
      ...{ stage: 'new', outcome: null, value: null, currency: null, expected: '2027-01-31' },
    },
    {
      ...{ name: 'Cy Deal', email: 'cy@deals.example', day: '2026-02-04', since: '2026-05-06' },
      ...{ stage: 'new', outcome: 'won', value: '800000', currency: 'EUR', closed: '2026-05-06' },
    },
  ]);
  // Who may not see values reads the message.
  expect(JSON.stringify(all.map(({ message }) => message))).not.toMatch(/12500|8000|GBP/);
  expect(all[1]?.['message']).toMatch(
    /^Clinic "calendar" in two lines\n\nRecord ID: 903\nDeal Name: Clinic "calendar"\nin two lines\nDeal Stage: /,
  );
  expect(await rowsOf(sql`SELECT FROM payload_jobs`)).toEqual([]);
  expect(await rowsOf(sql`SELECT FROM import_rows`)).toEqual([]);
  expect(
    await rowsOf(sql`SELECT detail, jsonb_array_length(submissions) AS of, actor_id AS by
      FROM audit_entries ORDER BY at DESC LIMIT 1`),
  ).toEqual([{ detail: 'imported', of: 3, by: lead.id }]);
  expect(await rowsOf(sql`SELECT by, version FROM opportunity_changes`)).toEqual(
    Array.from({ length: 3 }, () => ({ by: lead.id, version: 1 })),
  );
});

test('no mail about them lies in the outbox, nor is one said to have been sent', async () => {
  await imported(hubspot(), { stages: hubspotStages });
  expect(await readOutbox(admin)).toEqual([]);
  const said = await rowsOf(
    sql`SELECT DISTINCT owner_notice_state, confirmation_state FROM contact_submissions`,
  );
  expect(said).toEqual([{ owner_notice_state: null, confirmation_state: null }]);
});

test('a second import doubles nothing, and leaves what was changed here as it is', async () => {
  await imported(hubspot(), { stages: hubspotStages });
  await payload.db.drizzle.execute(sql`UPDATE opportunities SET value = 7, stage = 'talking'`);
  const before = await conversations();
  expect(await tried(hubspot(), { stages: hubspotStages })).toMatchObject({ made: 0, there: 3 });
  const again = await imported(hubspot([...hubspotRows, ...hubspotRows]), {
    stages: hubspotStages,
  });
  expect(again).toMatchObject({ made: 0, there: 6, refused: 0 });
  expect(await conversations()).toEqual(before);
});

test('what stands twice in a file comes in once', async () => {
  const twice = hubspot([...hubspotRows, ...hubspotRows]);
  expect(await tried(twice, { stages: hubspotStages })).toMatchObject({ made: 3, there: 3 });
  expect(await imported(twice, { stages: hubspotStages })).toMatchObject({ made: 3, there: 3 });
  expect(await conversations()).toHaveLength(3);
});

test('one that is cut off goes on where it stands, also where two processes do', async () => {
  const { id } = await tried(many(450), { stages: plainStages });
  await startImport(id);
  let rounds = 0;
  expect(await runImports(payload, () => (rounds += 1) <= 1)).toBe(true);
  expect(await importOf(id)).toMatchObject({ state: 'running', made: 200 });
  expect(await rowsOf(sql`SELECT FROM import_rows`)).toHaveLength(250);
  await Promise.all([runImports(payload, () => true), runImports(payload, () => true)]);
  expect(await importOf(id)).toMatchObject({ state: 'done', made: 450, there: 0, refused: 0 });
  expect(await conversations()).toHaveLength(450);
});

test('who stops it keeps what came in, and the file is forgotten', async () => {
  const { id } = await tried(many(450), { stages: plainStages });
  await startImport(id);
  let rounds = 0;
  await runImports(payload, () => (rounds += 1) <= 1);
  await settleImport(id, 'stopped');
  expect(await runImports(payload, () => true)).toBe(false);
  expect(await importOf(id)).toMatchObject({ state: 'stopped', made: 200 });
  expect(await rowsOf(sql`SELECT FROM import_rows`)).toEqual([]);
  expect(await conversations()).toHaveLength(200);
});

describe('what Pipedrive exports', () => {
  test('comes in with its status, and a row that cannot be read blocks no other', async () => {
    const done = await imported(pipedrive());
    expect(done).toMatchObject({ made: 2, refused: 1 });
    expect(done.problems).toEqual([
      {
        line: 4,
        problem:
          '“Deal - Expected close date” is no day that is read here. Write it as 2026-11-23.',
      },
    ]);
    expect(await conversations()).toMatchObject([
      {
        ...{ name: 'Ed Möller', email: 'ed@deals.example', owner: lead.id, stage: 'new' },
        ...{ value: '1250050', currency: 'EUR', expected: '2027-04-03', day: '2026-01-02' },
      },
      {
        ...{ name: 'Flo', stage: 'talking', outcome: 'lost', reason: 'Price' },
        ...{ closed: '2026-06-05', since: '2026-06-05', value: '125075' },
      },
    ]);
  });

  test('in the letters of Windows, with semicolons, asks which day and amount are meant', async () => {
    const dry = await tried(pipedriveThroughExcel);
    expect(dry).toMatchObject({ made: 0, refused: 1 });
    expect(dry.found).toMatchObject({ hasTwoDays: true, hasTwoAmounts: true });
    await imported(pipedriveThroughExcel, { days: 'day-first', decimal: ',' });
    expect(await conversations()).toMatchObject([
      { name: 'Ed Möller', value: '1250000', expected: '2027-04-03', day: '2026-01-02' },
    ]);
  });

  test('is mended in the file and given again', async () => {
    await imported(pipedrive());
    const mended = pipedriveRows.map((row) => row.map((cell) => (cell === 'soon' ? '' : cell)));
    expect(await imported(pipedrive(mended))).toMatchObject({ made: 1, there: 2, refused: 0 });
  });
});

test('a row that the database does not take is told of, and the others come in', async () => {
  await payload.db.drizzle.execute(sql`
    ALTER TABLE contact_submissions ADD CONSTRAINT no_third CHECK (name <> 'P 3') NOT VALID`);
  const done = await imported(many(5), { stages: plainStages });
  await payload.db.drizzle.execute(sql`ALTER TABLE contact_submissions DROP CONSTRAINT no_third`);
  expect(done).toMatchObject({ state: 'done', made: 4, there: 0, refused: 1 });
  expect(done.problems).toEqual([
    { line: 5, problem: 'The database does not take it as it is. Enter it by hand.' },
  ]);
  expect(await conversations()).toHaveLength(4);
});

test('a long description is kept whole', async () => {
  const long = `${'Words of theirs. '.repeat(800)}The end.`;
  const file = hubspot([[...(hubspotRows[0] ?? []).slice(0, -1), long]]);
  await imported(file, { stages: hubspotStages });
  const [first] = await rowsOf(sql`SELECT message, notes_text AS notes FROM contact_submissions`);
  const notes = await rowsOf(sql`SELECT text FROM contact_submissions_notes ORDER BY _order`);
  const whole = [first?.['message'], ...notes.map((note) => note['text'])].join('');
  expect(whole).toContain(long);
  expect(String(first?.['notes'])).toContain('The end.');
});

describe('the file of this pipeline', () => {
  const file = () => text(pipelineFile(admin, parsePipelineView({ as: 'list' })));

  test('doubles nothing where it came from, whichever form each came by', async () => {
    for (const of of [
      { form: 'quote', id: await quote({ reference: 'Q-7K2F-TR' }) } as const,
      { form: 'contact', id: await contact({ reference: 'C-9PQR-ST' }) } as const,
    ])
      await opportunity(admin, of, { value: '1250050', currency: 'GBP' });
    expect(await imported(await file())).toMatchObject({ source: 'own', made: 0, there: 2 });
  });

  test('comes in again elsewhere as it was', async () => {
    const id = await contact({ reference: 'C-9PQR-ST', email: 'eve@deals.example', sent: 9 });
    const state = {
      ...{ stage: 'talking', value: '1250050', currency: 'EUR', probability: 65 },
      ...{ expectedClose: '2027-03-28', nextStep: 'Ring her', nextStepDay: '2027-01-02' },
      ...{ nextStepTime: '14:30', nextStepOwner: admin.id },
    };
    await opportunity(admin, { form: 'contact', id }, state);
    const exported = await file();
    await emptyTables();
    expect(await imported(exported)).toMatchObject({ made: 1, there: 0, problems: [] });
    expect(await opportunityOf({ id })).toMatchObject(state);
    expect(await conversations()).toMatchObject([{ email: 'eve@deals.example', name: 'Ada' }]);
    const [head, row] = exported.split('\r\n');
    expect(await file()).toContain(String(head));
    expect(row).toContain('eve@deals.example');
  });
});

test('a file that is still read cannot be started, and one that is thrown away then leaves no row', async () => {
  const { id } = await tried(hubspot(), { stages: hubspotStages });
  const rows = await listWaitingRows(id, -1, 10);
  await payload.db.drizzle.execute(sql`UPDATE imports SET rows = 0 WHERE id = ${id}`);
  expect(await startImport(id)).toBe(false);
  expect(await addRows(id, [{ place: 90, line: 91, cells: rows[0]?.cells ?? {} }])).toBe(true);
  await settleImport(id, 'stopped');
  expect(await addRows(id, [{ place: 91, line: 92, cells: {} }])).toBe(false);
  expect(await listWaitingRows(id, -1, 10)).toEqual([]);
});

describe('of who is erased', () => {
  test('nothing that waits comes in, and nothing of theirs from before does later', async () => {
    const { id } = await tried(hubspot(), { stages: hubspotStages });
    await startImport(id);
    await erasePerson(admin, ['bo@deals.example']);
    await runImports(payload, () => true);
    expect(await importOf(id)).toMatchObject({ state: 'done', made: 2 });
    const again = await imported(hubspot(), { stages: hubspotStages });
    expect(again).toMatchObject({ made: 0, there: 2 });
    expect(again.problems).toEqual([
      {
        line: 2,
        problem: 'It, or whoever sent it, was erased here since then, and stays so.',
      },
    ]);
    expect((await conversations()).map(({ email }) => email)).toEqual(['', 'cy@deals.example']);
  });

  test('nothing of theirs comes back by a file that says no day, or one to come', async () => {
    await erasePerson(admin, ['bo@deals.example']);
    const day = hubspotHeads.indexOf('Create Date');
    for (const said of ['', '2099-01-01']) {
      const anew = hubspot(hubspotRows.map((row) => row.with(day, said)));
      const { problems } = await imported(anew, { stages: hubspotStages });
      expect(problems.map(({ problem }) => problem)).toContain(
        'It, or whoever sent it, was erased here since then, and stays so.',
      );
    }
  });

  test('rows of somebody whose address begins or ends with theirs stay', async () => {
    const { id } = await tried(hubspot(), { stages: hubspotStages });
    const before = await listWaitingRows(id, -1, 10);
    await eraseFromImports(['o@deals.example', 'bo@deals.exampl']);
    expect(await listWaitingRows(id, -1, 10)).toEqual(before);
    const named = async (address: string) => {
      const found: unknown[] = [];
      for await (const cells of listFromImports([address])) found.push(cells);
      return found.length;
    };
    expect([await named('o@deals.example'), await named('BO@deals.example')]).toEqual([0, 1]);
  });

  test('a row that goes between being read and coming in stays out', async () => {
    const { id } = await tried(hubspot(), { stages: hubspotStages });
    await startImport(id);
    const rows = await listWaitingRows(id, -1, 10);
    const { fresh } = await sortDeals(readingOf(await importOf(id), stages), rows, new Set());
    await eraseFromImports(['Bo@deals.example']);
    const places = rows.map(({ place }) => place);
    await insertDeals(lead, fresh, { import: id, places, problems: [] });
    expect(await importOf(id)).toMatchObject({ made: 2, there: 0 });
    expect((await conversations()).map(({ email }) => email)).toEqual(['', 'cy@deals.example']);
  });

  test('what came in is erased with them', async () => {
    await imported(hubspot(), { stages: hubspotStages });
    const receipt = await erasePerson(admin, ['bo@deals.example']);
    expect(receipt.erased).toHaveLength(1);
    expect(await imported(hubspot(), { stages: hubspotStages })).toMatchObject({
      ...{ made: 0, there: 2, refused: 1 },
    });
  });
});

test('a file with which nobody goes on is forgotten after its days', async () => {
  const { id } = await tried(hubspot());
  await forgetOldImports(7);
  expect(await getImport(id)).not.toBeNull();
  await payload.db.drizzle.execute(sql`UPDATE imports SET at = now() - interval '8 days'`);
  await forgetOldImports(7);
  expect(await getImport(id)).toBeNull();
  expect(await rowsOf(sql`SELECT FROM import_rows`)).toEqual([]);
});

describe('a file is refused in words', () => {
  const without = (head: string) =>
    `${hubspotHeads.filter((each) => each !== head).join(',')}\r\n1,2,3\r\n`;

  test.each([
    ['nothing', '', 'none'],
    ['heads alone', `${pipedriveHeads.join(',')}\r\n`, 'empty'],
    ['another file', 'Name,Age\r\nAda,36\r\n', 'columns'],
    ['a spreadsheet', Buffer.from('504b0304140006000800', 'hex'), 'empty'],
    ['no number', without('Record ID'), 'number'],
    [
      'a crowd of columns',
      `${hubspotHeads.join(',')}${',More'.repeat(500)}\r\n901,2,3\r\n`,
      'wide',
    ],
    [
      'the name of one a novel',
      `${hubspotHeads.join(',')},${'x'.repeat(301)}\r\n901,2\r\n`,
      'wide',
    ],
    ['a quotation that does not end', `${hubspotHeads.join(',')}\r\n"1,2`, 'csv'],
    ['nulls and halves of letters', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41]), 'empty'],
  ])('%s', async (_, bytes, fault) => {
    expect(await given(bytes)).toEqual({ fault });
  });

  test('too many rows, before any is kept', async () => {
    const row = '1,Deal,New\r\n'.repeat(importLimits.rows + 1);
    expect(await given(`Record ID,Deal Name,Deal Stage\r\n${row}`)).toEqual({ fault: 'rows' });
    expect(await rowsOf(sql`SELECT FROM import_rows`)).toEqual([]);
  });

  test('more stages than anybody chooses for', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => `${at},Deal,Stage ${at}`).join('\r\n');
    expect(await given(`Record ID,Deal Name,Deal Stage\r\n${rows}`)).toEqual({ fault: 'named' });
  });

  test('the sixth that waits', async () => {
    for (let turn = 0; turn < importLimits.waiting; turn += 1) await tried(hubspot());
    expect(await given(hubspot())).toEqual({ fault: 'waiting' });
  });
});

test('rows with too few or too many cells, nulls and stray quotes come in as far as they can', async () => {
  const file = [
    'Record ID,Deal Name,Deal Stage,Associated Company',
    '1,Say "hello",New',
    '2,Nul\0l,New,Quay,more,and more',
    '',
    ',No number,New,Quay',
  ].join('\n');
  const done = await imported(file);
  expect(done).toMatchObject({ made: 2, refused: 1 });
  expect(done.problems).toEqual([
    { line: 5, problem: 'It has no number, without which a second import would double it.' },
  ]);
});
