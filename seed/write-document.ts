import type { Payload } from 'payload';

import { fingerprint, readEntry, writeEntry } from './ledger';

interface Stored {
  id: string | number;
  updatedAt?: string | null;
}

/** How one kind of document is found, made and changed. */
export interface Bed {
  /** Names the document in the ledger, for example `industries:healthcare`. */
  key: string;
  find: () => Promise<Stored | undefined>;
  create: () => Promise<Stored>;
  update: (id: Stored['id']) => Promise<Stored>;
}

export type Outcome = 'created' | 'updated' | 'kept';

/**
 * Brings one seeded document up to date without ever touching a person's work: what an editor
 * changed, deleted or made under the same name stays as it is. A document counts as changed when
 * it was written after the seed last wrote it.
 * @param data what the seed wants the document to be; its fingerprint tells when the seed changed
 */
export async function plant(payload: Payload, data: unknown, bed: Bed): Promise<Outcome> {
  const entry = await readEntry(payload, bed.key);
  const wanted = fingerprint(data);
  if (entry?.fingerprint === wanted) return 'kept';

  const stored = await bed.find();
  const record = async (written: Stored) =>
    writeEntry(payload, bed.key, {
      id: written.id,
      fingerprint: wanted,
      updatedAt: written.updatedAt ?? '',
    });

  if (!entry && !stored) {
    await record(await bed.create());
    return 'created';
  }
  if (entry && stored && stored.updatedAt === entry.updatedAt) {
    await record(await bed.update(stored.id));
    return 'updated';
  }
  return 'kept';
}
