import { setTimeout as wait } from 'node:timers/promises';

import { sql } from '@payloadcms/db-postgres';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { Unavailable } from '@/platform/database/failures';
import { expiry } from '@/platform/expiry/expiry';
import { madeConnection, refreshForms } from '@/submissions/made/known-forms';
import { doorConnection } from '@/submissions/records/door-connection';
import { emptySpoolOnce } from '@/submissions/spool/empty-spool';
import { spool } from '@/submissions/spool/spool';
import { submitMade } from '@/submissions/submit';

import { expectOutput } from '../../support/output';
import { payload } from '../../support/payload';

const refusal = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
const slug = 'openings-of-tests';
const asServer = { overrideAccess: true, context: { disableRevalidate: true } } as const;
const minute = 60_000;

const emptied = () =>
  payload.db.drizzle.execute(sql`DELETE FROM custom_submissions; DELETE FROM payload_jobs`);

beforeEach(emptied);
afterEach(async () => {
  vi.restoreAllMocks();
  await payload.delete({
    ...{ collection: 'custom-forms', trash: true, ...asServer },
    where: { slug: { equals: slug } },
  });
  await refreshForms();
});
afterAll(emptied);

async function formWith(opening: object) {
  await payload.create({
    collection: 'custom-forms',
    data: {
      ...{ title: 'Places', slug, submit: 'Send', _status: 'published' },
      ...{ thanksTitle: 'Thanks', thanksText: 'Thanks', privacyNote: 'Note' },
      opening,
      questions: [{ key: 'q0000000001', kind: 'text', label: 'Who?', required: true }],
    },
    ...asServer,
  });
  await refreshForms();
}

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

