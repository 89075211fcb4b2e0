import type { DatabaseAdapter } from 'payload';
import { z } from 'zod';

type Work = () => Promise<void>;

const idOf = z.coerce.string().nullish();

/** What waits for each open transaction. */
const waiting = new Map<string, Work[]>();

/**
 * Does something that cannot be taken back, once a transaction can no longer be rolled back. It
 * never happens if the transaction fails. Without a transaction it happens at once.
 */
export async function afterCommit(transaction: unknown, work: Work): Promise<void> {
  const id = idOf.parse(await transaction);
  if (id === undefined || id === null) return work();
  waiting.set(id, [...(waiting.get(id) ?? []), work]);
}

/** Payload (3.90.2) has no hook for the end of a transaction. */
export function tellCommits(db: DatabaseAdapter): void {
  const commit = db.commitTransaction.bind(db);
  const rollBack = db.rollbackTransaction.bind(db);
  db.commitTransaction = async (given) => {
    const works = await take(given);
    await commit(given);
    for (const work of works) await work();
  };
  db.rollbackTransaction = async (given) => {
    await take(given);
    await rollBack(given);
  };
}

async function take(given: unknown): Promise<Work[]> {
  const id = idOf.parse(await given) ?? '';
  const works = waiting.get(id) ?? [];
  waiting.delete(id);
  return works;
}
