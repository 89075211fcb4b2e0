import { sql } from '@payloadcms/db-postgres';
import { createLocalReq } from 'payload';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { isOn } from '@/features';
import { findNames } from '@/panel/calendar/names';
import { listApprovalsFor } from '~/collections/review/approvals/approvals';
import { approvalMail } from '~/collections/review/approvals/mails';
import { forgetSettledApprovals, onlyOpen } from '~/collections/review/approvals/open-approvals';

import { logNowhere, payload, userWithRole } from '../../support/payload';
import { rest } from '../../support/rest';
import { signedInAdmin, signedInAs, signedInEditor } from '../../support/staff/editor';

// Refusals have their lines.
logNowhere();

const asServer = { overrideAccess: true, context: { disableRevalidate: true } } as const;
let editor: Record<string, string>;
let admin: Record<string, string>;
let [editorId, adminId] = ['', ''];
beforeAll(async () => {
  editor = await signedInEditor();
  admin = await signedInAdmin();
  editorId = (await userWithRole('editor')).id;
  adminId = (await userWithRole('admin')).id;
});

afterEach(async () => {
  await payload.db.drizzle.execute(sql`DELETE FROM content_approvals`);
  await payload.delete({
    collection: 'pages',
    where: { title: { like: 'to approve' } },
    trash: true,
    ...asServer,
  });
  await payload.delete({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'tell-of-review' } },
    ...asServer,
  });
});

const answered = z.object({ doc: z.object({ id: z.string() }) });
const state = z.object({
  approval: z.looseObject({ state: z.string(), note: z.string(), answer: z.string() }).nullable(),
  colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
  canAsk: z.boolean(),
  words: z.string().nullable(),
  compare: z.object({ latest: z.string(), published: z.string() }).nullable(),
});

const hero = { blockType: 'hero', heading: 'To approve', intro: 'Of a test.' };

async function draftPage(slug: string, query = '?draft=true'): Promise<string> {
  const body = { title: `Page ${slug} to approve`, slug: `approve-${slug}`, blocks: [hero] };
  const answer = await rest('POST', `/pages${query}`, { headers: editor, body });
  return answered.parse(await answer.json()).doc.id;
}
const write = (id: string, title: string) =>
  rest('PATCH', `/pages/${id}?draft=true&autosave=true`, { headers: editor, body: { title } });

const of = (id: string, owner = 'pages') => `/approvals?owner=${owner}&document=${id}`;
const read = async (id: string, headers = editor) =>
  state.parse(await (await rest('GET', of(id), { headers })).json());
const act = (id: string, body: object, headers = editor) => rest('POST', of(id), { headers, body });
const said = async (answer: Response) => [answer.status, await answer.text()];

const ask = (id: string, note = 'Is the price right?') =>
  act(id, { deed: 'ask', approver: adminId, note });
const approve = async (id: string, deed = 'approve') =>
  act(id, { deed, words: (await read(id, admin)).words, note: 'Fine.' }, admin);

/** What is queued, and the mails that come of it, by receiver. */
async function mails() {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'tell-of-review' } },
    sort: 'createdAt',
    ...asServer,
  });
  const input = z.object({
    id: z.string(),
    input: z.object({
      event: z.enum(['asked', 'approved', 'published', 'returned']),
      about: z.string(),
    }),
  });
  const sent = [];
  for (const doc of docs) {
    const job = input.parse(doc);
    const mail = await approvalMail(payload, job.id, job.input.event, job.input.about);
    sent.push([mail?.to, mail?.subject, mail?.text]);
  }
  return sent;
}

test('nothing is said of a draft that nobody asked about, and an editor learns names alone', async () => {
  const known = await read(await draftPage('fresh'));
  expect(known).toMatchObject({ approval: null, canAsk: true, compare: null });
  expect(known.colleagues).toContainEqual({ id: adminId, name: 'Test admin' });
  expect(known.colleagues.map(({ id }) => id)).not.toContain(editorId);
  const lead = await userWithRole('lead');
  expect(known.colleagues.map(({ id }) => id)).not.toContain(lead.id);
});

