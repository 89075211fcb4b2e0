import { open, stat, type FileHandle } from 'node:fs/promises';

import { makeFolder, newPath, remove, syncFolder } from './folder';

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
  #queue: Waiting[] = [];
  /** One thing at a time happens to the file. */
  #turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly folder: string,
    private readonly maxBytes: number,
  ) {}

  /** Empty while there is none. */
  get path(): string {
    return this.#path;
  }

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
      try {
        if (text.length > 0) await this.#write(text.join(''));
      } catch (error) {
        // The file before stays as an orphan, and is taken over again.
        await this.#dropTornLine();
        throw error;
      }
      await remove(before);
    });
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
      await this.#dropTornLine();
      for (const { settle } of batch) settle.reject(error);
    }
  }

  async #write(lines: string): Promise<void> {
    const size = Buffer.byteLength(lines);
    if (this.#bytes + size > this.maxBytes) throw new Error('The spool is full');
    const handle = (this.#handle ??= await this.#open());
    await handle.appendFile(lines);
    await handle.datasync();
    this.#bytes += size;
    if (await this.#isOurs(handle)) return;
    // We slept so long that another process took the file for an orphan. Whether it read these
    // lines is unknown; written twice they are stored once.
    await this.#close();
    await this.#write(lines);
  }

  /** Of a write that failed half way. A file that cannot be mended ends with it. */
  async #dropTornLine(): Promise<void> {
    try {
      await this.#handle?.truncate(this.#bytes);
    } catch {
      await this.#close();
    }
  }

  async #open(): Promise<FileHandle> {
    await makeFolder(this.folder);
    this.#path = newPath(this.folder, '.jsonl');
    const handle = await open(this.#path, 'ax', 0o600);
    await syncFolder(this.folder);
    return handle;
  }

  async #isOurs(handle: FileHandle): Promise<boolean> {
    const there = await stat(this.#path).catch(() => null);
    return there?.ino === (await handle.stat()).ino;
  }

  async #close(): Promise<void> {
    await this.#handle?.close().catch(() => undefined);
    this.#handle = null;
    this.#path = '';
    this.#bytes = 0;
  }
}
