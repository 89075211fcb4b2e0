import 'server-only';

import path from 'node:path';

import { z } from 'zod';

import { env } from '@/env';
import { shared } from '@/platform/shared';

import type { Received } from '../received';
import { SpoolFile } from './spool-file';

const megabyte = 1024 * 1024;

const entry: z.ZodType<Received> = z.object({
  form: z.enum(['contact', 'quote']),
  id: z.uuid(),
  reference: z.string(),
  submittedAt: z.iso.datetime(),
  values: z.record(z.string(), z.string().nullable()),
  quarantinedFor: z.enum(['filled-too-fast', 'many-from-address']).nullable(),
});

/** A process that died while it wrote leaves half a line, of which nobody was told anything. */
function parse(line: string): Received[] {
  try {
    return [entry.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}

/**
 * Keeps submissions on this machine's disk while the database is away, and hands them over when it
 * is back. One file a process (docs/decisions/10).
 */
class Spool {
  readonly #file = new SpoolFile(path.join(env.DATA_DIR, 'spool'), env.SPOOL_MEGABYTES * megabyte);
  readonly #kept = new Map<string, Received>();

  get size(): number {
    return this.#kept.size;
  }

  /** What waits here under this id. */
  find(id: string): Received | undefined {
    return this.#kept.get(id);
  }

  /** All that waits here. */
  get all(): readonly Received[] {
    return [...this.#kept.values()];
  }

  /**
   * What waits on this machine, in this process or another, with this address. Something that is
   * just being handed over may be in the database as well.
   */
  async findSender(email: string): Promise<Received[]> {
    const waiting = (await this.#file.readAll()).flatMap(parse);
    const theirs = waiting.filter(
      ({ values }) => values['email']?.toLowerCase() === email.toLowerCase(),
    );
    return [...new Map(theirs.map((received) => [received.id, received])).values()];
  }

  /** Settles when it is on the disk. @throws when it cannot be kept, because of space or the disk */
  async keep(received: Received): Promise<void> {
    await this.#file.append(JSON.stringify(received));
    this.#kept.set(received.id, received);
  }

  /**
   * Hands over what is kept, oldest first, until `store` fails for all. An entry that the database
   * refuses stays, and does not hold up the others.
   */
  async empty(store: (received: Received) => Promise<unknown>): Promise<void> {
    const before = this.#kept.size;
    for (const [id, received] of this.#kept) {
      const isStored = await store(received).then(
        () => true,
        () => false,
      );
      if (isStored) this.#kept.delete(id);
    }
    if (this.#kept.size === before) return;
    await this.#file.replace(() => this.all.map((received) => JSON.stringify(received)));
  }

  /** Takes over what processes left that died; says, too, that this one lives. */
  async lookAfter(): Promise<void> {
    this.#file.touch();
    await this.#file.adopt(async (lines) => {
      for (const received of lines.flatMap(parse)) await this.keep(received);
    });
  }
}

export const spool = shared('spool', () => new Spool());
