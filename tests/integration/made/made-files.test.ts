import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { readRecord } from '@/forms/made/record';
import { erasePerson } from '@/inbox/data-protection/erase-person';
import { exportSubmissions } from '@/inbox/export';
import { parseView } from '@/inbox/list/inbox-view';
import { Unavailable } from '@/platform/database/failures';
import { madeConnection, refreshForms } from '@/submissions/made/known-forms';
import { listFormFiles } from '@/submissions/records/attachments/form-files';
import { doorConnection, filesConnection } from '@/submissions/records/door-connection';
import { emptySpoolOnce } from '@/submissions/spool/empty-spool';
import { spool } from '@/submissions/spool/spool';
import { submitMade } from '@/submissions/submit';

import { payload, userWithRole } from '../../support/payload';

const slug = 'files-of-tests';
const asServer = {
  ...{ overrideAccess: true, depth: 0 },
  context: { disableRevalidate: true },
} as const;
const answer = z.object({ id: z.string() });
const refusal = z.object({
  error: z.object({ code: z.string(), fields: z.record(z.string(), z.string()).optional() }),
});

let admin: TypedUser;
let form: string;

const emptied = () =>
  payload.db.drizzle.execute(
    sql`DELETE FROM attachments; DELETE FROM custom_submissions; DELETE FROM payload_jobs`,
  );

beforeAll(async () => {
  admin = await userWithRole('admin');
  const made = await payload.create({
    collection: 'custom-forms',
    data: {
      ...{ title: 'Job', slug, submit: 'Send', _status: 'published' },
      ...{ thanksTitle: 'Thanks', thanksText: 'Thanks', privacyNote: 'Note' },
      questions: [
        { key: 'q0000000001', kind: 'email', label: 'Email', required: true },
        { key: 'q0000000002', kind: 'checkbox', label: 'I have a picture' },
        {
          ...{ key: 'q0000000003', kind: 'file', label: 'Picture', onlyIf: 'q0000000002' },
          ...{ required: true, files: 'pictures' },
        },
        { key: 'q0000000004', kind: 'file', label: 'Papers', mostFiles: 10, files: 'documents' },
      ],
    },
    ...asServer,
  });
  form = made.id;
  await refreshForms();
});
beforeEach(emptied);
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await emptied();
  await payload.delete({ collection: 'custom-forms', id: form, trash: true, ...asServer });
});

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const pdf = Buffer.from('%PDF-1.7\nA page');

type Part = string | readonly [name: string, content: Buffer];

function bodyOf(parts: readonly (readonly [string, Part])[]): FormData {
  const body = new FormData();
  body.set('q0000000001', 'files.of.tests@quay.example');
  for (const [name, part] of parts)
    if (typeof part === 'string') body.set(name, part);
    else body.append(name, new File([new Uint8Array(part[1])], part[0]));
  return body;
}

const send = (
  parts: readonly (readonly [string, Part])[],
  headers: Record<string, string> = { Accept: 'application/json' },
) =>
  submitMade(
    slug,
    new Request(`http://localhost:3000/api/forms/${slug}`, {
      ...{ method: 'POST', headers },
      body: bodyOf(parts),
    }),
  );

const picture = ['q0000000003', ['me.png', png]] as const;
const papers = ['q0000000004', ['cv.pdf', pdf]] as const;
const ticked = ['q0000000002', 'yes'] as const;

const namesOf = async (id: string) => (await listFormFiles(id)).map(({ name }) => name);

test('files are kept with their submission and named under their questions, to the last place', async () => {
  const response = await send([ticked, picture, papers, ['q0000000004', ['work.pdf', pdf]]]);
  const { id } = answer.parse(await response.json());
  expect(await namesOf(id)).toEqual(['me.png', 'cv.pdf', 'work.pdf']);
  const kept = await payload.findByID({ collection: 'custom-submissions', id, ...asServer });
  expect(readRecord(kept.record)?.asked.map(({ label, words }) => [label, words])).toEqual([
    ['Email', 'files.of.tests@quay.example'],
    ['I have a picture', 'Yes'],
    ['Picture', 'me.png (16 bytes)'],
    ['Papers', 'cv.pdf (15 bytes), work.pdf (15 bytes)'],
  ]);
  const view = parseView({ tab: 'custom', formId: form });
  const file = await new Response(exportSubmissions(view, admin, 'csv')).text();
  expect(file).toContain('cv.pdf (15 bytes), work.pdf (15 bytes)');
  await erasePerson(admin, ['files.of.tests@quay.example']);
  expect(await namesOf(id)).toEqual([]);
});