test('a colleague is asked and told, gives it back with a note, and who asked is told', async () => {
  const id = await draftPage('back');
  expect((await ask(id)).status).toBe(200);
  expect((await read(id)).approval).toMatchObject({
    state: 'waiting',
    note: 'Is the price right?',
  });
  const [asked] = await mails();
  expect(asked).toEqual([
    'admin.of.tests@onelayer.example',
    'Ready for review: Page back to approve',
    expect.stringMatching(
      /Test editor asks you[\s\S]*Is the price right\?[\s\S]*\/cms\/collections\/pages\//,
    ),
  ]);
  expect(await said(await act(id, { deed: 'return', note: ' ' }, admin))).toEqual([
    400,
    expect.stringContaining('what is to be changed'),
  ]);
  await act(id, { deed: 'return', note: 'It is £20.' }, admin);
  expect((await read(id)).approval).toMatchObject({ state: 'returned', answer: 'It is £20.' });
  expect((await mails())[1]).toEqual([
    'editor.of.tests@onelayer.example',
    'To be changed: Page back to approve',
    expect.stringContaining('It is £20.'),
  ]);
  // Asked again, it waits again.
  await ask(id, 'Now it is.');
  expect((await read(id)).approval).toMatchObject({ state: 'waiting', answer: '' });
});

test('a change after the approval takes it back, and no save does that changes no word', async () => {
  const id = await draftPage('changed');
  await ask(id);
  expect((await approve(id)).status).toBe(200);
  expect((await read(id)).approval).toMatchObject({ state: 'approved' });
  await write(id, 'Page changed to approve');
  await write(id, 'Page other words to approve');
  expect((await read(id)).approval).toMatchObject({ state: 'changed' });
  // The same words again are those that were approved.
  await write(id, 'Page changed to approve');
  expect((await read(id)).approval).toMatchObject({ state: 'approved' });
});

test('nobody approves words that they have not seen', async () => {
  const id = await draftPage('unseen');
  await ask(id);
  const { words } = await read(id, admin);
  await write(id, 'Page meanwhile to approve');
  expect(await said(await act(id, { deed: 'approve', words, note: '' }, admin))).toEqual([
    409,
    expect.stringContaining('has changed since you opened it'),
  ]);
  expect((await read(id)).approval).toMatchObject({ state: 'waiting' });
});

