import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import config from '@payload-config';
import { sql } from '@payloadcms/db-postgres';
import { s3Storage } from '@payloadcms/storage-s3';
import { buildConfig, createLocalReq, type PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { afterTransaction } from '@/platform/payload/after-transaction';
import { replaceFilteredReads, withholdRollback } from '@/platform/payload/adapter';
import { isBegun } from '@/platform/payload/first-connection';
import { runInTransaction } from '@/platform/payload/in-transaction';
import { isOwnOfPayload, jobsSlug } from '@/platform/payload/own-collections';
import { jobStatsOf, locksOf, publishTaskOf } from '@/platform/payload/own-parts';
import * as routes from '@/platform/payload/own-routes';
import { isPassword } from '@/platform/payload/accounts/password-hash';
import { carriesSession, sessionOf } from '@/platform/payload/accounts/session';
import { tellFailedSessionReads } from '@/platform/payload/accounts/session-reads';
import { addingOnly } from '@/platform/payload/storage-plugin';
import { jobsTable, migrationsTable, sessionsTable } from '@/platform/payload/table-names.mjs';
import { payload_jobs } from '@/platform/payload/tables';
import { toSql } from '@/platform/payload/to-sql';
import { copiedFrom, takeFocalPoint, uncropped } from '@/platform/payload/uploads';
import { fieldsOf } from '@/platform/payload/versions';
import {
  betweenNoKeys,
  deadLink,
  invalidField,
  namesReason,
  unknownError,
  unreadableForm,
} from '@/platform/payload/words';

import { collections } from '~/collections';
import { redirects } from '~/collections/redirects';
import { globals } from '~/globals';
import { jobs } from '~/jobs';

import { payload } from '../../support/payload';
import { cookieOf } from '../../support/rest';
import { account, password, signIn, withAccounts } from '../../support/staff/sign-in';

/*
 * What the installed version of Payload does of that which it does not promise, and on which
 * src/platform/payload leans (docs/decisions/32-one-seam.md). `npm run test:upgrade` asks the newest
 * version the same.
 */

withAccounts();

const rowsOf = (answer: unknown) =>
  z.object({ rows: z.array(z.record(z.string(), z.unknown())) }).parse(answer).rows;

/** The code of a package, to look for words in. */
const codeOf = (name: string): string => {
  const folder = `node_modules/${name}/dist`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!spec)\.js$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
};

test('what Payload 4 takes otherwise where nothing is said is said', async () => {
  const made = redirects({ secret: 'x', db: (await config).db, collections: [] });
  const defaultJobsCollection = { slug: jobsSlug, fields: [] };
  const all = [
    ...collections,
    ...globals,
    ...(made.collections ?? []),
    jobs.jobsCollectionOverrides?.({ defaultJobsCollection }) ?? { slug: 'none' },
  ];
  const unsaid = all.filter((each) => !('versions' in each)).map(({ slug }) => slug);
  expect(unsaid).toEqual([]);
  expect((await config).defaultDepth).toBe(2);
});

test('one record holds what Payload has begun, and is asked by this key', () => {
  expect(isBegun()).toBe(true);
});

test('a statement joins the transaction of a request, and work waits for its end', async () => {
  const req = await createLocalReq({}, payload);
  const id = await payload.db.beginTransaction();
  req.transactionID = id ?? undefined;
  const number = async (of: PayloadRequest) =>
    rowsOf(await runInTransaction(of, sql`SELECT txid_current()::text AS number`))[0]?.number;
  expect(await number(req)).toBe(await number(req));
  expect(await number(await createLocalReq({}, payload))).not.toBe(await number(req));
  let isDone = false;
  await afterTransaction(req.transactionID, async () => {
    await Promise.resolve();
    isDone = true;
  });
  expect(isDone).toBe(false);
  await payload.db.commitTransaction(id ?? '');
  expect(isDone).toBe(true);
});

test('Payload asks its database by methods that another may stand in for', async () => {
  const asked: boolean[] = [];
  const own = new Map(Object.entries(payload.db));
  replaceFilteredReads(payload.db, ({ areVersions, ask }) => {
    asked.push(areVersions);
    return ask();
  });
  const { giveBack } = withholdRollback(payload.db);
  const all = { collection: 'industries', depth: 0, overrideAccess: true } as const;
  await payload.find({ ...all, limit: 1 });
  await payload.count(all);
  await payload.findVersions({ ...all, limit: 1 });
  await payload.db.rollbackTransaction('of nobody');
  giveBack();
  for (const [name, value] of own) Reflect.set(payload.db, name, value);
  expect(asked).toEqual([false, false, true]);
});