const send = (who: string, headers: Record<string, string> = {}) =>
  submitMade(
    slug,
    new Request(`http://localhost:3000/api/forms/${slug}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify({ q0000000001: who }),
    }),
  );

const crowd = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => send(`Person ${at}`)));

const statusesOf = (responses: readonly Response[]) =>
  Object.fromEntries(
    [201, 403].map((wanted) => [
      wanted,
      responses.filter(({ status }) => status === wanted).length,
    ]),
  );

const countKept = async () => {
  const { totalDocs } = await payload.count({ collection: 'custom-submissions', ...asServer });
  return totalDocs;
};

/** As long as something in it goes wrong, the database is away. */
function takeDatabaseAway() {
  const away = [doorConnection, madeConnection].flatMap((connection) => [
    vi.spyOn(connection, 'query').mockRejectedValue(new Unavailable()),
    vi.spyOn(connection, 'queryLocked').mockRejectedValue(new Unavailable()),
  ]);
  return () => {
    for (const each of away) each.mockRestore();
  };
}

test('of 50 at once a form with ten places takes ten, and no other is kept', async () => {
  await formWith({ most: 10 });
  expect(statusesOf(await crowd(50))).toEqual({ 201: 10, 403: 40 });
  expect(await countKept()).toBe(10);
  const late = await send('One more');
  expect([late.status, await late.json()]).toEqual([
    403,
    {
      error: {
        code: 'full',
        message: 'This form is full. As many people have answered as there is room for.',
      },
    },
  ]);
});

test('of many at once each place is taken once: not by a retry, nor by what is set aside', async () => {
  await formWith({ most: 3 });
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const sent = await Promise.all([
    send('Ada', headers),
    send('Ada', headers),
    send('[url=https://spam.example]Spam[/url]'),
    ...['Bo', 'Cy', 'Di', 'Ed'].map((who) => send(who)),
  ]);
  expect(statusesOf(sent)).toEqual({ 201: 5, 403: 2 });
  const { docs } = await payload.find({ collection: 'custom-submissions', ...asServer });
  const kept = docs.filter(({ quarantinedFor }) => quarantinedFor === null);
  expect([docs.length, kept.length]).toEqual([4, 3]);
});

test('one that the database refuses waits on the disk, and those beside it are stored', async () => {
  await formWith({ most: 10 });
  expectOutput(
    /^The database refuses submissions with SQLSTATE 23514: 1 waits on the disk for it$/,
  );
  expectOutput(/^No submission waits any more because the database refuses it$/);
  const { drizzle } = payload.db;
  await drizzle.execute(sql`
    ALTER TABLE custom_submissions ADD CONSTRAINT no_two CHECK (answers NOT LIKE '%Person 2%')`);
  expect(statusesOf(await crowd(5))).toEqual({ 201: 5, 403: 0 });
  expect([spool.size, await countKept()]).toEqual([1, 4]);
  await drizzle.execute(sql`ALTER TABLE custom_submissions DROP CONSTRAINT no_two`);
  await emptySpoolOnce();
  expect([spool.size, await countKept()]).toEqual([0, 5]);
});

test('what was kept is answered as kept when it is sent again, however full or late', async () => {
  const closesAt = inMs(4000);
  await formWith({ most: 1, closesAt });
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  expect((await send('Ada', headers)).status).toBe(201);
  expect((await send('Bo')).status).toBe(403);
  expect((await send('Ada', headers)).status).toBe(201);
  await wait(Date.parse(closesAt) - Date.now() + 10);
  expect((await send('Ada', headers)).status).toBe(201);
  expect(await (await send('Cy')).json()).toMatchObject({ error: { code: 'closed' } });
  expect(await countKept()).toBe(1);
});

test.each([
  [{ closesAt: inMs(-minute) }, { closesAt: inMs(minute) }],
  [{ opensAt: inMs(minute) }, { opensAt: inMs(-minute) }],
  [{ most: 1 }, { most: 2 }],
])('what an editor opens is open for the very next visitor: %j, then %j', async (shut, open) => {
  await formWith(shut);
  if ('most' in shut) await send('Ada');
  expect((await send('Bo')).status).toBe(403);
  await payload.update({
    ...{ collection: 'custom-forms', ...asServer },
    where: { slug: { equals: slug } },
    data: { opening: open },
  });
  expect((await send('Bo')).status).toBe(201);
});

test('spam and what is in the trash leave their places free', async () => {
  await formWith({ most: 2 });
  expect(statusesOf(await crowd(3))).toEqual({ 201: 2, 403: 1 });
  await payload.db.drizzle.execute(sql`
    UPDATE custom_submissions SET status = 'spam' WHERE answers LIKE '%Person%'`);
  await refreshForms();
  expect(statusesOf(await crowd(3))).toEqual({ 201: 2, 403: 1 });
});

test.each([
  [{ opensAt: inMs(60 * minute) }, 'not-open-yet', /^Not open yet\. This form opens on \d/],
  [{ closesAt: inMs(-minute) }, 'closed', /^This form is closed\. It closed on \d/],
  [
    { closesAt: inMs(-minute), closedTitle: 'Too late!', closedText: 'Come again.' },
    'closed',
    /^Too late! Come again\.$/,
  ],
])('what comes at the wrong time is refused in its words, wrong or right: %j', async (...given) => {
  const [opening, code, message] = given;
  await formWith(opening);
  for (const who of ['Ada', '']) {
    const response = await send(who);
    expect(response.status).toBe(403);
    const { error } = refusal.parse(await response.json());
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
  }
  expect(await countKept()).toBe(0);
});

test('a form takes answers from its moment on, and until its moment; its pages expire then', async () => {
  const expired = vi.spyOn(expiry, 'expire');
  await formWith({ opensAt: inMs(3000), closesAt: inMs(5000) });
  expect((await send('Early')).status).toBe(403);
  expect(expired.mock.calls).toEqual([[['custom-submissions']]]);
  await vi.waitFor(() => expect(expired).toHaveBeenCalledTimes(2), 4000);
  expect((await send('In time')).status).toBe(201);
  await vi.waitFor(() => expect(expired).toHaveBeenCalledTimes(3), 4000);
  expect((await send('Late')).status).toBe(403);
  expect(await countKept()).toBe(1);
});

test('the last place has the pages expire at once', async () => {
  await formWith({ most: 2 });
  const expired = vi.spyOn(expiry, 'expire');
  await send('One');
  expect(expired).not.toHaveBeenCalled();
  await send('Two');
  expect(expired.mock.calls).toEqual([[['custom-submissions']]]);
});

test('while the database is away as many are let in as were free, and none of them is lost', async () => {
  await formWith({ most: 10, closesAt: inMs(minute) });
  await crowd(4);
  const bringBack = takeDatabaseAway();
  expect(statusesOf(await crowd(50))).toEqual({ 201: 6, 403: 44 });
  expect(spool.size).toBe(6);
  bringBack();
  await payload.update({
    ...{ collection: 'custom-forms', where: { slug: { equals: slug } }, ...asServer },
    data: { opening: { most: 10, closesAt: inMs(-minute) }, _status: 'published' },
  });
  await emptySpoolOnce();
  expect([spool.size, await countKept()]).toEqual([0, 10]);
});

test('while the database is away a form that closed takes nothing', async () => {
  await formWith({ closesAt: inMs(-minute) });
  const bringBack = takeDatabaseAway();
  expect((await send('Late')).status).toBe(403);
  expect(spool.size).toBe(0);
  bringBack();
});

test('more questions than a form may have are refused by the server, too', async () => {
  const question = { kind: 'text', label: 'Who?' } as const;
  const questions = Array.from({ length: 61 }, () => question);
  const made = payload.create({
    collection: 'custom-forms',
    data: {
      ...{ title: 'Long', slug, submit: 'Send', _status: 'published' },
      ...{ thanksTitle: 'Thanks', thanksText: 'Thanks', privacyNote: 'Note', questions },
    },
    ...asServer,
  });
  await expect(made).rejects.toMatchObject({
    data: { errors: [{ message: 'Keep at most 60 here. These are 61.' }] },
  });
});

test('an editor is told of a form that closes before it opens', async () => {
  await expect(formWith({ opensAt: inMs(minute), closesAt: inMs(0) })).rejects.toThrow(/Closes at/);
});
