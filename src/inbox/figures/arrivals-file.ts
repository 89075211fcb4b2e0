import 'server-only';

import type { TypedUser } from 'payload';

import { byteOrderMark, csvNumbers, csvRow } from '../export/csv';
import { getFigures } from './figures';

/** How many came on each of the last days, by form, as a CSV. It names nobody. */
export async function arrivalsFile(user: TypedUser): Promise<string> {
  const [contact, quote] = await getFigures(user);
  const heading = csvRow(['Day (London)', 'Contact messages', 'Quote requests']);
  const rows = (contact?.days ?? []).map(({ day, count }, index) =>
    csvNumbers([day, String(count), String(quote?.days[index]?.count ?? 0)]),
  );
  return byteOrderMark + heading + rows.join('');
}
