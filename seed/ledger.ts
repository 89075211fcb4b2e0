import { createHash } from 'node:crypto';

import type { Payload } from 'payload';
import { z } from 'zod';

export const ledgerEntry = z.object({
  id: z.union([z.string(), z.number()]),
  fingerprint: z.string(),
  updatedAt: z.string(),
});

/** What the seed wrote and when, kept in Payload's key-value store: one entry a document. */
export type LedgerEntry = z.infer<typeof ledgerEntry>;

export async function readEntry(payload: Payload, key: string): Promise<LedgerEntry | null> {
  const entry = ledgerEntry.safeParse(await payload.kv.get(`seed:${key}`));
  return entry.success ? entry.data : null;
}

export async function writeEntry(payload: Payload, key: string, entry: LedgerEntry): Promise<void> {
  await payload.kv.set(`seed:${key}`, entry);
}

export function fingerprint(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex');
}
