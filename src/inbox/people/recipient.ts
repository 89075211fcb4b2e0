import 'server-only';

import type { TypedUser } from 'payload';
import { z } from 'zod';

import { isOn } from '@/features';

import { reading } from '../list/reads/reading';
import { readerOfContacts } from './looking';
import { personRow } from './names';

/** To whom a new mail goes. */
export interface Recipient {
  readonly address: string;
  readonly name: string;
}

/**
 * A person whom an address names by their id: no email address stands there.
 * @param asked what the address says, which anybody may have typed
 */
export async function readRecipient(user: TypedUser, asked: unknown): Promise<Recipient | null> {
  const id = z.uuid().safeParse(asked).data;
  if (id === undefined || !isOn('people')) return null;
  return reading('read to whom a new mail goes', async (payload) => {
    const row = await personRow(id, await readerOfContacts(payload, user));
    return row?.address ? { address: row.address, name: row.name ?? '' } : null;
  });
}
