import type { DatabaseAdapter, GlobalBeforeOperationHook } from 'payload';
import { z } from 'zod';

import { keepFromDeletion, makeWhole } from '@/platform/payload/adapter';
import { locksSlug } from '@/platform/payload/own-collections';

import { isSaving } from './saves';

const ofLocks = z.object({
  collection: z.literal(locksSlug),
  req: z.object({ context: z.record(z.string(), z.unknown()) }),
});

/**
 * A save does not end the lock of who writes. Payload (3.90.2) takes it away with each save: whoever
 * had lost it to somebody was free again to save over them, and so on by turns. It ends when its
 * holder leaves the document, or has changed nothing for five minutes.
 *
 * A lock has its holder from its first moment: a save that met one without was refused as somebody
 * else's, though its own form was just taking it.
 */
export function keepLocks(db: DatabaseAdapter): void {
  keepFromDeletion(db, (given) => {
    const { data } = ofLocks.safeParse(given);
    return data !== undefined && isSaving(data.req.context);
  });
  makeWhole(db, locksSlug);
}

/**
 * Over REST, Payload (3.90.2) refuses to save what somebody else has locked only for documents of
 * collections. This has it refuse a global as well.
 */
export const askGlobalLock: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update' && req.payloadAPI === 'REST')
    Object.assign(args, { overrideLock: false });
};
