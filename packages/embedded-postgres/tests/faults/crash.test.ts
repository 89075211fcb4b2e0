import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { crashPostgres, postgresProcess, startPostgres } from '../../src/index.mjs';
import { ask, folderForEach } from '../integration/support';

const { current, start } = folderForEach();

/** Starts it in a process of its own, which ends when it is told so on its channel. */
async function startElsewhere() {
  const program = `
    import { startPostgres } from ${JSON.stringify(path.resolve(import.meta.dirname, '../../src/index.mjs'))};
    const { adopted, stop } = await startPostgres({ folder: ${JSON.stringify(current())}, fast: true });
    process.on('message', async () => { await stop(); process.exit(0); });
    process.send(adopted);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const adopted = await new Promise((resolve) => child.once('message', resolve));
  return { child, adopted };
}

describe('after a crash', () => {
  test('of the server it comes back with its data on the same address', async () => {
    // Not a fast one: that forgets what it has just committed.
    const durable = { folder: current(), database: 'shop' };
    const before = await startPostgres(durable);
    await ask(before.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await crashPostgres(current());
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
    const note = path.join(current(), 'postgres', 'postmaster.pid');
    writeFileSync(note, `${process.pid}\n${current()}\n0\n1\n\n127.0.0.1\n`);
    expect(postgresProcess(current())).toBe(null);
    expect((await start()).adopted).toBe(false);
  });

  test('of who started it the next one adopts the server, and does not count who was killed', async () => {
    const { child } = await startElsewhere();
    const server = postgresProcess(current());
    child.kill('SIGKILL');
    await once(child, 'exit');
    const adopting = await start();
    expect(adopting.adopted).toBe(true);
    expect(postgresProcess(current())).toBe(server);
    await adopting.stop();
    expect(postgresProcess(current())).toBe(null);
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
  expect(postgresProcess(current())).toBe(null);
});

test('the last one out finds the others on a server that was started anew meanwhile', async () => {
  const first = await start();
  await crashPostgres(current());
  const second = await start();
  await first.stop();
  expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await second.stop();
  expect(postgresProcess(current())).toBe(null);
});
