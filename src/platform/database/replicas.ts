import type { BasePayload } from 'payload';
import { z } from 'zod';

/** The adapter's methods that read and never write. */
const reads = [
  ...(['find', 'findOne', 'findGlobal', 'findDistinct', 'count', 'countDistinct'] as const),
  ...(['queryDrafts', 'findVersions', 'findGlobalVersions'] as const),
  ...(['countVersions', 'countGlobalVersions'] as const),
];

const anonymousRest = z.object({
  collection: z.string(),
  req: z.object({ payloadAPI: z.literal('REST'), user: z.null().optional() }),
});

/**
 * Lets the read replicas answer what anybody asks of the API about public collections, and nothing
 * else. Payload's adapter (3.90.2) sends every read to a replica but within two seconds after a write
 * of the same process: staff would miss what another process stored, a session that was ended would
 * still be good, and a page that is made right after an edit would be kept as it was before.
 */
export function readFromPrimary(db: BasePayload['db'], publicCollections: readonly string[]): void {
  const primary: unknown = Reflect.get(db, 'primaryDrizzle');
  if (primary === undefined) return;
  const withoutReplicas: unknown = Object.create(db, { drizzle: { value: primary } });
  for (const name of reads) {
    const read: unknown = Reflect.get(db, name);
    if (typeof read !== 'function') throw new Error(`Payload's adapter has no ${name} any more`);
    const mayLag = (args: unknown) => {
      const asked = anonymousRest.safeParse(args).data;
      return asked !== undefined && publicCollections.includes(asked.collection);
    };
    Reflect.set(db, name, (args: unknown) => {
      const answer: unknown = Reflect.apply(read, mayLag(args) ? db : withoutReplicas, [args]);
      return answer;
    });
  }
}
