import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { formFiles } from '@/platform/mail/mail-limits';
import { readEntry } from '@/submissions/spool/entry';
import { getSpoolTrouble } from '@/submissions/spool/trouble';

import { contents, emptySpools, newSpool, linesOf, newFolder, received } from './spool-folders';

let folder: string;
beforeEach(() => {
  folder = newFolder();
});
afterEach(async () => {
  await emptySpools();
  vi.restoreAllMocks();
});

test('of two at once under one id, the first is kept and the other is told', async () => {
  const spool = newSpool(folder);
  const first = received();
  const second = { ...first, values: { ...first.values, message: 'Something else.' } };
  const outcomes = await Promise.all([spool.keep(first), spool.keep(second), spool.keep(first)]);
  expect(outcomes).toEqual(['stored', 'taken', 'again']);
  expect(spool.due(10)).toEqual([first]);
  expect(linesOf(await contents(folder, '.jsonl'))).toEqual([JSON.stringify(first)]);
});

test('files are kept with it, and take no more than half of the room', async () => {
  const files = [
    { name: 'plan.pdf', size: 600, kind: 'plain', problem: null, content: Buffer.alloc(600, 'a') },
  ] as const;
  const spool = newSpool(folder, 3000);
  const [first, second, words] = [{ ...received(), files }, { ...received(), files }, received()];
  expect(await spool.keep(first)).toBe('stored');
  await expect(spool.keep(second)).rejects.toThrow('no room');
  expect(await spool.keep(words)).toBe('stored');
  const lines = linesOf(await contents(folder, '.jsonl'));
  expect(lines.map((line) => readEntry(Buffer.from(line)))).toEqual([first, words]);
});

test('all that a form takes of files has room while nothing else waits', async () => {
  const content = Buffer.alloc(formFiles.bytes, 'a');
  const file = {
    name: 'plan.pdf',
    size: content.length,
    kind: 'plain',
    problem: null,
    content,
  } as const;
  const full = { ...received({ message: 'é'.repeat(5000) }), files: [file] };
  const megabytesUnset = 64;
  expect(await newSpool(folder, megabytesUnset * 1024 * 1024).keep(full)).toBe('stored');
  const [line = ''] = linesOf(await contents(folder, '.jsonl'));
  const kept = readEntry(Buffer.from(line));
  // Letter by letter it would take minutes.
  expect(kept?.files?.[0]?.content?.equals(content)).toBe(true);
});

test('when the first cannot be kept, the other is not told that it is', async () => {
  const spool = newSpool(folder, 0);
  const first = received();
  const outcomes = await Promise.allSettled([spool.keep(first), spool.keep(first)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(spool.size).toBe(0);
});

test('what is handed over leaves the disk, and nothing else does', async () => {
  const spool = newSpool(folder);
  const all = [received(), received(), received()];
  await Promise.all(all.map((each) => spool.keep(each)));
  await spool.remove(new Set([all[1]?.id ?? '']));
  expect(linesOf(await contents(folder, '.jsonl'))).toEqual(
    [all[0], all[2]].map((each) => JSON.stringify(each)),
  );
  await spool.remove(new Set(all.map(({ id }) => id)));
  expect(await contents(folder, '.jsonl')).toBe('');
});

test('a second refusal is trouble, with its reason for all processes and one line in the log', async () => {
  const said: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, 'info').mockImplementation((line: string) => void said.push(line));
  const spool = newSpool(folder);
  const [one, other] = [received(), received()];
  await spool.keep(one);
  await spool.keep(other);
  spool.refusals.note(one.id, '42703');
  spool.refusals.note(other.id, '42703');
  expect(spool.refusals.hasRepeated).toBe(false);
  spool.refusals.note(one.id, '42703');
  expect(spool.refusals.hasRepeated).toBe(true);
  await spool.lookAfter();
  expect(await getSpoolTrouble(folder)).toEqual({
    waiting: 2,
    rejected: 0,
    reasons: ['refused by the database (42703: a column is missing)'],
  });
  // Whoever was refused last has its next turn last.
  expect(spool.due(10)).toEqual([other, one]);

  await spool.remove(new Set([one.id, other.id]));
  await spool.lookAfter();
  expect(spool.refusals.hasRepeated).toBe(false);
  expect(await getSpoolTrouble(folder)).toBeNull();
  expect(said).toEqual([
    'The database refuses submissions with SQLSTATE 42703: 1 waits on the disk for it',
    'No submission waits any more because the database refuses it',
  ]);
});
