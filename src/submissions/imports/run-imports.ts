import 'server-only';

import type { Payload } from 'payload';

import { may } from '@/accounts/rights';
import { isOn } from '@/features';
import { isUnfit } from '@/platform/database/failure-reason';

import { Portion } from '../records/erasure/portion';
import {
  listWaitingRows,
  nextRunning,
  settleImport,
  type FileImport,
  type WaitingRow,
} from '../records/imports/imports';
import { insertDeals } from '../records/imports/insert-deals';
import { settingsOf } from '../records/opportunities/settings';
import type { Staff } from '../records/work';
import { takeContacts } from './contacts/take-contacts';
import { sortDeals, type FreshDeal } from './deals/sort-deals';
import { kindOf, type ImportKind } from './kinds';
import { unfit } from './problem';
import { contactReadingOf, readingOf } from './reading';

/** Of deals so many come in by one statement; of others, each has its own. No step takes long. */
const rowsAtOnce = (kind: ImportKind): number => (kind === 'deals' ? 200 : 50);

/**
 * Goes on with the imports that are to go on, oldest first: some rows at a time, which leave the waiting ones
 * in the statement that has them come in. So whoever is cut off goes on where that stands.
 * @returns whether more waits
 */
export async function runImports(payload: Payload, goOn: () => boolean): Promise<boolean> {
  if (!isOn('pipeline')) return false;
  for (let next = await nextRunning(); next !== null; next = await nextRunning()) {
    if (!goOn()) return true;
    const running = next;
    await new Portion(rowsAtOnce(kindOf(running))).take(async (most) => {
      const waiting = await listWaitingRows(running.id, -1, most);
      if (waiting.length === 0) await settleImport(running.id, 'done');
      else await takeRows(payload, running, waiting);
    });
  }
  return false;
}

async function takeRows(
  payload: Payload,
  running: FileImport,
  waiting: readonly WaitingRow[],
): Promise<void> {
  const user = await findUser(payload, running.by);
  const contacts = contactReadingOf(running);
  // Whoever may no longer import goes on with nothing, as whoever is gone.
  if (user !== null && !may(user, 'import')) {
    await settleImport(running.id, 'stopped');
    return;
  }
  if (contacts !== null) {
    // Whoever enters somebody is named for it.
    if (user === null) await settleImport(running.id, 'stopped');
    else await takeContacts(user, running.id, contacts, waiting);
    return;
  }
  const settings = await payload.findGlobal({ slug: 'pipeline', depth: 0, overrideAccess: true });
  const reading = readingOf(running, settingsOf(settings).stages);
  const { fresh, problems } = await sortDeals(reading, waiting, new Set());
  const step = { import: running.id, problems };
  const places = waiting.map(({ place }) => place);
  try {
    await insertDeals(user, fresh, { ...step, places });
  } catch (error) {
    if (!isUnfit(error)) throw error;
    const single = new Set(fresh.map(({ place }) => place));
    await insertDeals(user, [], { ...step, places: places.filter((each) => !single.has(each)) });
    for (const deal of fresh) await takeOne(user, deal, running.id);
  }
}

/** One that the database does not take is no reason for the others to stay out. */
async function takeOne(user: Staff | null, deal: FreshDeal, of: string): Promise<void> {
  const { place, line } = deal;
  const step = { import: of, places: [place], problems: [] };
  try {
    await insertDeals(user, [deal], step);
  } catch (error) {
    if (!isUnfit(error)) throw error;
    await insertDeals(user, [], { ...step, problems: [{ place, line, problem: unfit }] });
  }
}

/** Null once the account is gone. */
async function findUser(payload: Payload, id: string | null): Promise<Staff | null> {
  if (id === null) return null;
  const options = { depth: 0, disableErrors: true, overrideAccess: true } as const;
  return payload.findByID({ collection: 'users', id, ...options });
}
