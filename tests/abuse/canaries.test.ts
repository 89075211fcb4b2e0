import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { staffAccounts, startAbusedSite, type AbusedSite } from '../support/abuse/abused-site';
import { startOtlpReceiver } from '../support/sites/otlp-receiver';

let site: AbusedSite;
let collector: Awaited<ReturnType<typeof startOtlpReceiver>>;
beforeAll(async () => {
  collector = await startOtlpReceiver();
  site = await startAbusedSite({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
});
afterAll(async () => {
  await site.close();
  await collector.close();
});

/** A word of its own for each place, so that what is found says where it was planted. */
const planted = new Map<string, string>();
function plant(where: string): string {
  const word = `canary${String(planted.size).padStart(2, '0')}q7f3a9`;
  planted.set(word, where);
  return word;
}

const found = (text: string) =>
  [...planted].flatMap(([word, where]) => (text.includes(word) ? [where] : []));

/** What was answered to a stranger, headers and all. */
const answers: string[] = [];
async function ask(...[method, address, options]: Parameters<AbusedSite['call']>): Promise<void> {
  const answer = await site.call(method, address, options);
  answers.push(`${JSON.stringify([...answer.headers])}${await answer.text()}`);
}

/** Everything that people and programs hand over, in every place where it can stand. */
async function hand(): Promise<void> {
  const body = (form: string) => ({
    name: plant(`${form}: name`),
    email: `${plant(`${form}: email`)}@private.example`,
    message: plant(`${form}: message`),
    description: plant(`${form}: description`),
    company: plant(`${form}: company`),
    phone: plant(`${form}: phone`),
    projectType: 'web',
  });
  for (const form of ['contact', 'quote'])
    for (const extra of [{}, { email: plant(`${form}: an email that is none`) }, { name: 7 }])
      await ask('POST', `/api/${form}`, {
        body: { ...body(form), ...extra },
        headers: {
          'User-Agent': plant('User-Agent'),
          Referer: `${site.url}/${plant('Referer')}`,
          'X-Forwarded-For': plant('X-Forwarded-For'),
          'Idempotency-Key': plant('Idempotency-Key'),
          Cookie: `theme=${plant('a cookie')}`,
        },
      });
  const { email } = staffAccounts.admin;
  for (const login of [
    { email, password: plant('a wrong password') },
    { email: `${plant('an unknown email')}@private.example`, password: plant('its password') },
    { email: `${plant('an email with a NUL')}\u0000`, password: plant('its password') },
  ])
    await ask('POST', '/api/users/login', { body: login });
  await ask('POST', '/api/users/forgot-password', {
    body: { email: `${plant('an email that forgot')}@private.example` },
  });
  await ask('POST', '/api/users/reset-password', {
    body: { token: plant('a reset token'), password: plant('a new password') },
  });
  // Their pages name their own address to whoever asked for it.
  await site.call('GET', `/admin/new-password/${plant('a reset link')}`);
  await site.call('GET', `/admin?q=${plant('a search')}`);
  await ask('GET', `/api/users?where[email][equals]=${plant('a filter')}`);
  await ask('GET', '/api/users/me', {
    headers: { Authorization: `JWT ${plant('a bearer token')}` },
    cookie: `payload-token=${plant('a session')}`,
  });
}

async function statement(text: string): Promise<void> {
  const client = new Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query('SET default_transaction_read_only = off');
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** Of the site's own folder, but for what the database and the spool hold on purpose. */
const kept = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/^(postgres|spool|media)/.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());

test(
  'nothing that anybody hands over is in a log, an answer, a bundle or a cache',
  { timeout: 120_000 },
  async () => {
    await hand();
    // The same while statements fail: they quote their values.
    await statement('ALTER TABLE users RENAME COLUMN login_attempts TO away');
    await statement('ALTER TABLE contact_submissions RENAME COLUMN message TO away');
    await hand();
    await statement('ALTER TABLE users RENAME COLUMN away TO login_attempts');
    await statement('ALTER TABLE contact_submissions RENAME COLUMN away TO message');
    await statement('ALTER DATABASE site SET default_transaction_read_only = on');
    await hand();
    await statement('ALTER DATABASE site RESET default_transaction_read_only');
    await site.stopDatabase();
    await hand();
    await site.startDatabase();

    expect(planted.size).toBeGreaterThan(100);
    const log = site.log();
    // It did fail, and was said.
    expect(log).toMatch(/42703|25006|cannot be reached/);
    expect(found(log)).toEqual([]);
    const secrets = ['PAYLOAD_SECRET', 'ADMIN_PASSWORD', 'EDITOR_PASSWORD'];
    for (const name of secrets) {
      const secret = process.env[name];
      if (secret !== undefined) expect([name, log.includes(secret)]).toEqual([name, false]);
    }

    // They come in batches, some seconds later.
    const told = () => [...new Set(collector.spans.map(({ name }) => name))];
    await expect
      .poll(told, { timeout: 30_000 })
      .toEqual(expect.arrayContaining(['POST door', 'submission', 'GET admin']));
    expect(found(collector.bodies.join())).toEqual([]);

    // The form without JavaScript shows what was typed to whoever typed it; these were asked in JSON.
    expect(answers.flatMap(found)).toEqual([]);

    const build = process.env.NEXT_DIST_DIR ?? '.next';
    for (const file of [
      ...kept(path.join(build, 'static')),
      ...kept(path.join(build, 'server', 'app')),
    ]) {
      const text = readFileSync(file, 'latin1');
      const leaked = secrets.filter((name) => text.includes(process.env[name] ?? '\uffff'));
      expect([file, leaked, found(text)]).toEqual([file, [], []]);
    }
    for (const file of kept(site.dataDir))
      expect([file, found(readFileSync(file, 'latin1'))]).toEqual([file, []]);
    for (const page of ['/', '/quote', '/nowhere', '/sitemap.xml', '/api/industries'])
      expect(found(await (await site.call('GET', page)).text())).toEqual([]);
  },
);