test('a filter becomes a condition of SQL', () => {
  const where = toSql(payload, {
    table: 'industries',
    fields: fieldsOf(payload, { collection: 'industries' }, false),
    where: { slug: { equals: 'x' } },
  });
  expect(where).toBeDefined();
});

test('versions have the fields of their documents, and some of their own', () => {
  for (const whose of [{ collection: 'industries' }, { global: 'home-page' }]) {
    const names = fieldsOf(payload, whose, true).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['version', 'createdAt', 'latest', 'autosave']));
  }
});

test('a session is in this cookie, is named in its user, and is looked for by one read', async () => {
  const headers = cookieOf(await signIn(await account('contract'), password));
  expect(carriesSession(headers.Cookie)).toBe(true);
  const asked = new Headers(headers);
  const { user } = await payload.auth({ headers: asked });
  if (user?.collection !== 'users') throw new Error('Nobody is signed in');
  const { id, expiresAt } = sessionOf(user);
  expect(id).not.toBe('');
  expect(expiresAt).toBeGreaterThan(Date.now());

  const failure = new Error('The database is away');
  const failures: unknown[] = [];
  const { authStrategies, findByID } = payload;
  payload.findByID = () => Promise.reject(failure);
  tellFailedSessionReads(payload, (_, error) => failures.push(error));
  const req = await createLocalReq({ req: { headers: asked } }, payload);
  const nobody = await payload.auth({ headers: asked, req });
  Object.assign(payload, { authStrategies, findByID });
  expect(nobody.user).toBeNull();
  expect(failures).toEqual([failure]);
});

test('a password is kept in this way', async () => {
  const email = await account('hashed');
  const found = sql`SELECT hash, salt FROM users WHERE email = ${email}`;
  const [row] = rowsOf(await payload.db.drizzle.execute(found));
  const kept = z.object({ hash: z.string(), salt: z.string() }).parse(row);
  expect(kept.hash).toMatch(/^pbkdf2-sha256-v1:/);
  expect(await isPassword(password, kept)).toBe(true);
  expect(await isPassword(`${password}.`, kept)).toBe(false);
});

test('the configuration has the parts that Payload adds', async () => {
  const made = await config;
  expect([locksOf(made), jobStatsOf(made)].every(isOwnOfPayload)).toBe(true);
  expect(publishTaskOf(made).task.slug).toBe('schedulePublish');
  expect(made.collections.map(({ slug }) => slug)).toContain(jobsSlug);
});

test('Payload gives collections the routes that we stand before or take away', async () => {
  const plain = await buildConfig({
    secret: 'x',
    db: (await config).db,
    collections: [
      { slug: 'people', auth: { verify: true }, versions: true, fields: [] },
      { slug: 'pictures', upload: true, orderable: true, fields: [] },
    ],
    typescript: { autoGenerate: false },
  });
  const all = [plain, ...plain.collections].flatMap(({ endpoints }) => endpoints || []);
  const { forgottenPasswordPath, firstUserPath, filePath, versionPath } = routes;
  expect(all.map((each) => each.path)).toEqual(
    expect.arrayContaining([forgottenPasswordPath, firstUserPath, filePath, versionPath]),
  );
  const { isOfVersions, isOfFiles, isOfVerifying, isOfPreference, isOfOrder } = routes;
  for (const isOf of [isOfVersions, isOfFiles, isOfVerifying, isOfPreference, isOfOrder])
    expect([isOf.name, all.some(isOf)]).toEqual([isOf.name, true]);
});

