import 'server-only';

import { isSameAddress } from '@/platform/address-spellings';

import type { Received } from '../records/received';
import { readAll, spoolFolder } from './folder';
import { readLines } from './lines';

/**
 * What waits on this machine, in this process or another, with this address. Something that is
 * just being handed over may be in the database as well.
 */
export async function findSender(email: string): Promise<Received[]> {
  const contents = [
    ...(await readAll(spoolFolder, '.jsonl')),
    ...(await readAll(spoolFolder, '.rejected')),
  ];
  const theirs = contents
    .flatMap((bytes) => readLines(bytes).entries)
    .filter(({ values }) => isSameAddress(values['email'] ?? '', email));
  return [...new Map(theirs.map((received) => [received.id, received])).values()];
}
