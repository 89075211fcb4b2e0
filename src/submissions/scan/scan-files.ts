import 'server-only';

import { env } from '@/env';
import { lead } from '@/platform/scheduler';

import { contentToScan, listDueScans, settleScan } from '../records/attachments/scans';
import { scan, type Verdict } from '@/platform/files/clamd';

/** In memory at a time are so many files, of 30 MB at most each. */
const atOnce = 2;
const mostInRound = 20;
const pauseSeconds = 30;
const waitMs = 60_000;

/**
 * Has ClamAV look at every file that nobody has looked at; one process of all does it. Without
 * CLAMAV_URL it does nothing.
 * @returns ends it; settles when no file is being looked at
 */
export function scanFiles(): () => Promise<void> {
  const url = env.CLAMAV_URL;
  if (url === undefined) return () => Promise.resolve();
  return lead({
    lock: 7_418_529_633,
    pauseMs: 1000,
    round: (leads) => scanDueFiles(url, leads),
  });
}

/** @returns whether more may be due */
export async function scanDueFiles(url: string, leads: () => boolean): Promise<boolean> {
  const due = await listDueScans(mostInRound, pauseSeconds);
  const rest = due.values();
  const one = async () => {
    for (const { id } of rest) {
      if (!leads()) return;
      await scanOne(url, id);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return due.length === mostInRound;
}

async function scanOne(url: string, id: string): Promise<void> {
  const verdict = await verdictOn(url, id);
  if (verdict === null) return;
  if (typeof verdict === 'string') {
    await settleScan(id, { scan: verdict, found: null });
    return;
  }
  const { found } = verdict;
  await settleScan(id, { scan: found === null ? 'clean' : 'infected', found });
}

/** Null where the file is gone. */
async function verdictOn(url: string, id: string): Promise<Verdict | null> {
  try {
    const content = await contentToScan(id);
    return content && (await scan(url, content, waitMs));
  } catch {
    // One that takes longer to read than a statement may, say: it comes behind the others.
    return 'away';
  }
}
