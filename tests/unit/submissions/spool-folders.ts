import { mkdtempSync } from 'node:fs';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Received } from '@/submissions/records/received';
import { Spool } from '@/submissions/spool/spool';

export const newFolder = () => mkdtempSync(path.join(tmpdir(), 'spool-'));

const spools: Spool[] = [];

export function newSpool(folder: string, maxBytes = 1024 * 1024): Spool {
  const spool = new Spool(folder, maxBytes);
  spools.push(spool);
  return spool;
}

/** Closes their files. */
export async function emptySpools(): Promise<void> {
  for (const spool of spools.splice(0))
    await spool.remove(new Set(spool.due(Infinity).map(({ id }) => id)));
}

export function received(answers: Record<string, string> = {}): Received {
  const id = crypto.randomUUID();
  return {
    form: 'contact',
    id,
    reference: `C-${id.slice(0, 8)}`,
    submittedAt: '2026-11-22T01:40:00.000Z',
    values: { name: 'Ada', email: 'ada@analytical.example', message: 'Nine systems.', ...answers },
    quarantinedFor: null,
  };
}

/** What a process left that died a minute ago, or as long ago as that is by its clock. */
export async function leave(
  folder: string,
  name: string,
  content: string | Buffer,
  agoMs = 60_000,
) {
  const file = path.join(folder, name);
  await writeFile(file, content);
  const then = new Date(Date.now() - agoMs);
  await utimes(file, then, then);
}

/** What stands in all files of a kind. */
export async function contents(folder: string, kind: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(kind)).sort();
  const files = names.map((name) => readFile(path.join(folder, name), 'latin1'));
  return (await Promise.all(files)).join('');
}

export const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');
