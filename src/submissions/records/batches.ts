import type { Received } from './received';

/** Larger ones are hardly quicker, and hold up a visitor’s statement for longer (measured). */
const mostInStatement = 100;

/**
 * What one statement each can store (`store.ts`), in the order in which it came: one with files goes alone,
 * and nothing goes with what it repeats.
 * @param waiting of one form
 */
export function batchesOf(waiting: readonly Received[]): Received[][] {
  const batches: Received[][] = [];
  let ids = new Set<string>();
  for (const received of waiting) {
    const batch = batches.at(-1);
    const isAlone = [received, batch?.[0]].some((each) => each?.files);
    const isRepeated = [received.id, received.earlier ?? ''].some((id) => ids.has(id));
    if (!batch || ids.size === mostInStatement || isAlone || isRepeated) {
      batches.push([received]);
      ids = new Set([received.id]);
    } else {
      batch.push(received);
      ids.add(received.id);
    }
  }
  return batches;
}
