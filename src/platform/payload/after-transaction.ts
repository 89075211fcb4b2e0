import type { DatabaseAdapter } from 'payload';
import { z } from 'zod';

type Work = () => Promise<void>;

const idOf = z.coerce.string().nullish();

/** What waits for the end of each open transaction. */
const waiting = new Map<string, Work[]>();

/**
 * Does something that cannot be taken back once a transaction has ended, in whichever way: the work
 * looks at what the database then holds. Without a transaction it is done at once.
 */
export async function afterTransaction(transaction: unknown, work: Work): Promise<void> {
  const id = idOf.parse(await transaction);
  if (id === undefined || id === null) return work();
  waiting.set(id, [...(waiting.get(id) ?? []), work]);
}

/**
 * Payload (3.90.2) has no hook for the end of a transaction, and does not tell when a commit fails
 * (github.com/payloadcms/payload/issues/17726).
 */
export function tellEnds(db: DatabaseAdapter): void {
  const commit = db.commitTransaction.bind(db);
  const rollBack = db.rollbackTransaction.bind(db);
  db.commitTransaction = (given) => andThen(given, commit);
  db.rollbackTransaction = (given) => andThen(given, rollBack);
}

type End = DatabaseAdapter['commitTransaction'];

async function andThen(given: Parameters<End>[0], end: End): Promise<void> {
  const id = idOf.parse(await given) ?? '';
  const works = waiting.get(id) ?? [];
  waiting.delete(id);
  try {
    await end(given);
  } finally {
    for (const work of works) await work();
  }
}
