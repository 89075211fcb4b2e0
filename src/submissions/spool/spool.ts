import 'server-only';

import { env } from '@/env';
import { forms } from '@/forms';

import { underFreeId } from '../identity';
import { isSameClick, saySame, type Received } from '../records/received';
import type { StoreOutcome } from '../records/store';
import { writeEntry } from './entry';
import { spoolFolder, touch } from './folder';
import { adoptOrphans, RejectedFiles } from './orphans';
import { ReasonsFile } from './reasons';
import { Refusals } from './refusals';
import { SpoolFile } from './spool-file';

const megabyte = 1024 * 1024;

/** Of two that wait here. */
const hasSameValues = (one: Received, other: Received): boolean =>
  saySame(forms[one.form], one.values, other.values);

interface SpooledSubmission {
  readonly received: Received;
  /** Settles when it is on the disk. */
  readonly written: Promise<void>;
  isWritten: boolean;
}

/**
 * Keeps submissions on this machine's disk while the database is away or refuses them, until they
 * are handed over. One file a process, and those of dead ones (docs/decisions/10).
 */
export class Spool {
  readonly refusals = new Refusals();
  readonly rejected: RejectedFiles;
  readonly #file: SpoolFile;
  readonly #reasons: ReasonsFile;
  readonly #kept = new Map<string, SpooledSubmission>();
  /** The files of dead processes, whose lines wait here now. */
  readonly #taken = new Set<string>();

  constructor(
    private readonly folder: string,
    maxBytes: number,
  ) {
    this.#file = new SpoolFile(folder, maxBytes);
    this.rejected = new RejectedFiles(folder);
    this.#reasons = new ReasonsFile(folder);
  }

  get size(): number {
    return this.#kept.size;
  }

  find = (id: string): Received | undefined => this.#kept.get(id)?.received;

  /**
   * How it compares with what waits here under its id, or under that of a first click; null when
   * nothing does.
   * @throws as `keep` does when the other could not be kept
   */
  async compare(received: Received): Promise<Exclude<StoreOutcome, 'stored'> | null> {
    const other = this.#kept.get(received.id);
    const first = other ?? this.#firstClick(received);
    if (!first) return null;
    await first.written;
    if (first !== other) return 'twin';
    return hasSameValues(first.received, received) ? 'again' : 'taken';
  }

  /** Settles when it is on the disk. @throws when it cannot be kept, because of space or the disk */
  async keep(received: Received): Promise<StoreOutcome> {
    // Whoever came first has the id, also while it is being written.
    if (this.#kept.has(received.id) || this.#firstClick(received))
      return (await this.compare(received)) ?? this.keep(received);
    const kept: SpooledSubmission = {
      received,
      // A few files must not take the room of many messages.
      written: this.#file.append(writeEntry(received), received.files ? 0.5 : 1),
      isWritten: false,
    };
    this.#kept.set(received.id, kept);
    try {
      await kept.written;
      kept.isWritten = true;
      return 'stored';
    } catch (error) {
      // What a dead process left under its id was written.
      if (this.#kept.get(received.id) === kept) this.#kept.delete(received.id);
      throw error;
    }
  }

  #firstClick(received: Received): SpooledSubmission | undefined {
    const first = this.#kept.get(received.earlier ?? '');
    return first && isSameClick(first.received, received) ? first : undefined;
  }

  /** So many that are to be handed over: oldest first, and those last that were refused. */
  due(limit: number): Received[] {
    return [...this.#kept.values()]
      .filter(({ isWritten }) => isWritten)
      .map(({ received }) => received)
      .sort((one, other) => this.refusals.lastAt(one.id) - this.refusals.lastAt(other.id) || 0)
      .slice(0, limit);
  }

  /** Forgets what is in the database, or erased. */
  async remove(ids: ReadonlySet<string>): Promise<void> {
    if (ids.size === 0) return;
    for (const id of ids) {
      this.#kept.delete(id);
      this.refusals.forget(id);
    }
    await this.#file.replace(() => this.#waiting(), this.#taken);
  }

  *#waiting(): Generator<string> {
    for (const { received, isWritten } of this.#kept.values())
      if (isWritten) yield writeEntry(received);
  }

  /** Takes over what processes left that died; says, too, that this one lives. */
  async lookAfter(): Promise<void> {
    this.#file.touch();
    await Promise.all([...this.#taken].map((file) => touch(file)));
    await this.#reasons.write([...this.refusals.codes.keys()].sort());
    const own = new Set([...this.#taken, this.#file.path]);
    await adoptOrphans(this.folder, own, this.#takeOver);
    await this.rejected.takeBack(this.#takeOver);
  }

  /** The lines stay in their file, where they are safe, until the first of them are handed over. */
  readonly #takeOver = (file: string, entries: readonly Received[]): void => {
    this.#taken.add(file);
    for (const entry of entries) this.#wait(entry);
  };

  /** Its sender was told that it is kept, so it is, whatever waits here under its id. */
  #wait(received: Received): void {
    const other = this.#kept.get(received.id)?.received ?? received;
    if (!hasSameValues(other, received)) {
      this.#wait(underFreeId(received));
      return;
    }
    this.#kept.set(other.id, { received: other, written: Promise.resolve(), isWritten: true });
  }
}

export const spool = new Spool(spoolFolder, env.SPOOL_MEGABYTES * megabyte);
