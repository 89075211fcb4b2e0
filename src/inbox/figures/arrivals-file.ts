import 'server-only';

import type { TypedUser } from 'payload';

import { place } from '~/site.config';
import { forms } from '@/forms';
import { capital } from '@/ui/capital';

import { byteOrderMark, csvNumbers, csvRow } from '../export/csv';
import { getFigures } from './figures';

/** How many came on each of the last days, by form, as a CSV. It names nobody. */
export async function arrivalsFile(user: TypedUser): Promise<string> {
  const figures = await getFigures(user);
  const names = figures.map(({ form }) => capital(forms[form].staff.many));
  const rows = (figures[0]?.days ?? []).map(({ day }, index) =>
    csvNumbers([day, ...figures.map(({ days }) => String(days[index]?.count ?? 0))]),
  );
  return byteOrderMark + csvRow([`Day (${place.clock})`, ...names]) + rows.join('');
}
