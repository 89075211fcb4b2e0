import type * as Files from 'node:fs/promises';

import { afterEach, expect, test, vi } from 'vitest';

import {
  contents,
  emptySpools,
  leave,
  linesOf,
  newFolder,
  newSpool,
  received,
} from './spool-folders';

const syncs = vi.hoisted(() => ({ count: 0 }));

vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof Files>();
  const open = async (...where: Parameters<typeof files.open>) => {
    const handle = await files.open(...where);
    const datasync = handle.datasync.bind(handle);
    handle.datasync = () => {
      syncs.count += 1;
      return datasync();
    };
    return handle;
  };
  return { ...files, open };
});

afterEach(emptySpools);

test('thousands of lines of a dead process are taken over with a few writes', async () => {
  const folder = newFolder();
  const entries = Array.from({ length: 2500 }, () => received());
  const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  await leave(folder, 'a.jsonl', lines);
  const spool = newSpool(folder, 8 * 1024 * 1024);
  syncs.count = 0;
  await spool.lookAfter();
  // Each is a wait for the disk.
  expect(syncs.count).toBe(3);
  expect(spool.due(Infinity)).toEqual(entries);
  expect(linesOf(await contents(folder, '.jsonl'))).toHaveLength(2500);
});
