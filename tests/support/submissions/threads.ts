import { listLastEntries, type ThreadEntry } from '@/submissions/records/thread/thread';

/** What went and came about submissions, all of it. */
export async function listThreads(
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ThreadEntry[]>> {
  const threads = await listLastEntries(ids, 10_000);
  return new Map([...threads].map(([id, { entries }]) => [id, entries]));
}
