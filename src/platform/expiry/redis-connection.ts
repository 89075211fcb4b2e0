import type createStore from '@fortedigital/nextjs-cache-handler/redis-strings';

import { signedEntries } from './signed-entries';

const daySeconds = 86_400;
const connectMs = 2_000;
const hourMs = 3_600_000;
/** Above all that whoever asks waits: the handler's own limit is not to be the first. */
const handlerMs = 5_000;

/** What the handler keeps. */
type Stored = Parameters<ReturnType<typeof createStore>['set']>[1];

/** A connection to Redis with the handler of @fortedigital/nextjs-cache-handler as a plain store. */
export type RedisConnection = Awaited<ReturnType<typeof connectToRedis>>;

/** @param secret signs the entries */
export async function connectToRedis(url: string, secret: string) {
  // Not at the top: a process without Redis loads none of it.
  const [{ createClient }, { default: createHandler, jsonCacheValueSerializer }] =
    await Promise.all([
      import('@redis/client'),
      import('@fortedigital/nextjs-cache-handler/redis-strings'),
    ]);
  const client = createClient({
    url,
    name: 'site',
    disableOfflineQueue: true,
    socket: { connectTimeout: connectMs, reconnectStrategy: false },
  });
  let settle = (): void => undefined;
  const ended = new Promise<void>((resolve) => (settle = resolve));
  // It does not connect again by itself, so this is its end.
  client.on('error', () => settle());
  // One that is frozen takes the connection and says nothing.
  const giveUp = setTimeout(() => client.destroy(), connectMs).unref();
  await client.connect().finally(() => clearTimeout(giveUp));

  const handlerOf = (prefix: string) =>
    createHandler({
      client,
      keyPrefix: prefix,
      keyExpirationStrategy: 'EXAT',
      timeoutMs: handlerMs,
      valueSerializer: signedEntries(secret, jsonCacheValueSerializer),
    });
  let current: { prefix: string; handler: ReturnType<typeof handlerOf> } | undefined;
  const handler = (prefix: string) => {
    if (current?.prefix !== prefix) current = { prefix, handler: handlerOf(prefix) };
    return current.handler;
  };
  // The handler notes each key in two lists, and takes out there only here what Redis has forgotten.
  const tidying = setInterval(() => {
    current?.handler.prepare?.().catch(() => undefined);
  }, hourMs).unref();

  return {
    ended,
    get: (prefix: string, key: string) => handler(prefix).get(key, { implicitTags: [] }),
    async set(prefix: string, key: string, entry: Omit<Stored, 'lifespan' | 'tags'>) {
      const now = Math.floor(Date.now() / 1000);
      const lifespan = {
        lastModifiedAt: now,
        staleAt: now + daySeconds,
        expireAt: now + daySeconds,
        staleAge: daySeconds,
        expireAge: daySeconds,
        revalidate: undefined,
      };
      await handler(prefix).set(key, { ...entry, lifespan, tags: [] });
      // Of a build that is gone nobody takes anything out.
      const lists = ['__sharedTags__', '__sharedTagsTtl__'];
      await Promise.all(lists.map((list) => client.expire(prefix + list, 2 * daySeconds)));
    },
    end() {
      clearInterval(tidying);
      if (client.isOpen) client.destroy();
      settle();
    },
  };
}