test('a job is a row with these columns, and is due while nobody does it', async () => {
  const { id } = await payload.jobs.queue({
    task: 'notify',
    input: { notice: 'ownerNotice', collection: 'contact-submissions', submission: randomUUID() },
    waitUntil: new Date('2100-01-01'),
    overrideAccess: true,
  });
  const { taskSlug, processing, completedAt, hasError, waitUntil, totalTried } = payload_jobs;
  const due = sql`SELECT ${taskSlug} AS task FROM ${payload_jobs}
    WHERE ${payload_jobs.id} = ${id} AND NOT ${processing} AND ${completedAt} IS NULL
      AND ${hasError} IS NOT TRUE AND ${waitUntil} > now() AND coalesce(${totalTried}, 0) = 0`;
  const rows = rowsOf(await payload.db.drizzle.execute(due));
  await payload.delete({ collection: jobsSlug, id, overrideAccess: true });
  expect(rows).toEqual([{ task: 'notify' }]);
});

test('the tables that the command line names have these columns', async () => {
  for (const statement of [
    sql.raw(`SELECT name FROM ${migrationsTable} LIMIT 1`),
    sql.raw(`SELECT created_at, completed_at FROM ${jobsTable} LIMIT 1`),
    sql.raw(`SELECT _parent_id FROM ${sessionsTable} LIMIT 1`),
  ])
    expect(rowsOf(await payload.db.drizzle.execute(statement)).length).toBeLessThan(2);
});

test('what is known by its words alone is put so', async () => {
  const reset = payload.resetPassword({
    collection: 'users',
    data: { token: 'none', password },
    overrideAccess: true,
  });
  await expect(reset).rejects.toThrow(deadLink);
  const code = codeOf('payload');
  const busboy = readFileSync('node_modules/busboy/lib/types/multipart.js', 'utf8');
  const said: [string, string, RegExp | string][] = [
    [code, 'An unknown error occurred.', unknownError],
    [codeOf('@payloadcms/drizzle'), 'Error: cannot begin transaction', namesReason],
    [codeOf('@payloadcms/db-postgres'), 'Error: cannot connect to Postgres', namesReason],
    [codeOf('@payloadcms/translations'), 'The following field is invalid:', invalidField],
    [busboy, 'Malformed part header', unreadableForm],
    [busboy, 'Multipart: Boundary not found', unreadableForm],
    [busboy, 'Unexpected end of form', unreadableForm],
    [codeOf('payload'), 'invalid order key: ', betweenNoKeys],
    [codeOf('payload'), 'trailing zero', betweenNoKeys],
    [codeOf('payload'), 'cannot increment any more', betweenNoKeys],
  ];
  for (const [source, words, known] of said) {
    expect([words, source.includes(words)]).toEqual([words, true]);
    expect(words).toMatch(known);
  }
});

test('a collection is looked up by its own name alone', () => {
  expect(codeOf('payload')).toContain('payload.collections[firstParam]');
  expect(['constructor', '__proto__'].filter((name) => name in payload.collections)).toEqual([]);
});

test('a copy, an edited picture and an overridden method are known by these names', () => {
  const code = (codeOf('payload') + codeOf('@payloadcms/next')).toLowerCase();
  const names = ['duplicateFromID', 'uploadEdits', 'focalPoint', 'disableLocalStorage'];
  for (const name of [...names, ...routes.methodOverrides])
    expect([name, code.includes(name.toLowerCase())]).toEqual([name, true]);
  expect(copiedFrom({ duplicateFromID: 'a' })).toBe('a');
  const whole = { x: '0', y: '0', width: '100', height: '100' };
  const query = { uploadEdits: { crop: whole, focalPoint: { x: '10', y: '20' } } };
  expect(uncropped(query)).toEqual({ uploadEdits: { focalPoint: { x: '10', y: '20' } } });
  expect(uncropped({ uploadEdits: { crop: { ...whole, width: '50' } } })).toBeUndefined();
  expect(takeFocalPoint(query, false)).toEqual({ x: 10, y: 20 });
  expect(query).toEqual({});
});

test('the plugin of a bucket works by these hooks', async () => {
  const before = { slug: 'media', upload: true, fields: [] };
  const plugin = s3Storage({
    bucket: 'x',
    collections: { media: true },
    config: { region: 'x' },
  });
  const made = await plugin({ secret: 'x', db: (await config).db, collections: [before] });
  const [media] = made.collections ?? [];
  if (!media) throw new Error('The plugin has dropped the collection');
  expect(media.hooks?.afterChange?.length).toBe(1);
  expect(media.hooks?.afterDelete?.length).toBe(1);
  expect(addingOnly(media, before).hooks?.afterDelete).toBeUndefined();
});
