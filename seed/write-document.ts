import type { Payload } from 'payload';

import { fingerprint, readEntry, writeEntry } from './ledger';

export interface Stored {
  id: string | number;
  updatedAt?: string | null;
}

/** One document that the seed wants to exist. */
export interface SeededDocument {
  /** Names the document in the ledger, for example `industries:healthcare`. */
  key: string;
  /** What the seed's author wrote; its fingerprint tells when that changed. */
  written: unknown;
  find: () => Promise<Stored | undefined>;
  create: () => Promise<Stored>;
  update: (id: Stored['id']) => Promise<Stored>;
}

export type Outcome = 'created' | 'updated' | 'kept';

/**
 * Brings one seeded document up to date and never touches a person's work: what an editor changed,
 * deleted or made under the same name stays as it is. A document counts as changed when it was
 * written after the seed last wrote it.
 */
export async function writeDocument(payload: Payload, document: SeededDocument): Promise<Outcome> {
  const { key, written, find, create, update } = document;
  const entry = await readEntry(payload, key);
  const wanted = fingerprint(written);
  if (entry?.fingerprint === wanted) return 'kept';

  const stored = await find();
  const record = async ({ id, updatedAt }: Stored) =>
    writeEntry(payload, key, { id, fingerprint: wanted, updatedAt: updatedAt ?? '' });

  if (!entry && !stored) {
    await record(await create());
    return 'created';
  }
  if (entry && stored && stored.updatedAt === entry.updatedAt) {
    await record(await update(stored.id));
    return 'updated';
  }
  return 'kept';
}
