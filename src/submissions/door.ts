import 'server-only';

import { countingConnection } from '@/platform/rate-limit/counting-connection';

import { keepFormsFresh, madeConnection } from './made/known-forms';
import { doorConnection } from './records/door-connection';
import { spamConnection } from './records/spam/marked';
import { keepFresh } from './spam/known';
import { emptySpool } from './spool/empty-spool';
import { spool } from './spool/spool';

/**
 * The door as the web process and Next's code see it. It is bundled by itself
 * (scripts/steps/programs.mjs) and lives once in a process: the web process imports it, Next's code
 * loads it with `loadDoor`.
 */
export { takeMegabytes } from './allowance';
export { getReturned, returnedPage } from './prospects-page/returned';
export { encodingOf, readBody } from './read-body';
export { getRefusedForm } from './refused-form';
export { Refusal, refuseMethod } from './refusal';
export { submit, submitMade } from './submit';
export { isDoorBusy } from './traffic';

let opening: Promise<unknown> | undefined;

/**
 * Connects before the first visitor comes, and begins to hand over what waits on the disk. Called
 * again it does nothing more.
 */
export async function openDoor(): Promise<void> {
  opening ??= Promise.all([
    doorConnection.open(),
    countingConnection.open(),
    spamConnection.open().then(keepFresh),
    madeConnection.open().then(keepFormsFresh),
  ]).then(emptySpool);
  await opening;
}

/** False once the database has refused a submission a second time, until all such are stored. */
export const isSpoolHealthy = (): boolean => !spool.refusals.hasRepeated;

/** What is on the disk instead of in the database, in this process; lines rejected on this machine. */
export const getSpoolCounts = () => ({
  waiting: spool.size,
  refused: spool.refusals.count,
  rejected: spool.rejected.count,
});
