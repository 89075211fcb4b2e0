import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Received } from '../records/received';
import { writeEntry } from './entry';
import { claim, isStale, list, remove, writeLines } from './folder';
import { readLines, splitLines } from './lines';

/** Is told of a file that is this process's now, and of the entries in it. */
type Take = (file: string, entries: readonly Received[]) => void;

/**
 * Takes over what dead processes left. Each orphan is renamed, so that one process alone gets it.
 * Lines that this release cannot read go into a file of their own, for one that can.
 * @param own the files of this process
 */
export async function adoptOrphans(
  folder: string,
  own: ReadonlySet<string>,
  take: Take,
): Promise<void> {
  for (const orphan of await list(folder, '.jsonl')) {
    if (own.has(orphan) || !(await isStale(orphan))) continue;
    const mine = await claim(orphan, '.jsonl');
    if (mine === null) continue;
    const { entries, unreadable } = readLines(await readFile(mine));
    if (unreadable.length === 0 && entries.length > 0) {
      take(mine, entries);
      continue;
    }
    await takeAlone(folder, entries, take);
    if (unreadable.length > 0)
      noteRejected(unreadable.length, await writeLines(folder, '.rejected', unreadable));
    await remove(mine);
  }
  // What these were written from is still there.
  for (const kind of ['.new', '.reasons'] as const)
    for (const file of await list(folder, kind)) if (await isStale(file)) await remove(file);
}

/** Of a file that holds other lines, too, and is going to be removed. */
async function takeAlone(folder: string, entries: readonly Received[], take: Take) {
  if (entries.length === 0) return;
  const lines = entries.map((entry) => Buffer.from(writeEntry(entry)));
  take(await writeLines(folder, '.jsonl', lines), entries);
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
  async takeBack(take: Take): Promise<void> {
    const files = await list(this.folder, '.rejected');
    this.#counts = new Map([...this.#counts].filter(([file]) => files.includes(file)));
    for (const file of files) if (!this.#counts.has(file)) await this.#take(file, take);
  }

  async #take(file: string, take: Take): Promise<void> {
    const found = await readRejected(file);
    if (!found) return;
    if (found.entries.length === 0) {
      this.#counts.set(file, found.unreadable.length);
      return;
    }
    const mine = await claim(file, '.rejected');
    if (mine === null) return;
    await takeAlone(this.folder, found.entries, take);
    if (found.unreadable.length > 0) await writeLines(this.folder, '.rejected', found.unreadable);
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
