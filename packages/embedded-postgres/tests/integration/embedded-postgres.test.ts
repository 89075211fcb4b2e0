import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import {
  EmbeddedPostgresError,
  postgresProcess,
  removePostgres,
  startPostgres,
} from '../../src/index.mjs';
import { ask, folderForEach } from './support';

const { current, start } = folderForEach();

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
      folder: current(),
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
    const left = path.join(current(), `postgres.unfinished-${gone.pid ?? 0}`);
    mkdirSync(left, { recursive: true });
    mkdirSync(path.join(current(), 'postgres'));
    writeFileSync(path.join(current(), 'postgres', 'letter.txt'), 'mine');
    const said: string[] = [];
    await startPostgres({ folder: current(), fast: true, log: (line) => said.push(line) });
    expect(existsSync(left)).toBe(false);
    const kept = readdirSync(current()).find((name) => name.startsWith('postgres.broken-')) ?? '';
    expect(readFileSync(path.join(current(), kept, 'letter.txt'), 'utf8')).toBe('mine');
    expect(said).toEqual([expect.stringContaining(`it is kept as ${path.join(current(), kept)}`)]);
  });

  test('goes on with the password of an earlier version', async () => {
    const first = await start();
    await first.stop();
    const data = path.join(current(), 'postgres');
    const password = readFileSync(path.join(data, 'password'), 'utf8');
    rmSync(path.join(data, 'password'));
    await expect(start()).rejects.toThrow(/password file .* is missing: bring it back/);
    writeFileSync(path.join(current(), 'postgres.password'), `${password}\n`);
    expect((await start()).url).toBe(first.url);
  });

  test('fails in one sentence when PostgreSQL refuses a setting', async () => {
    const refused = startPostgres({
      folder: current(),
      fast: true,
      settings: { max_connections: 'many' },
    });
    await expect(refused).rejects.toBeInstanceOf(EmbeddedPostgresError);
    await expect(refused).rejects.toThrow(/^PostgreSQL did not start \(its log: .*max_connections/);
  });
});

test.runIf(process.getuid?.() === 0)(
  'root runs it as the owner of the data, and moves the data where that account gets in',
  async () => {
    const data = path.join(current(), 'postgres');
    mkdirSync(data, { recursive: true });
    // Only root may enter what is above it.
    chownSync(data, 65_534, 65_534);
    const said: string[] = [];
    await startPostgres({ folder: current(), fast: true, log: (line) => said.push(line) });
    const status = readFileSync(`/proc/${postgresProcess(current()) ?? 0}/status`, 'utf8');
    expect(status).toMatch(/^Uid:\s+65534/m);
    const moved = readlinkSync(data);
    expect(moved).toMatch(/^\/var\/lib\/embedded-postgres-\w+\/postgres$/);
    expect(said).toContainEqual(expect.stringContaining(`The database lives in ${moved}`));
    await removePostgres(current());
    expect(existsSync(path.dirname(moved))).toBe(false);
  },
);
