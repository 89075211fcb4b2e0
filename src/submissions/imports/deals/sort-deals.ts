import { forms } from '@/forms';

import { referenceOf, submissionId } from '../../identity';
import type { RefusedPlace, WaitingRow } from '../../records/imports/imports';
import { listErased, listKept, type DealRow } from '../../records/imports/insert-deals';
import { sourceNames, type ImportSource } from '../columns';
import type { ImportedDeal } from './deal';
import { readDeal, type DealReading } from './read-deal';

/** A deal that comes in, and the row that it stands in. */
export interface FreshDeal extends DealRow {
  readonly line: number;
}

/** What becomes of some rows. */
export interface SortedDeals {
  readonly fresh: readonly FreshDeal[];
  /** How many are here already, or came before in the file. */
  readonly there: number;
  readonly problems: readonly RefusedPlace[];
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The id of the conversation that a deal becomes: the same at each import, and the one that it has here where
 * this inbox handed it out. No key of a form has a space in it.
 */
const idOf = (source: ImportSource, number: string): string =>
  source === 'own' && uuid.test(number)
    ? number.toLowerCase()
    : submissionId(forms.contact, `deal ${source} ${number}`);

/** Noon of a day that has passed, else now. */
const momentOf = (day: string | null, now: string): string =>
  day === null || day >= now.slice(0, 10) ? now : `${day}T12:00:00.000Z`;

const longAgo = '2000-01-01';

/** The day that the file says, and today for one that is to come. */
const dayOf = (day: string | null, now: string): string =>
  [day ?? longAgo, now.slice(0, 10)].toSorted()[0] ?? longAgo;

function toRow(source: ImportSource, deal: ImportedDeal): Omit<DealRow, 'place'> {
  const { number, texts, created, stageSince, ...rest } = deal;
  const id = idOf(source, number);
  const [message = '', ...notes] = texts;
  const now = new Date().toISOString();
  return {
    ...{ ...rest, id, reference: referenceOf(forms.contact, id), message, notes },
    submittedAt: momentOf(created, now),
    knownSince: `${dayOf(created, now)}T00:00:00.000Z`,
    stageSince: momentOf(stageSince, now),
    // How the conversation says where it came from.
    source: `import: ${sourceNames[source]}`,
  };
}

/**
 * Says what becomes of some rows, and writes nothing.
 * @param seen ids of the rows before, to which it adds these
 */
export async function sortDeals(
  reading: DealReading,
  rows: readonly WaitingRow[],
  seen: Set<string>,
): Promise<SortedDeals> {
  const problems: RefusedPlace[] = [];
  const read: FreshDeal[] = [];
  for (const row of rows) {
    const { place, line } = row;
    const deal = readDeal(reading, row);
    if ('entry' in deal) read.push({ ...toRow(reading.source, deal.entry), place, line });
    else problems.push({ place, line, problem: deal.problem });
  }
  const [kept, erased] = await Promise.all([listKept(read.map(({ id }) => id)), listErased(read)]);
  const fresh = read.filter(({ id, place, line }) => {
    if (kept.has(id) || seen.has(id)) return false;
    seen.add(id);
    if (erased.has(id)) problems.push({ place, line, problem: erasedHere });
    return !erased.has(id);
  });
  return { fresh, there: rows.length - fresh.length - problems.length, problems };
}

const erasedHere = 'It, or whoever sent it, was erased here since then, and stays so.';
