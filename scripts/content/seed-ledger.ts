import type { Payload } from 'payload';

import { readEntry, writeEntry } from '~/seed/ledger';

import type { Content, Manifest } from './folder';

const before = 'seed:';

/** What the seed noted of this content (docs/decisions/05-seed-ledger.md), by its own keys. */
export async function readSeedLedger(
  payload: Payload,
  { collections, globals }: Content,
): Promise<Manifest['seed']> {
  const ledger: Manifest['seed'] = {};
  for (const key of (await payload.kv.keys()).sort()) {
    if (!key.startsWith(before)) continue;
    const name = key.slice(before.length);
    const [kind = '', slug = ''] = name.split(':');
    const isOurs = kind === 'globals' ? globals.has(slug) : collections.has(kind);
    const entry = isOurs ? await readEntry(payload, name) : null;
    if (entry) ledger[name] = entry;
  }
  return ledger;
}

/** The seed then leaves alone what is there, and does not bring back what somebody deleted. */
export async function writeSeedLedger(payload: Payload, ledger: Manifest['seed']): Promise<void> {
  for (const [key, entry] of Object.entries(ledger)) await writeEntry(payload, key, entry);
}
