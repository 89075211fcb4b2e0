import 'server-only';

import config from '@payload-config';
import { getPayload, type Payload, type TypedUser } from 'payload';

/** Access control applies: a user who is not staff gets nothing. */
export const asSeenBy = (user: TypedUser) => ({ overrideAccess: false, user }) as const;

/** What a read gives, or null when it failed. */
export async function reading<Result>(
  task: string,
  read: (payload: Payload) => Promise<Result>,
): Promise<Result | null> {
  try {
    return await read(await getPayload({ config }));
  } catch (error) {
    // The name alone: the message of a failed statement can carry a person's words.
    const reason = error instanceof Error ? error.name : 'unknown';
    console.error(`The inbox could not ${task}: ${reason}`);
    return null;
  }
}
