import 'server-only';

import { randomUUID } from 'node:crypto';
import {
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  type FileHandle,
} from 'node:fs/promises';
import path from 'node:path';

/** A living process touches its file far more often. */
const staleAfterMs = 5000;
const suffix = '.jsonl';

interface Waiting {
  readonly line: string;
  readonly settle: { resolve: () => void; reject: (error: unknown) => void };
}

/**
 * A file of lines of this process alone, each on the disk before `append` settles. Lines that come
 * together are written together, with one sync.
 */
export class SpoolFile {
  #handle: FileHandle | null = null;
  #path = '';
  #bytes = 0;
  #isTorn = false;
  #queue: Waiting[] = [];
  /** One thing at a time happens to the file. */
  #turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly folder: string,
    private readonly maxBytes: number,
  ) {}

  /** @throws when the spool is full or the disk fails: the line then counts as not written */
  append(line: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ line: `${line}\n`, settle: { resolve, reject } });
      if (this.#queue.length === 1) void this.#take(() => this.#writeQueue());
    });
  }

  /** Says that the process lives, so that no other takes its file for an orphan. */
  touch(): void {
    const now = new Date();
    this.#handle?.utimes(now, now).catch(() => undefined);
  }

  /**
   * Leaves nothing in the file but these lines, unless others wait to be written. A crash in
   * between leaves some in two files: handed over twice, they are stored once.
   */
  replace(lines: () => readonly string[]): Promise<void> {
    return this.#take(async () => {
      if (!this.#handle || this.#queue.length > 0) return;
      const before = this.#path;
      await this.#close();
      const text = lines().map((line) => `${line}\n`);
      if (text.length > 0) await this.#write(text.join(''));
      await rm(before, { force: true });
    });
  }

  /** What waits in this folder, in the files of all processes. */
  async readAll(): Promise<string[]> {
    for (;;) {
      const names = await this.#names();
      const texts = await Promise.all(
        names.map((name) => readFile(path.join(this.folder, name), 'utf8').catch(() => '')),
      );
      // A file that was taken over meanwhile may have been missed under either name.
      if (names.join() === (await this.#names()).join()) return texts.flatMap(linesOf);
    }
  }

  /**
   * Takes over the lines that dead processes left: each orphan is renamed, so that one process
   * alone gets it, and deleted once `keep` has made its lines safe elsewhere.
   */
  async adopt(keep: (lines: string[]) => Promise<void>): Promise<void> {
    for (const name of await this.#names()) {
      const orphan = path.join(this.folder, name);
      if (orphan === this.#path || !(await isStale(orphan))) continue;
      const mine = path.join(this.folder, `${randomUUID()}${suffix}`);
      const isMine = await rename(orphan, mine).then(
        () => true,
        () => false,
      );
      if (!isMine) continue;
      await keep(linesOf(await readFile(mine, 'utf8')));
      await rm(mine, { force: true });
    }
  }

  async #names(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names.filter((name) => name.endsWith(suffix)).sort();
  }

  #take(work: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(work, work);
    return this.#turn;
  }

  async #writeQueue(): Promise<void> {
    const batch = this.#queue;
    this.#queue = [];
    try {
      await this.#write(batch.map(({ line }) => line).join(''));
      for (const { settle } of batch) settle.resolve();
    } catch (error) {
      this.#isTorn = true;
      for (const { settle } of batch) settle.reject(error);
    }
  }

  async #write(lines: string): Promise<void> {
    // After a write that failed half way the next line must begin on its own.
    const text = this.#isTorn ? `\n${lines}` : lines;
    const size = Buffer.byteLength(text);
    if (this.#bytes + size > this.maxBytes) throw new Error('The spool is full');
    const handle = (this.#handle ??= await this.#open());
    await handle.appendFile(text);
    await handle.datasync();
    this.#bytes += size;
    this.#isTorn = false;
    if (await this.#isOurs(handle)) return;
    // We slept so long that another process took the file for an orphan. Whether it read these
    // lines is unknown; written twice they are stored once.
    await this.#close();
    await this.#write(lines);
  }

  async #open(): Promise<FileHandle> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    this.#path = path.join(this.folder, `${randomUUID()}${suffix}`);
    const handle = await open(this.#path, 'ax', 0o600);
    // The name of the file, too, must survive a power cut. Windows cannot sync a folder.
    const folder = await open(this.folder, 'r').catch(() => null);
    await folder?.sync().catch(() => undefined);
    await folder?.close();
    return handle;
  }

  async #isOurs(handle: FileHandle): Promise<boolean> {
    const there = await stat(this.#path).catch(() => null);
    return there?.ino === (await handle.stat()).ino;
  }

  async #close(): Promise<void> {
    await this.#handle?.close();
    this.#handle = null;
    this.#path = '';
    this.#bytes = 0;
  }
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

async function isStale(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > staleAfterMs;
}
