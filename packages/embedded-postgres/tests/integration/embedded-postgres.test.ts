import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import {
  crashPostgres,
  EmbeddedPostgresError,
  postgresProcess,
  removePostgres,
  startPostgres,
} from '../../src/index.mjs';

let folder: string;

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'embedded-postgres-')), 'state');
});
afterEach(async () => {
  await removePostgres(folder);
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

const start = () => startPostgres({ folder, database: 'shop “1”', fast: true });

async function ask(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Starts it in a process of its own, which ends when it is told so on its channel. */
async function startElsewhere() {
  const program = `
    import { startPostgres } from ${JSON.stringify(path.resolve(import.meta.dirname, '../../src/index.mjs'))};
    const { adopted, stop } = await startPostgres({ folder: ${JSON.stringify(folder)}, fast: true });
    process.on('message', async () => { await stop(); process.exit(0); });
    process.send(adopted);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const adopted = await new Promise((resolve) => child.once('message', resolve));
  return { child, adopted };
}

describe('a start', () => {
  test('makes a database that asks for its password and listens on this machine only', async () => {
    const { url, adopted } = await start();
    expect(adopted).toBe(false);
    expect(
      await ask(
        url,
        `SELECT current_database() AS name, pg_encoding_to_char(encoding) AS encoding,
           current_setting('listen_addresses') AS addresses
         FROM pg_database WHERE datname = current_database()`,
      ),
    ).toEqual([{ name: 'shop “1”', encoding: 'UTF8', addresses: '127.0.0.1' }]);
    const wrong = new URL(url);
    wrong.password = 'wrong';
    await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  });

  test('takes settings', async () => {
    const { url } = await startPostgres({
      folder,
      fast: true,
      settings: { max_connections: '12' },
    });
    expect(await ask(url, 'SHOW max_connections')).toEqual([{ max_connections: '12' }]);
  });

  test('of four at once makes one server that all four use', async () => {
    const started = await Promise.all([start(), start(), start(), start()]);
    expect(new Set(started.map(({ url }) => url)).size).toBe(1);
    expect(started.filter(({ adopted }) => !adopted)).toHaveLength(1);
  });

  test('removes what an initdb left that was killed, and keeps what it does not know', async () => {
    const gone = spawn('true');
    await once(gone, 'exit');
    const left = path.join(folder, `postgres.unfinished-${gone.pid ?? 0}`);
    mkdirSync(left, { recursive: true });
    mkdirSync(path.join(folder, 'postgres'));
    writeFileSync(path.join(folder, 'postgres', 'letter.txt'), 'mine');
    const said: string[] = [];
    await startPostgres({ folder, fast: true, log: (line) => said.push(line) });
    expect(existsSync(left)).toBe(false);
    const kept = readdirSync(folder).find((name) => name.startsWith('postgres.broken-')) ?? '';
    expect(readFileSync(path.join(folder, kept, 'letter.txt'), 'utf8')).toBe('mine');
    expect(said).toEqual([expect.stringContaining(`it is kept as ${path.join(folder, kept)}`)]);
  });

  test('goes on with the password of an earlier version', async () => {
    const first = await start();
    await first.stop();
    const data = path.join(folder, 'postgres');
    const password = readFileSync(path.join(data, 'password'), 'utf8');
    rmSync(path.join(data, 'password'));
    await expect(start()).rejects.toThrow(/password file .* is missing: bring it back/);
    writeFileSync(path.join(folder, 'postgres.password'), `${password}\n`);
    expect((await start()).url).toBe(first.url);
  });

  test('fails in one sentence when PostgreSQL refuses a setting', async () => {
    const refused = startPostgres({ folder, fast: true, settings: { max_connections: 'many' } });
    await expect(refused).rejects.toBeInstanceOf(EmbeddedPostgresError);
    await expect(refused).rejects.toThrow(/^PostgreSQL did not start \(its log: .*max_connections/);
  });
});

describe('after a crash', () => {
  test('of the server it comes back with its data on the same address', async () => {
    // Not a fast one: that forgets what it has just committed.
    const durable = { folder, database: 'shop' };
    const before = await startPostgres(durable);
    await ask(before.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await crashPostgres(folder);
    await expect(ask(before.url, 'SELECT 1')).rejects.toThrow();
    const after = await startPostgres(durable);
    expect(after.url).toBe(before.url);
    expect(after.adopted).toBe(false);
    expect(await ask(after.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  test('it takes another port when the old one is taken', async () => {
    const before = await start();
    await before.stop();
    const port = Number(new URL(before.url).port);
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const after = await start().finally(() => other.close());
    expect(new URL(after.url).port).not.toBe(String(port));
  });

  test('a note that names another program now is not taken for the server', async () => {
    await (await start()).stop();
    const note = path.join(folder, 'postgres', 'postmaster.pid');
    writeFileSync(note, `${process.pid}\n${folder}\n0\n1\n\n127.0.0.1\n`);
    expect(postgresProcess(folder)).toBe(null);
    expect((await start()).adopted).toBe(false);
  });

  test('of who started it the next one adopts the server, and does not count who was killed', async () => {
    const { child } = await startElsewhere();
    const server = postgresProcess(folder);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const adopting = await start();
    expect(adopting.adopted).toBe(true);
    expect(postgresProcess(folder)).toBe(server);
    await adopting.stop();
    expect(postgresProcess(folder)).toBe(null);
  });
});

test('the last one out stops the server, whoever started it', async () => {
  const { child } = await startElsewhere();
  const second = await start();
  expect(second.adopted).toBe(true);
  child.send('stop');
  await once(child, 'exit');
  expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await second.stop();
  expect(postgresProcess(folder)).toBe(null);
});

test('the last one out finds the others on a server that was started anew meanwhile', async () => {
  const first = await start();
  await crashPostgres(folder);
  const second = await start();
  await first.stop();
  expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await second.stop();
  expect(postgresProcess(folder)).toBe(null);
});

test.runIf(process.getuid?.() === 0)(
  'root runs it as the owner of the data, and moves the data where that account gets in',
  async () => {
    const data = path.join(folder, 'postgres');
    mkdirSync(data, { recursive: true });
    // Only root may enter what is above it.
    chownSync(data, 65_534, 65_534);
    const said: string[] = [];
    await startPostgres({ folder, fast: true, log: (line) => said.push(line) });
    const status = readFileSync(`/proc/${postgresProcess(folder) ?? 0}/status`, 'utf8');
    expect(status).toMatch(/^Uid:\s+65534/m);
    const moved = readlinkSync(data);
    expect(moved).toMatch(/^\/var\/lib\/embedded-postgres-\w+\/postgres$/);
    expect(said).toContainEqual(expect.stringContaining(`The database lives in ${moved}`));
    await removePostgres(folder);
    expect(existsSync(path.dirname(moved))).toBe(false);
  },
);
