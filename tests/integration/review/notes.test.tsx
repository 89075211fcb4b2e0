import '../../support/without-next';

import { text } from 'node:stream/consumers';

import { sql } from '@payloadcms/db-postgres';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { erasePerson } from '@/inbox/data-protection/erase-person';
import { exportPerson } from '@/inbox/data-protection/export-person';
import { NotesWaiting } from '@/panel/review/notes-waiting';
import { mostNotes } from '~/collections/review/notes/notes';
import { noteMail } from '~/collections/review/notes/mail';

import { rest } from '../../support/rest';
import { logNowhere, payload, userWithRole } from '../../support/payload';
import { signedInAs, signedInEditor } from '../../support/staff/editor';

vi.mock('@/platform/next/drawn-path', () => ({ drawnPath: () => '/' }));
vi.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers()),
  cookies: () => Promise.resolve(new Map()),
  draftMode: () => Promise.resolve({ isEnabled: false }),
}));

import ReviewNotePage from '@/app/(site)/review/note/[token]/page';
import { POST } from '@/app/api/review-notes/route.review';

// Refusals have their lines.
logNowhere();

const keptOf = z.looseObject({ reviewNotes: z.array(z.object({ words: z.string() })) });

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
});
afterEach(async () => {
  await payload.db.drizzle.execute(sql`DELETE FROM review_links; DELETE FROM rate_limits`);
  await payload.delete({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'tell-of-review' } },
    overrideAccess: true,
  });
});

const home = 'owner=home-page';

async function share(query = home): Promise<string> {
  const body = { days: 7, showsNewest: true };
  const answer = await rest('POST', `/review-links?${query}`, { headers, body });
  const { address } = z.object({ address: z.string() }).parse(await answer.json());
  return new URL(address).pathname.split('/').at(-1) ?? '';
}

/** Each from a network of its own, or limits of one test would hold in the next. */
function send(body: Record<string, string>, from = '198.51.100.7') {
  const request = new Request('http://localhost:3000/api/review-notes', {
    method: 'POST',
    headers: { 'X-Forwarded-For': from },
    body: new URLSearchParams(body),
  });
  return POST(request);
}
const note = { name: 'Ada Quill', words: 'The price is <b>wrong</b>.\nIt is £20.' };

const listed = z.object({
  notes: z.array(z.object({ id: z.string(), name: z.string(), words: z.string() })),
});
const list = async (query = home) =>
  listed.parse(await (await rest('GET', `/reviewer-notes?${query}`, { headers })).json()).notes;

const pageOf = async (token: string, sent?: string) => {
  const page: ReactNode = await ReviewNotePage({
    params: Promise.resolve({ token }),
    searchParams: Promise.resolve(sent === undefined ? {} : { sent }),
  });
  return text((await prerenderToNodeStream(page)).prelude);
};

