import { open, stat, type FileHandle } from 'node:fs/promises';

import { makeFolder, newPath, remove, syncFolder } from './folder';

const linesAtOnce = 1000;

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

  /**
   * @param part of the spool that may be full after it
   * @throws when it would be fuller, or the disk fails: the line then counts as not written
   */
  append(line: string, part = 1): Promise<void> {
    return new Promise((resolve, reject) => {
      if (part < 1 && this.#bytes + line.length > part * this.maxBytes)
        throw new Error('The spool has no room for it');
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
   * Leaves nothing but these lines, in one file, unless others wait to be written. They may be more
   * than is taken of new ones: they are on the disk already. A crash in between leaves some in two
   * files: handed over twice, they are stored once.
   * @param lines asked for when it is their turn
   * @param taken files of other processes whose lines these are, too; those are removed, and taken
   * out of the set
   */
  replace(lines: () => Iterable<string>, taken: Set<string>): Promise<void> {
    return this.#take(async () => {
      const before = [...taken, ...(this.#handle ? [this.#path] : [])];
      if (before.length === 0 || this.#queue.length > 0) return;
      await this.#close();
      try {
        await this.#write(() => piecesOf(lines()));
      } catch (error) {
        // The file before stays as an orphan, and is taken over again.
        await this.#dropTornLine();
        throw error;
      }
      for (const file of before) {
        await remove(file);
        taken.delete(file);
      }
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
      const lines = batch.map(({ line }) => line).join('');
      if (this.#bytes + Buffer.byteLength(lines) > this.maxBytes)
        throw new Error('The spool is full');
      await this.#write(() => [lines]);
      for (const { settle } of batch) settle.resolve();
    } catch (error) {
      await this.#dropTornLine();
      for (const { settle } of batch) settle.reject(error);
    }
  }

  async #write(pieces: () => Iterable<string>): Promise<void> {
    let size = 0;
    for (const piece of pieces()) {
      const handle = (this.#handle ??= await this.#open());
      await handle.appendFile(piece);
      size += Buffer.byteLength(piece);
    }
    if (!this.#handle) return;
    await this.#handle.datasync();
    this.#bytes += size;
    if (await this.#isOurs(this.#handle)) return;
    // We slept so long that another process took the file for an orphan. Whether it read these
    // lines is unknown; written twice they are stored once.
    await this.#close();
    await this.#write(pieces);
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

/** Others have their turn between two of them. */
function* piecesOf(lines: Iterable<string>): Generator<string> {
  let piece: string[] = [];
  for (const line of lines) {
    piece.push(`${line}\n`);
    if (piece.length < linesAtOnce) continue;
    yield piece.join('');
    piece = [];
  }
  if (piece.length > 0) yield piece.join('');
}
