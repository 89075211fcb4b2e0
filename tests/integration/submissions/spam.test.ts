import { server } from '../../support/settings/mails';

import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { contactForm, quoteForm } from '@/forms';
import { restoreStatuses, takeBackNoSpam } from '@/inbox/submission/restore';
import { changeAsSeen, changeSubmissions } from '@/inbox/submission/work';
import { Unavailable } from '@/platform/database/failures';
import { insertImported } from '@/submissions/records/imported';
import { doorConnection } from '@/submissions/records/door-connection';
import { eraseSubmissions } from '@/submissions/records/erasure/erasure';
import { judge } from '@/submissions/spam/judge';
import { refreshKnown, whatIsKnown } from '@/submissions/spam/known';
import { emptySpoolOnce } from '@/submissions/spool/empty-spool';
import { spool } from '@/submissions/spool/spool';
import { submit } from '@/submissions/submit';

import { payload, userWithRole } from '../../support/payload';
import { enquiries, spam } from '../../support/submissions/spam-and-enquiries';
import { runJobs, sendQuote } from '../../support/submissions/sent-notices';

const admin = await userWithRole('admin');

const clear = () =>
  payload.db.drizzle.execute(
    sql`DELETE FROM contact_submissions; DELETE FROM quote_submissions; DELETE FROM payload_jobs;
        DELETE FROM rate_limits`,
  );

const setFor = (data: { blockList?: string; mostLinks?: number }) =>
  payload.updateGlobal({
    slug: 'inbox-settings',
    data,
    overrideAccess: true,
    context: { disableRevalidate: true },
  });

/** What the door would read within two seconds. */
async function refreshed() {
  await refreshKnown();
  // A change within the same millisecond is seen by the next reading of everything.
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  await refreshKnown();
  clock.mockRestore();
}

async function marked(status: 'spam' | 'replied', texts: readonly string[]): Promise<string[]> {
  const all = texts.map((message, index) => ({
    form: 'contact' as const,
    id: crypto.randomUUID(),
    reference: `C-${status}-${String(index)}`,
    submittedAt: new Date(Date.now() - 86_400_000 - index).toISOString(),
    status,
    values: { name: 'Ada Lovelace', email: `sender${String(index)}@gmail.com`, message },
    quarantinedFor: null,
  }));
  await insertImported(doorConnection, contactForm, all);
  const ids = all.map(({ id }) => id);
  if (status === 'replied')
    await payload.db.drizzle.execute(
      sql`UPDATE contact_submissions SET replied_at = now() WHERE status = 'replied'`,
    );
  return ids;
}

async function send(message: string, changes: object = {}) {
  const response = await submit(
    contactForm,
    new Request('http://localhost:3000/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({ name: 'Ada', email: 'ada@analytical.example', message, ...changes }),
    }),
  );
  expect(response.status).toBe(201);
  return z.object({ id: z.uuid() }).parse(await response.json()).id;
}

