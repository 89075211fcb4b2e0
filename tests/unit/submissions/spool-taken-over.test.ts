import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';

import { afterEach, expect, test } from 'vitest';

import {
  contents,
  emptySpools,
  leave,
  linesOf,
  newFolder,
  newSpool,
  received,
} from './spool-folders';

afterEach(emptySpools);

/** As if each process had died a minute ago. */
async function killAll(folder: string): Promise<void> {
  const then = new Date(Date.now() - 60_000);
  for (const name of await readdir(folder)) await utimes(path.join(folder, name), then, then);
}

test('processes that die one after another leave each line once, however many there are', async () => {
  const folder = newFolder();
  const entries = Array.from({ length: 2500 }, () => received());
  const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`);
  await leave(folder, 'a.jsonl', lines.slice(0, 2000).join(''));
  await leave(folder, 'b.jsonl', lines.slice(1500).join(''));
  for (let process = 0; process < 3; process += 1) {
    const spool = newSpool(folder);
    await spool.lookAfter();
    expect(spool.size).toBe(2500);
    // Nothing was copied: a spool takes over more than it takes of new ones, and at once.
    expect(linesOf(await contents(folder, '.jsonl'))).toHaveLength(3000);
    await killAll(folder);
  }
  const spool = newSpool(folder);
  await spool.lookAfter();
  await spool.remove(new Set(entries.slice(0, 1200).map(({ id }) => id)));
  const left = linesOf(await contents(folder, '.jsonl'));
  expect(new Set(left)).toEqual(new Set(entries.slice(1200).map((entry) => JSON.stringify(entry))));
  expect(left).toHaveLength(1300);
  await spool.remove(new Set(entries.map(({ id }) => id)));
  expect(await readdir(folder)).toEqual([]);
});