test('a button that is pressed twice asks once', async () => {
  const id = await draftPage('twice');
  const both = await Promise.all([ask(id), ask(id), ask(id)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await listApprovalsFor(editorId)).toHaveLength(1);
});

test('who approves publishes, and then nothing is left to say', async () => {
  const id = await draftPage('publish', '');
  await write(id, 'Page published to approve');
  await ask(id);
  expect((await read(id, admin)).compare).not.toBeNull();
  expect((await approve(id, 'publish')).status).toBe(200);
  const where = { id: { equals: id }, _status: { equals: 'published' } };
  const { docs } = await payload.find({ collection: 'pages', where, depth: 0 });
  expect(docs.map(({ title }) => title)).toEqual(['Page published to approve']);
  expect(await read(id)).toMatchObject({ approval: null, canAsk: false });
  expect((await mails()).at(-1)?.[1]).toBe('Approved and published: Page published to approve');
  expect((await ask(id)).status).toBe(409);
  // What is written now is another draft, for which nobody has asked.
  await write(id, 'Page written after to approve');
  expect(await read(id)).toMatchObject({ approval: null, canAsk: true });
  await forgetSettledApprovals(payload);
  expect(await listApprovalsFor(editorId)).toEqual([]);
});

test('what is written while it is published is not published unseen', async () => {
  const id = await draftPage('between', '');
  await write(id, 'Page seen to approve');
  await ask(id);
  const findVersions = payload.db.findVersions.bind(payload.db);
  let isWritten = false;
  const spy = vi.spyOn(payload.db, 'findVersions').mockImplementation(async (args) => {
    const found = await findVersions<never>(args);
    if (!isWritten && args.collection === 'pages' && (await args.req?.transactionID)) {
      isWritten = true;
      await write(id, 'Page unseen to approve');
    }
    return found;
  });
  const answer = await approve(id, 'publish');
  spy.mockRestore();
  expect(isWritten).toBe(true);
  expect(await said(answer)).toEqual([409, expect.stringContaining('has changed since')]);
  const { title } = await payload.findByID({ collection: 'pages', id, depth: 0 });
  expect(title).toBe('Page between to approve');
  expect((await read(id)).approval).toMatchObject({ state: 'waiting' });
  // Looked at again, it is published.
  expect((await approve(id, 'publish')).status).toBe(200);
});

test('what is withdrawn in the same moment is not said to be approved', async () => {
  const id = await draftPage('withdrawn');
  await ask(id);
  const findVersions = payload.db.findVersions.bind(payload.db);
  const { words } = await read(id, admin);
  const spy = vi.spyOn(payload.db, 'findVersions').mockImplementation(async (args) => {
    const found = await findVersions<never>(args);
    await payload.db.drizzle.execute(sql`DELETE FROM content_approvals`);
    return found;
  });
  const answer = await act(id, { deed: 'approve', words, note: '' }, admin);
  spy.mockRestore();
  expect(await said(answer)).toEqual([409, expect.stringContaining('not any more')]);
});

test.runIf(isOn('articles'))(
  'what cannot be published is refused with the reason, and still waits',
  async () => {
    const answer = await rest('POST', '/articles?draft=true', {
      headers: editor,
      body: { title: 'Without a text to approve' },
    });
    const { id } = answered.parse(await answer.json()).doc;
    const article = of(id, 'articles');
    const send = (body: object, headers: Record<string, string>) =>
      rest('POST', article, { headers, body });
    const seen = async () =>
      state.parse(await (await rest('GET', article, { headers: admin })).json());
    await send({ deed: 'ask', approver: adminId, note: '' }, editor);
    const { words } = await seen();
    expect(await said(await send({ deed: 'publish', words, note: '' }, admin))).toEqual([
      400,
      expect.stringContaining('Summary'),
    ]);
    expect((await seen()).approval).toMatchObject({ state: 'waiting' });
    await payload.delete({ collection: 'articles', id, trash: true, ...asServer });
  },
);

test('only who was asked answers, only who asked withdraws, and nobody asks themselves', async () => {
  const id = await draftPage('rights');
  expect(await said(await act(id, { deed: 'ask', approver: editorId, note: '' }))).toEqual([
    400,
    expect.stringContaining('not yourself'),
  ]);
  const lead = await userWithRole('lead');
  expect((await act(id, { deed: 'ask', approver: lead.id, note: '' })).status).toBe(400);
  expect((await act(id, { deed: 'ask', approver: adminId, note: 'x'.repeat(1001) })).status).toBe(
    400,
  );
  expect((await act(id, { deed: 'dance' })).status).toBe(400);
  await ask(id);
  const { words } = await read(id);
  expect((await act(id, { deed: 'approve', words, note: '' })).status).toBe(409);
  expect((await act(id, { deed: 'withdraw' }, admin)).status).toBe(409);
  expect((await act(id, { deed: 'withdraw' })).status).toBe(200);
  expect((await read(id)).approval).toBeNull();
  // What was withdrawn meanwhile is told of to nobody.
  expect((await mails())[0]?.[0]).toBeUndefined();
  expect((await rest('GET', of(id), {})).status).not.toBe(200);
  const agent = await signedInAs('agent');
  expect((await rest('GET', of(id), { headers: agent })).status).toBe(403);
});

test('pages that are there once wait as well, and what waits has its name and its form', async () => {
  const home = '/approvals?owner=home-page';
  const before = await payload.findGlobal({ slug: 'not-found-page', depth: 0, ...asServer });
  const page = '/approvals?owner=not-found-page';
  await payload.updateGlobal({
    slug: 'not-found-page',
    data: { ...before, _status: 'draft' },
    draft: true,
    ...asServer,
  });
  const asked = await rest('POST', page, {
    headers: editor,
    body: { deed: 'ask', approver: adminId, note: '' },
  });
  expect(asked.status).toBe(200);
  const user = await userWithRole('admin');
  const open = await onlyOpen(payload, await listApprovalsFor(adminId));
  const req = await createLocalReq({ user }, payload);
  const nameOf = await findNames({ payload, user, req }, open);
  expect(open.map((each) => nameOf(each))).toEqual([
    { title: 'Not-found page', href: '/cms/globals/not-found-page' },
  ]);
  expect((await rest('GET', home, { headers: editor })).status).toBe(200);
  await payload.updateGlobal({
    slug: 'not-found-page',
    data: { ...before, _status: 'published' },
    ...asServer,
  });
  expect(await onlyOpen(payload, await listApprovalsFor(adminId))).toEqual([]);
});

test('it goes with the document and with the accounts', async () => {
  const id = await draftPage('gone');
  await ask(id);
  await payload.delete({
    collection: 'pages',
    where: { id: { equals: id } },
    trash: true,
    ...asServer,
  });
  expect(await listApprovalsFor(adminId)).toEqual([]);
  const other = await draftPage('account');
  await ask(other);
  const { id: asker } = await userWithRole('reader');
  await payload.db.drizzle.execute(sql`UPDATE content_approvals SET asker = ${asker}`);
  await payload.delete({ collection: 'users', id: asker, overrideAccess: true });
  expect(await listApprovalsFor(adminId)).toEqual([]);
});