test('a browser without a script sends the same', async () => {
  const response = await send([papers], {});
  expect(response.status).toBe(303);
  const { docs } = await payload.find({ collection: 'custom-submissions', ...asServer });
  expect(await namesOf(docs[0]?.id ?? '')).toEqual(['cv.pdf']);
});

test('a file that was mended is another submission, the same one sent twice is none', async () => {
  for (const content of ['%PDF-1.7\nA page', '%PDF-1.7\nB page', '%PDF-1.7\nA page'])
    expect((await send([['q0000000004', ['cv.pdf', Buffer.from(content)]]], {})).status).toBe(303);
  const { totalDocs } = await payload.count({ collection: 'custom-submissions', ...asServer });
  expect(totalDocs).toBe(2);
});

test('the file of a question that was not asked is dropped, whatever it is', async () => {
  for (const each of [picture, ['q0000000003', ['me.png', pdf]] as const]) {
    const { id } = answer.parse(await (await send([each, papers])).json());
    expect(await namesOf(id)).toEqual(['cv.pdf']);
  }
});

test.each([
  [[ticked], 'q0000000003', /Choose a file for “Picture”/],
  [[ticked, picture, picture], 'q0000000003', /Choose one file for Picture/],
  [[ticked, ['q0000000003', ['cv.pdf', pdf]]], 'q0000000003', /not taken here/],
  [[ticked, ['q0000000003', ['me.png', pdf]]], 'q0000000003', /By its content it is no png file/],
  [[['q0000000004', ['run.exe', pdf]]], 'q0000000004', /Files of this kind are not taken/],
  [Array.from({ length: 11 }, () => papers), 'q0000000004', /There are 10 files already/],
  [
    [ticked, picture, ...Array.from({ length: 10 }, () => papers)],
    'q0000000004',
    /There are 10 files already/,
  ],
] as const)(
  'what is wrong with files is said at their question, and nothing is kept: %#',
  async (...given) => {
    const [parts, field, words] = given;
    const response = await send(parts);
    expect(response.status).toBe(422);
    expect(refusal.parse(await response.json()).error.fields?.[field]).toMatch(words);
    const { totalDocs } = await payload.count({ collection: 'custom-submissions', ...asServer });
    expect(totalDocs).toBe(0);
  },
);

function takeDatabaseAway() {
  const away = [doorConnection, filesConnection, madeConnection].map((connection) =>
    vi.spyOn(connection, 'query').mockRejectedValue(new Unavailable()),
  );
  return () => {
    for (const each of away) each.mockRestore();
  };
}

test('while the database is away a file is refused in words, and what has none waits', async () => {
  const bringBack = takeDatabaseAway();
  const refused = await send([papers]);
  expect([refused.status, await refused.json()]).toEqual([
    503,
    {
      error: {
        code: 'no-files-now',
        message:
          'Files cannot be taken just now. Send it again in a few minutes, or without files.',
      },
    },
  ]);
  expect(spool.size).toBe(0);
  expect((await send([])).status).toBe(201);
  expect(spool.size).toBe(1);
  bringBack();
  await emptySpoolOnce();
});

test('what is large is refused then before it is read', async () => {
  const bringBack = takeDatabaseAway();
  const pull = vi.fn();
  const coming = {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Length': '20000000',
      'Content-Type': 'multipart/form-data; boundary=x',
    },
    body: new ReadableStream({ pull }, { highWaterMark: 0 }),
    duplex: 'half',
  };
  const request = new Request(`http://localhost:3000/api/forms/${slug}`, coming);
  const response = await submitMade(slug, request);
  bringBack();
  expect(refusal.parse(await response.json()).error.code).toBe('no-files-now');
  expect(pull).not.toHaveBeenCalled();
});
