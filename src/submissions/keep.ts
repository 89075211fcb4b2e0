import 'server-only';

import { DatabaseError } from 'pg';

import { forms, type FormDefinition } from '@/forms';
import { readRecord, type MadeRecord } from '@/forms/made/record';
import { UnknownOutcome } from '@/platform/database/failures';

import { hasRoomForFiles } from './records/attachments/form-files';
import { doorConnection, filesConnection } from './records/door-connection';
import { storeInPlace } from './records/few-places';
import { keptUnder } from './records/imported';
import type { Received } from './records/received';
import { store, type StoreOutcome } from './records/store';
import type { Places } from './made/openings';
import { Refusal } from './refusal';
import { spool } from './spool/spool';

/**
 * Makes sure that a submission is on a disk before its sender is told so: in the database or, while
 * that is away or refuses it, in the spool.
 * @param places where its form takes only so many, or none
 * @returns `again` when it was there since an earlier try, `twin` when it is there as `earlier`
 * @throws Refusal `key-reused` when another submission has its id; `no-room` for its files;
 * `unavailable` or, when it may have been stored all the same, `unknown-outcome`; that of the places
 * when none is left
 */
export async function keep(
  received: Received,
  places?: Places,
): Promise<Exclude<StoreOutcome, 'taken' | 'full'>> {
  const { files = [] } = received;
  await askForRoom(
    forms[received.form],
    files.reduce((sum, { size }) => sum + size, 0),
  );
  const outcome = (await compareWithSpool(received)) ?? (await storeOrSpool(received, places));
  if (outcome === 'full') throw places?.refusal() ?? new Refusal('full');
  if (outcome === 'taken') throw new Refusal('key-reused');
  return outcome;
}

/**
 * Under which of its ids what was sent to a made form is kept, also where the form would no longer take
 * it. While nobody can tell, under none.
 */
export async function findKept(
  { id, earlier }: Pick<Received, 'id' | 'earlier'>,
  { form, sent }: Pick<MadeRecord, 'form' | 'sent'>,
): Promise<string | undefined> {
  const ids = earlier === undefined ? [id] : [id, earlier];
  const stored = await keptUnder(doorConnection, forms.custom, ids).catch(() => undefined);
  return ids.find((each) => {
    const kept = spool.find(each) ?? stored?.get(each);
    const record = readRecord(kept?.values['record']);
    return record?.form === form && record.sent === sent;
  });
}

/**
 * While nobody can tell, the spool has a limit of its own; but what people send to a form that editors
 * made waits with files for none.
 * @throws Refusal `no-room` or `no-files-now`
 */
export async function askForRoom({ isMade }: FormDefinition, bytes: number): Promise<void> {
  if (bytes === 0) return;
  const hasRoom = await hasRoomForFiles(filesConnection, bytes).catch(() => {
    if (isMade) throw new Refusal('no-files-now');
    return true;
  });
  if (!hasRoom) throw new Refusal('no-room');
}

async function compareWithSpool(received: Received) {
  try {
    return await spool.compare(received);
  } catch {
    // The other was not kept, and its sender is told so.
    return null;
  }
}

async function storeOrSpool(received: Received, places?: Places): Promise<StoreOutcome> {
  try {
    const outcome = await (places ? storeInPlace(received, places) : storeAlone(received));
    if (outcome === 'stored') places?.take(received);
    return outcome;
  } catch (error) {
    // Nobody can count just now: as many are let in as were free when somebody could.
    if (places && !places.takeIfAny(received)) return 'full';
    return keepAside(received, error);
  }
}

async function storeAlone(received: Received): Promise<StoreOutcome> {
  const outcomes = await store(forms[received.form], [received]);
  return outcomes.get(received.id) ?? 'taken';
}

async function keepAside(received: Received, error: unknown): Promise<StoreOutcome> {
  try {
    const outcome = await spool.keep(received);
    if (error instanceof DatabaseError && outcome === 'stored')
      spool.refusals.note(received.id, error.code ?? '');
    return outcome;
  } catch {
    console.error(
      `A ${received.form} submission could not be kept: ${reasonOf(error)}, and no room aside`,
    );
    throw new Refusal(error instanceof UnknownOutcome ? 'unknown-outcome' : 'unavailable');
  }
}

/** The message of a failed statement carries its parameters, which are a person's words. */
function reasonOf(error: unknown): string {
  if (error instanceof DatabaseError) return `the database refuses it (${error.code ?? ''})`;
  return error instanceof Error ? error.constructor.name : 'unknown';
}