async function stored(id: string) {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT status, quarantined_for AS why, quarantine_detail AS detail,
               owner_notice_state AS owner, confirmation_state AS confirmation,
               (SELECT count(*)::int FROM payload_jobs WHERE input->>'submission' = ${id}) AS jobs
        FROM contact_submissions WHERE id = ${id}`,
  );
  return rows[0];
}

const trusted = { why: null, detail: null, owner: 'waiting', confirmation: 'waiting', jobs: 2 };
const aside = { owner: 'held', confirmation: 'held', jobs: 0 };
const more = 'Casino bonus today: free spins, play the slots and win real money.';
const honest = 'Our warehouse needs a booking system for lorries. Could you give us a price?';

beforeAll(clear);
beforeEach(async () => {
  await clear();
  server.reset();
  await setFor({ blockList: '', mostLinks: 5 });
  await refreshed();
});
afterAll(async () => {
  await clear();
  await setFor({ blockList: '', mostLinks: 5 });
  await refreshed();
});

test('what reads like marked spam is set aside with its three words, and nobody is told', async () => {
  await marked('spam', spam);
  await marked('replied', enquiries);
  await refreshed();
  const id = await send(more);
  const row = await stored(id);
  expect(row).toMatchObject({ why: 'learned', ...aside });
  const words = String(row?.['detail']).split(', ');
  expect(words).toHaveLength(3);
  for (const word of words) expect(more.toLowerCase()).toContain(word);
  expect(await stored(await send(honest))).toMatchObject(trusted);
  // Its form does not matter.
  await payload.db.drizzle.execute(sql`DELETE FROM payload_jobs`);
  await sendQuote({ description: more });
  await runJobs();
  expect(server.received).toEqual([]);
});

test('with fewer than twenty of each nothing is set aside for its words', async () => {
  await marked('spam', spam.slice(0, 19));
  await marked('replied', enquiries);
  await refreshed();
  expect(await stored(await send(more))).toMatchObject(trusted);
  // A mark of staff is the twentieth, and taking it back makes it nineteen again.
  const [id = ''] = await marked('replied', [spam[20] ?? '']);
  await payload.db.drizzle.execute(
    sql`UPDATE contact_submissions SET status = 'new', replied_at = NULL WHERE id = ${id}`,
  );
  const { changed } = await changeAsSeen(contactForm, admin, [{ id, expects: 'new' }], {
    status: 'spam',
  });
  await refreshed();
  expect(judge({ form: 'contact', values: { message: more } })?.quarantinedFor).toBe('learned');
  await restoreStatuses(contactForm, admin, changed, 'spam');
  await refreshed();
  expect(judge({ form: 'contact', values: { message: more } })).toBeNull();
});

test('no spam releases it: both mails go out, once, and what it says is learned', async () => {
  await marked('spam', spam);
  await marked('replied', enquiries);
  await refreshed();
  const id = await send(more);
  await runJobs();
  expect(server.received).toEqual([]);
  const noSpam = () =>
    changeAsSeen(contactForm, admin, [{ id, expects: 'new' }], { isNoSpam: true });
  const [first] = await Promise.all([noSpam(), noSpam()]);
  expect(await stored(id)).toMatchObject({ why: null, owner: 'waiting', jobs: 2 });
  await runJobs();
  expect(server.received).toHaveLength(2);
  const before = whatIsKnown().learned.tokens.get('slots')?.ham ?? 0;
  await refreshed();
  expect(whatIsKnown().learned.tokens.get('slots')?.ham).toBe(before + 1);

  // Taken back too late for the mails, it says so, and a second release sends nothing.
  const { goneOut, clashes } = await takeBackNoSpam(contactForm, admin, first.changed);
  expect({ goneOut, clashes }).toEqual({ goneOut: 1, clashes: [] });
  expect(await stored(id)).toMatchObject({ why: 'learned', owner: 'sent' });
  expect((await takeBackNoSpam(contactForm, admin, first.changed)).goneOut).toBe(0);
  expect(await stored(id)).toMatchObject({ why: 'learned', owner: 'sent' });
  await noSpam();
  await runJobs();
  expect(server.received).toHaveLength(2);
});

test('a release that is taken back in time sends nothing', async () => {
  await setFor({ blockList: 'slots' });
  await refreshed();
  const id = await send(more);
  const changed = await changeSubmissions(contactForm, admin, [id], { isNoSpam: true });
  const { goneOut } = await takeBackNoSpam(contactForm, admin, changed);
  expect(goneOut).toBe(0);
  expect(await stored(id)).toMatchObject({ why: 'blocked', detail: 'slots', ...aside });
  await runJobs();
  expect(server.received).toEqual([]);
});

test('a mail that waits does not go out once its submission is marked as spam', async () => {
  const id = await send(honest);
  const [before] = await changeSubmissions(contactForm, admin, [id], { status: 'spam' });
  expect(await stored(id)).toMatchObject({ status: 'spam', ...aside });
  await runJobs();
  expect(server.received).toEqual([]);
  if (!before) throw new Error('nothing was changed');
  await restoreStatuses(contactForm, admin, [before], 'spam');
  expect(await stored(id)).toMatchObject({ status: 'new', ...trusted });
  await changeSubmissions(contactForm, admin, [id], { status: 'spam' });
  await changeSubmissions(contactForm, admin, [id], { isNoSpam: true });
  expect(await stored(id)).toMatchObject({ status: 'new', ...trusted });
  await runJobs();
  expect(server.received).toHaveLength(2);
});

test('what is marked as spam while it is set aside sends nothing, whatever its status', async () => {
  await setFor({ blockList: 'slots' });
  await refreshed();
  const id = await send(more);
  await changeSubmissions(contactForm, admin, [id], { status: 'spam' });
  await changeSubmissions(contactForm, admin, [id], { status: 'archived' });
  await runJobs();
  expect(server.received).toEqual([]);
  expect(await stored(id)).toMatchObject({ why: 'blocked', ...aside });
});

test.each([
  ['an address', 'Spam.Sender@Win.example', { email: 'spam.sender@win.example' }],
  ['a host of an address', 'win.example', { email: 'somebody@mail.win.example' }],
  ['the same with an @', '@win.example', { email: 'somebody@win.example' }],
  ['a host of a link', 'win.example', { message: 'Look at https://shop.win.example/x today.' }],
  ['an address within a message', 'a@win.example', { message: 'Write to A@win.example, please.' }],
  ['words', 'Guest  Post', { message: 'We offer a guest-post on your site.' }],
  ['a word of the name', 'RobertTiz', { name: 'Mr. Roberttiz' }],
])('the block list sets aside what meets %s', async (_, entry, changes) => {
  await setFor({ blockList: `\nnothing else\n  ${entry} \n` });
  await refreshed();
  expect(await stored(await send(honest, changes))).toMatchObject({
    ...aside,
    why: 'blocked',
    detail: entry,
  });
  expect(await stored(await send(honest))).toMatchObject(trusted);
  const near = { email: 'ada@mywin.example', message: 'The guest posted a letter.' };
  expect(await stored(await send(honest, near))).toMatchObject(trusted);
});

test.each([
  ['many links', { message: 'https://a.example '.repeat(6) }, '6 links'],
  [
    'links of a forum',
    { message: 'Buy [url=https://a.example]here[/url]' },
    'links written for a web page',
  ],
  [
    'links of a page',
    { message: 'Buy <a href="https://a.example">here</a>' },
    'links written for a web page',
  ],
  ['a link for a name', { name: 'Win at www.a.example now' }, 'a link in the name'],
])('%s set it aside', async (_, changes, detail) => {
  expect(await stored(await send(honest, changes))).toMatchObject({
    ...aside,
    why: 'links',
    detail,
  });
});

test('a few links are no matter', async () => {
  const message = 'Our site is https://acme.example, www.acme.example/b is like https://c.example.';
  expect(await stored(await send(message))).toMatchObject(trusted);
});

test('while the database is away it is judged by what is known, and kept', async () => {
  await setFor({ blockList: 'slots' });
  await refreshed();
  const away = vi.spyOn(doorConnection, 'query').mockRejectedValue(new Unavailable());
  const id = await send(more).finally(() => {
    away.mockRestore();
  });
  expect(spool.size).toBe(1);
  // Released from the list meanwhile, it stays as it came.
  await emptySpoolOnce();
  expect(spool.size).toBe(0);
  expect(await stored(id)).toMatchObject({ why: 'blocked', detail: 'slots', ...aside });
});

test('what came while nothing was known is judged when it is stored', async () => {
  const away = vi.spyOn(doorConnection, 'query').mockRejectedValue(new Unavailable());
  const ids = [await send(more), await send(honest)];
  away.mockRestore();
  expect(spool.size).toBe(2);
  await setFor({ blockList: 'slots' });
  await refreshed();
  await emptySpoolOnce();
  expect(await stored(ids[0] ?? '')).toMatchObject({ why: 'blocked', ...aside });
  expect(await stored(ids[1] ?? '')).toMatchObject(trusted);
});

test('when what is marked cannot be read, what was known stays', async () => {
  await setFor({ blockList: 'slots' });
  await refreshed();
  const { spamConnection } = await import('@/submissions/records/spam/marked');
  const away = vi.spyOn(spamConnection, 'query').mockRejectedValue(new Unavailable());
  await expect(refreshKnown()).rejects.toThrow(Unavailable);
  away.mockRestore();
  expect(await stored(await send(more))).toMatchObject({ why: 'blocked' });
});

test('a reading that breaks off is gone on with, and forgets nothing that it read', async () => {
  await marked('spam', spam.slice(0, 30));
  const { spamConnection } = await import('@/submissions/records/spam/marked');
  const query = spamConnection.query.bind(spamConnection);
  let texts = 0;
  const breaking = vi.spyOn(spamConnection, 'query').mockImplementation((given) => {
    if (given.text.includes('jsonb_build_array')) texts += 1;
    return texts > 1 ? Promise.reject(new Unavailable()) : query(given);
  });
  await expect(refreshKnown()).rejects.toThrow(Unavailable);
  breaking.mockRestore();
  await refreshed();
  expect(texts).toBe(2);
  expect(whatIsKnown().learned.messages).toEqual({ spam: 30, ham: 0 });
});

test('who is erased takes along what was learned of them, and nothing of it is stored', async () => {
  const [id = ''] = await marked('spam', ['Zweihundertwort is a word that nobody else wrote.']);
  await refreshed();
  expect(whatIsKnown().learned.tokens.has('zweihundertwort')).toBe(true);
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT table_name, column_name FROM information_schema.columns
        WHERE table_schema = 'public' AND data_type IN ('text', 'character varying', 'jsonb')`,
  );
  const where: string[] = [];
  for (const row of rows) {
    const [table, column] = [String(row['table_name']), String(row['column_name'])];
    const found = await payload.db.drizzle.execute(
      sql`SELECT FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)}::text ILIKE '%zweihundertwort%' LIMIT 1`,
    );
    if (found.rows.length > 0) where.push(`${table}.${column}`);
  }
  expect(where).toEqual(['contact_submissions.message']);
  await eraseSubmissions(doorConnection, [id]);
  await refreshed();
  expect(whatIsKnown().learned.tokens.has('zweihundertwort')).toBe(false);
});

test('an entry that makes no sense is refused in words, and the list stays', async () => {
  await setFor({ blockList: 'win.example' });
  const refused = setFor({ blockList: 'win.example\nhttps://win.example/offer' });
  await expect(refused).rejects.toMatchObject({
    data: {
      errors: [
        expect.objectContaining({
          message:
            'Line 2: “https://win.example/offer” is the address of a page: write its host alone, such as example.com.',
        }),
      ],
    },
  });
});

test('editors see none of it', async () => {
  const editor = await userWithRole('editor');
  const id = await send(more);
  await expect(changeSubmissions(quoteForm, editor, [id], { isNoSpam: true })).rejects.toThrow();
  await expect(
    payload.findGlobal({ slug: 'inbox-settings', user: editor, overrideAccess: false }),
  ).rejects.toThrow();
});