test('a reviewer writes a note, the editor reads it, and who shared the link is told without its words', async () => {
  const token = await share();
  const html = await pageOf(token);
  expect(html).toContain('action="/api/review-notes"');
  expect(html).not.toContain('has arrived');
  const answer = await send({ token, ...note });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/review/note/${token}?sent=1`,
  ]);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(await pageOf(token, '1')).toContain('has arrived');
  const [kept] = await list();
  expect(kept).toMatchObject(note);
  const mail = await noteMail(payload, 'job', kept?.id ?? '');
  expect(mail).toMatchObject({
    to: 'editor.of.tests@onelayer.example',
    subject: 'A reviewer left a note: Home page',
  });
  expect(JSON.stringify(mail)).not.toMatch(/Quill|£20/);
  const queued = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'tell-of-review' } },
    overrideAccess: true,
  });
  expect(queued.docs.map(({ input }) => input)).toEqual([{ event: 'noted', about: kept?.id }]);
});

test('whoever is refused gets back what they typed, and nothing of it runs', async () => {
  const token = await share();
  const tooLong = { token, name: 'Ada', words: `<script>alert(1)</script>${'x'.repeat(2000)}` };
  const answer = await send(tooLong);
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;xxx');
  expect(html).not.toContain('<script>');
  expect((await send({ token, name: ' ', words: 'x' })).status).toBe(422);
  expect((await send({})).status).toBe(422);
  expect((await send({ token: 'A'.repeat(43), ...note })).status).toBe(404);
  await payload.db.drizzle.execute(sql`UPDATE review_links SET expires_at = now()`);
  const over = await send({ token, ...note });
  expect([over.status, await over.text()]).toEqual([404, expect.stringContaining('Ada Quill')]);
  await expect(pageOf(token)).rejects.toThrow();
  expect(await list()).toEqual([]);
});

test('a link takes so many notes, and a network sends so many', async () => {
  const token = await share();
  for (let each = 0; each < mostNotes; each += 1)
    expect((await send({ token, ...note }, `203.0.113.${each}`)).status).toBe(303);
  expect((await send({ token, ...note }, '203.0.113.200')).status).toBe(409);
  expect(await list()).toHaveLength(mostNotes);
  const other = await share('owner=work-page');
  const statuses = [];
  for (let each = 0; each < 21; each += 1)
    statuses.push((await send({ token: other, ...note }, '203.0.113.250')).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 303), 429]);
});

test('a note goes with its link, by hand, and with a person who is erased', async () => {
  const token = await share();
  await send({ token, ...note });
  const [first] = await list();
  const remove = (query: string) =>
    rest('DELETE', `/reviewer-notes?${query}&note=${first?.id ?? ''}`, { headers });
  expect((await remove('owner=work-page')).status).toBe(404);
  expect((await remove(home)).status).toBe(200);
  expect(await list()).toEqual([]);
  await send({ token, name: 'Ada', words: 'Write to Ada.Quill@example.com.' });
  await send({ token, ...note });
  // Others, whose addresses begin or end with that one.
  await send({ token, name: 'Nada', words: 'Write to nada.quill@example.com.' });
  await send({ token, name: 'Aude', words: 'Write to ada.quill@example.com.au.' });
  const admin = await userWithRole('admin');
  let kept = '';
  for await (const part of exportPerson(admin, ['ada.quill@example.com'])) kept += part;
  const { reviewNotes } = keptOf.parse(JSON.parse(kept));
  expect(reviewNotes.map(({ words }) => words)).toEqual(['Write to Ada.Quill@example.com.']);
  await erasePerson(admin, ['ada.quill@example.com']);
  const left = (await list()).map(({ name }) => name);
  expect(left.toSorted()).toEqual(['Ada Quill', 'Aude', 'Nada']);
  await payload.db.drizzle.execute(sql`DELETE FROM review_links`);
  const { rows } = await payload.db.drizzle.execute(sql`SELECT * FROM reviewer_notes`);
  expect(rows).toEqual([]);
});

test('the first page of the panel has the notes that wait, for those who may change the document', async () => {
  const shown = async (role: 'editor' | 'agent') => {
    const section: ReactNode = await NotesWaiting({ payload, user: await userWithRole(role) });
    return (await text((await prerenderToNodeStream(section)).prelude)).replaceAll('<!-- -->', '');
  };
  expect(await shown('editor')).toBe('');
  const token = await share();
  await send({ token, ...note, words: `${note.words} ${'x'.repeat(200)}` });
  const html = await shown('editor');
  expect(html).toContain('href="/cms/globals/home-page"><span>Home page: Ada Quill, ');
  expect(html).toContain('“The price is &lt;b&gt;wrong&lt;/b&gt;. It is £20. xxx');
  expect(html).not.toContain('x'.repeat(150));
  expect(await shown('agent')).toBe('');
  for (let each = 0; each < 6; each += 1) await send({ token, ...note }, `203.0.113.${each}`);
  expect(await shown('editor')).toContain('2 more, beside the forms');
  // Whoever published it since has seen them.
  await payload.db.drizzle.execute(sql`UPDATE reviewer_notes SET written_at = '2001-01-01T00:00Z'`);
  await payload.updateGlobal({
    ...{ slug: 'home-page', data: { _status: 'published' }, overrideAccess: true },
    context: { disableRevalidate: true },
  });
  expect(await shown('editor')).toBe('');
});

test('whoever may not change the document reads no note, and removes none', async () => {
  await send({ token: await share(), ...note });
  const [first] = await list();
  const agent = await signedInAs('agent');
  expect((await rest('GET', `/reviewer-notes?${home}`, { headers: agent })).status).toBe(403);
  const one = `/reviewer-notes?${home}&note=${first?.id ?? ''}`;
  expect((await rest('DELETE', one, { headers: agent })).status).toBe(403);
  expect(await list()).toHaveLength(1);
});
