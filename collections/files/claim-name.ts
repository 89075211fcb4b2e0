import path from 'node:path';

import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';

import { runInTransaction } from '@/platform/payload/in-transaction';
import { mediaFiles } from '@/platform/media/media-files';

import { claimedNames } from './claimed-names';
import { familyOf, partInCommon } from './file-name';

/**
 * Gives an uploaded file a name that no other file has or can get, until the transaction ends: also
 * where two come at once, to whichever machine. Payload looks at whole names of originals alone, so
 * that `team.png` wrote over the smaller copies of `team.jpg`.
 */
export async function claimName({ req }: { req: PayloadRequest }): Promise<void> {
  const { file } = req;
  if (!file) return;
  const { name: given, ext } = path.parse(file.name);
  let taken = new Set<string>();
  for (let number = 0; ; number += 1) {
    const stem = number === 0 ? given : `${given}-${number}`;
    const family = familyOf(stem);
    if (taken.has(family) || !(await lockFamily(req, family))) continue;
    // The process that held the lock before may have just stored it.
    taken = await takenFamilies(req, given);
    if (taken.has(family)) continue;
    req.file = { ...file, name: stem + ext };
    return;
  }
}

/** A file that no row claims is not written over either: one that is being removed, or a stray. */
async function takenFamilies(req: PayloadRequest, name: string): Promise<Set<string>> {
  const [claimed, stored] = await Promise.all([
    claimedNames({ payload: req.payload, req }, familyOf(name)),
    mediaFiles.startingWith(partInCommon(name)),
  ]);
  return new Set([...claimed, ...stored].map(familyOf));
}

const answer = z.object({ rows: z.tuple([z.object({ isMine: z.boolean() })]) });

/** Until the transaction ends. @returns false where another one has it */
export async function lockFamily(req: PayloadRequest, family: string): Promise<boolean> {
  const key = `picture files ${family}`;
  const given = await runInTransaction(
    req,
    sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) AS "isMine"`,
  );
  return answer.parse(given).rows[0].isMine;
}
