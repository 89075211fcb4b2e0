import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Received } from '../records/received';
import { claim, isStale, list, reject, remove } from './folder';
import { readLines, splitLines } from './lines';

/** Settles when the entries are safe in this process's own file. */
type Keep = (entries: readonly Received[]) => Promise<void>;

/**
 * Takes over what dead processes left. Each orphan is renamed, so that one process alone gets it,
 * and deleted once its lines are safe elsewhere: the readable ones with `keep`, the others in a
 * file of their own for a release that can read them.
 */
export async function adoptOrphans(folder: string, own: string, keep: Keep): Promise<void> {
  for (const orphan of await list(folder, '.jsonl')) {
    if (orphan === own || !(await isStale(orphan))) continue;
    const mine = await claim(orphan, '.jsonl');
    if (mine === null) continue;
    const { entries, unreadable } = readLines(await readFile(mine));
    await keep(entries);
    if (unreadable.length > 0) noteRejected(unreadable.length, await reject(folder, unreadable));
    await remove(mine);
  }
  // What these were written from is still there.
  for (const kind of ['.new', '.reasons'] as const)
    for (const file of await list(folder, kind)) if (await isStale(file)) await remove(file);
}

const noteRejected = (count: number, file: string) => {
  console.error(
    `${count} ${count === 1 ? 'line' : 'lines'} of the spool cannot be read by this release and ` +
      `${count === 1 ? 'waits' : 'wait'} in ${path.basename(file)}`,
  );
};

/** The files of rejected lines in a folder, each read once by this process. */
export class RejectedFiles {
  /** How many lines this release cannot read, by file. */
  #counts = new Map<string, number>();

  constructor(private readonly folder: string) {}

  get count(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Takes back what an older release set aside and this one can read. */
  async takeBack(keep: Keep): Promise<void> {
    const files = await list(this.folder, '.rejected');
    this.#counts = new Map([...this.#counts].filter(([file]) => files.includes(file)));
    for (const file of files) if (!this.#counts.has(file)) await this.#take(file, keep);
  }

  async #take(file: string, keep: Keep): Promise<void> {
    const found = await readRejected(file);
    if (!found) return;
    if (found.entries.length === 0) {
      this.#counts.set(file, found.unreadable.length);
      return;
    }
    const mine = await claim(file, '.rejected');
    if (mine === null) return;
    await keep(found.entries);
    if (found.unreadable.length > 0) await reject(this.folder, found.unreadable);
    await remove(mine);
    console.info(`${found.entries.length} rejected lines of the spool can be read, and wait again`);
  }
}

/** Such a file was written as a whole: no line of it is torn. */
async function readRejected(file: string) {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) return null;
  const { rest } = splitLines(bytes);
  return readLines(rest.length > 0 ? Buffer.concat([bytes, Buffer.from('\n')]) : bytes);
}
