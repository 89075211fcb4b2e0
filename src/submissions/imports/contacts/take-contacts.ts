import { randomUUID } from 'node:crypto';

import { isUnfit } from '@/platform/database/failure-reason';

import { listErasedAddresses } from '../../records/imports/contacts-here';
import { endStep, type RefusedPlace, type WaitingRow } from '../../records/imports/imports';
import { moveToCompany } from '../../records/people/company-of';
import { putDetail } from '../../records/people/details';
import { enterContact, storedDetail } from '../../records/people/enter';
import { erasePeopleOf } from '../../records/people/leave';
import type { Staff } from '../../records/work';
import { unfit } from '../problem';
import type { ContactReading } from './read-contact';
import { sortContacts, type FreshContact, type FullerContact } from './sort-contacts';

/**
 * Enters some people or companies, one after the other, and then takes their rows away: whoever is cut off
 * finds those of them here that are in.
 * @param of the id of the import
 */
export async function takeContacts(
  user: Staff,
  of: string,
  reading: ContactReading,
  waiting: readonly WaitingRow[],
): Promise<void> {
  const begun = new Date().toISOString().slice(0, 10);
  const { fresh, fuller, later, ...sorted } = await sortContacts(reading, waiting, new Set());
  const problems: RefusedPlace[] = [...sorted.problems];
  const [made, changed, waits]: [number[], number[], number[]] = [[], [], [...later]];
  const step = async (
    { place, line }: FreshContact | FullerContact,
    into: number[],
    store: () => Promise<'done' | 'there' | 'later'>,
  ) => {
    try {
      const outcome = await store();
      if (outcome === 'done') into.push(place);
      if (outcome === 'later') waits.push(place);
    } catch (error) {
      if (!isUnfit(error)) throw error;
      problems.push({ place, line, problem: unfit });
    }
  };
  for (const each of fresh) await step(each, made, () => enter(user, reading, each));
  for (const each of fuller) await step(each, changed, () => complete(user, each));
  await eraseAgain(fresh, begun);
  const places = waiting.map(({ place }) => place).filter((place) => !waits.includes(place));
  await endStep({ import: of, places, problems }, { made, changed });
}

/** Whoever was filed meanwhile, as they wrote, is found here by the next step: their row waits for it. */
async function enter(user: Staff, { kind }: ContactReading, { details, company }: FreshContact) {
  const entry = { details, origin: 'import', ...(company !== null && { company }) } as const;
  return 'id' in (await enterContact(user, kind, entry)) ? 'done' : 'later';
}

async function complete(user: Staff, { contact, missing, company }: FullerContact) {
  let isChanged = false;
  const step = () => ({ contact, key: randomUUID() });
  for (const told of missing) {
    const { outcome } = await putDetail(user, step(), storedDetail(told, 'import'));
    isChanged ||= outcome === 'changed';
  }
  if (company !== null) {
    const place = { from: null, to: { company, isCompanySet: true } };
    const { outcome } = await moveToCompany(user, step(), place);
    isChanged ||= outcome === 'changed';
  }
  return isChanged ? 'done' : 'there';
}

/** Who was erased while their row came in. */
async function eraseAgain(fresh: readonly FreshContact[], since: string): Promise<void> {
  const addresses = fresh.flatMap(({ details }) =>
    details.filter(({ kind }) => kind === 'address').map(({ value }) => value),
  );
  const erased = await listErasedAddresses(addresses.map((address) => ({ address, since })));
  if (erased.size > 0) await erasePeopleOf([...erased]);
}
