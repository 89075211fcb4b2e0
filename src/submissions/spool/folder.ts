import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

import { env } from '@/env';

/** The folder of all processes of this machine. */
export const spoolFolder = path.join(env.DATA_DIR, 'spool');

/** Lines that wait; lines that no process could read; why the database refuses some. */
export type Kind = '.jsonl' | '.rejected' | '.reasons';

/** A living process touches its files far more often. */
const staleAfterMs = 5000;

export const newPath = (folder: string, kind: Kind): string =>
  path.join(folder, `${randomUUID()}${kind}`);

/** The files of a kind, with their whole paths. */
export async function list(folder: string, kind: Kind | '.new'): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith(kind))
    .sort()
    .map((name) => path.join(folder, name));
}

/** What stands in all files of a kind, whichever process they belong to. */
export async function readAll(folder: string, kind: Kind): Promise<Buffer[]> {
  for (;;) {
    const files = await list(folder, kind);
    const contents = await Promise.all(
      files.map((file) => readFile(file).catch(() => Buffer.alloc(0))),
    );
    // A file that was taken over meanwhile may have been missed under either name.
    if (files.join() === (await list(folder, kind)).join()) return contents;
  }
}

/** Whether its process is gone. One that was touched later than now is from before a clock was set. */
export async function isStale(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && Math.abs(Date.now() - found.mtimeMs) > staleAfterMs;
}

/**
 * Renames a file, so that of several processes one alone has it.
 * @returns its new path, or null when another was faster
 */
export async function claim(file: string, kind: Kind): Promise<string | null> {
  const mine = newPath(path.dirname(file), kind);
  try {
    await rename(file, mine);
    // Ours is no longer stale.
    await utimes(mine, new Date(), new Date());
    return mine;
  } catch {
    return null;
  }
}

/** Says that the process of a file lives. One that another process took is gone. */
export async function touch(file: string): Promise<void> {
  await utimes(file, new Date(), new Date()).catch(() => undefined);
}

/** Writes a file of lines as a whole; settles when they are on the disk. */
export async function writeLines(
  folder: string,
  kind: Kind,
  lines: readonly Buffer[],
): Promise<string> {
  const file = newPath(folder, kind);
  const isNew = `${file}.new`;
  const handle = await open(isNew, 'wx', 0o600);
  try {
    await handle.writeFile(Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')])));
    await handle.sync();
  } finally {
    await handle.close();
  }
  // Under its name nobody finds half a file.
  await rename(isNew, file);
  await syncFolder(folder);
  return file;
}

export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** The names of files, too, must survive a power cut. Windows cannot sync a folder. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

export const remove = (file: string): Promise<void> => rm(file, { force: true });
