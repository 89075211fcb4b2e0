import { readdir } from 'node:fs/promises';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type * as Forms from '@/forms';
import type { Spool } from '@/submissions/spool/spool';
import { getSpoolTrouble } from '@/submissions/spool/trouble';

import {
  contents,
  emptySpools,
  newSpool,
  leave,
  linesOf,
  newFolder,
  received,
} from './spool-folders';

let folder: string;
let said: string[];

beforeEach(() => {
  folder = newFolder();
  said = [];
  const listen = (line: string) => void said.push(line);
  vi.spyOn(console, 'error').mockImplementation(listen);
  vi.spyOn(console, 'info').mockImplementation(listen);
});
afterEach(async () => {
  await emptySpools();
  vi.restoreAllMocks();
});

const idsIn = (spool: Spool) => spool.due(100).map(({ id }) => id);

test('garbage in the middle is set aside, and the entries around it wait on', async () => {
  const [before, after] = [received(), received()];
  await leave(folder, 'a.jsonl', `${JSON.stringify(before)}\ngarb\0ge\n${JSON.stringify(after)}\n`);
  const spool = newSpool(folder);
  await spool.lookAfter();
  expect(idsIn(spool)).toEqual([before.id, after.id]);
  expect(await contents(folder, '.rejected')).toBe('garb\0ge\n');
  expect(linesOf(await contents(folder, '.jsonl'))).toHaveLength(2);
  const [rejected] = (await readdir(folder)).filter((name) => name.endsWith('.rejected'));
  expect(said).toEqual([
    `1 line of the spool cannot be read by this release and waits in ${String(rejected)}`,
  ]);
  await spool.lookAfter();
  expect(spool.rejected.count).toBe(1);
  expect(await getSpoolTrouble(folder)).toEqual({
    waiting: 2,
    rejected: 1,
    reasons: ['the database could not be reached'],
  });
});

test('a torn last line is dropped, of which nobody was told anything', async () => {
  const whole = received();
  const line = JSON.stringify(received());
  await leave(folder, 'a.jsonl', `${JSON.stringify(whole)}\n${line.slice(0, -9)}`);
  await leave(folder, 'b.jsonl', '\0\0\0\0\0\0');
  const spool = newSpool(folder);
  await spool.lookAfter();
  expect(idsIn(spool)).toEqual([whole.id]);
  expect((await readdir(folder)).filter((name) => !name.endsWith('.jsonl'))).toEqual([]);
  expect(said).toEqual([]);
});

test('a last line that lost its end alone is kept', async () => {
  const whole = received();
  await leave(folder, 'a.jsonl', JSON.stringify(whole));
  const spool = newSpool(folder);
  await spool.lookAfter();
  expect(idsIn(spool)).toEqual([whole.id]);
});

test('what a process left whose clock was an hour ahead is taken over at once', async () => {
  const whole = received();
  await leave(folder, 'a.jsonl', `${JSON.stringify(whole)}\n`, -3_600_000);
  const spool = newSpool(folder);
  await spool.lookAfter();
  expect(idsIn(spool)).toEqual([whole.id]);
});

const entry = received();
test.each([
  ['a field of a newer release', JSON.stringify({ ...entry, campaign: 'autumn' })],
  ['an answer to a newer question', JSON.stringify(received({ budget: '10k' }))],
  ['a newer reason', JSON.stringify({ ...entry, quarantinedFor: 'listed-address' })],
  ['a newer form', JSON.stringify({ ...entry, form: 'careers' })],
  ['no UTF-8', Buffer.concat([Buffer.from('"'), Buffer.from([0xff, 0xfe]), Buffer.from('"')])],
  ['NUL bytes before an entry', `\0\0\0\0${JSON.stringify(entry)}`],
  ['another shape', '[1, 2, 3]'],
])('%s is set aside byte for byte', async (_, line) => {
  const bytes = Buffer.concat([Buffer.from(line), Buffer.from('\n')]);
  await leave(folder, 'a.jsonl', bytes);
  const spool = newSpool(folder);
  await spool.lookAfter();
  expect(spool.size).toBe(0);
  expect(await contents(folder, '.rejected')).toBe(bytes.toString('latin1'));
  expect(await contents(folder, '.jsonl')).toBe('');
  expect(said.join()).not.toContain('Ada');
});

test('a rollback loses nothing: the release that returns takes its entries back', async () => {
  const { quoteForm } = await import('@/forms');
  const theirs = received({ company: 'Analytical Engines' });
  const newerForms = async () => {
    const real = await vi.importActual<typeof Forms>('@/forms');
    const { contact } = real.forms;
    const field = quoteForm.fields.find(({ name }) => name === 'company');
    if (!field) throw new Error('no such field');
    const newer = { ...contact, fields: [...contact.fields, field] };
    return { ...real, contactForm: newer, forms: { ...real.forms, contact: newer } };
  };
  vi.doMock('@/forms', newerForms);
  vi.resetModules();
  const newer = await import('@/submissions/spool/spool');
  vi.doUnmock('@/forms');

  await leave(folder, 'a.jsonl', `${JSON.stringify(theirs)}\nnobody can read this\n`);
  const older = newSpool(folder);
  await older.lookAfter();
  await older.lookAfter();
  expect([older.size, older.rejected.count]).toEqual([0, 2]);

  const returned = new newer.Spool(folder, 1024 * 1024);
  await returned.lookAfter();
  expect(returned.due(10)).toEqual([theirs]);
  expect(await contents(folder, '.rejected')).toBe('nobody can read this\n');
  await returned.lookAfter();
  expect(returned.rejected.count).toBe(1);
  await returned.remove(new Set([theirs.id]));
});

test('what another process keeps under the same id waits beside it, under an id of its own', async () => {
  const mine = received();
  const other = { ...mine, values: { ...mine.values, message: 'Another one.' } };
  const spool = newSpool(folder);
  await spool.keep(mine);
  await leave(folder, 'a.jsonl', `${JSON.stringify(other)}\n${JSON.stringify(mine)}\n`);
  await spool.lookAfter();
  const waiting = spool.due(10);
  expect(waiting.map(({ values }) => values['message'])).toEqual(['Nine systems.', 'Another one.']);
  expect(new Set(waiting.map(({ id }) => id)).size).toBe(2);
});
