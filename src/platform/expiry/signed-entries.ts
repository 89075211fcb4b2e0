import { createHmac, timingSafeEqual } from 'node:crypto';

import type { CacheValueSerializer } from '@fortedigital/nextjs-cache-handler/redis-strings';

/** Of an HMAC of SHA-256 in base64url. */
const signLength = 43;

/**
 * Signs what goes into Redis and looks at nothing else that comes out of it: whoever reaches it may
 * throw pages away, and cannot write any.
 */
export function signedEntries(secret: string, inner: CacheValueSerializer): CacheValueSerializer {
  const sign = (text: string) =>
    createHmac('sha256', secret).update('shared cache\n').update(text).digest('base64url');
  return {
    async serialize(value) {
      const text = await inner.serialize(value);
      return sign(text) + text;
    },
    deserialize(stored) {
      const text = stored.slice(signLength);
      const [given, right] = [Buffer.from(stored.slice(0, signLength)), Buffer.from(sign(text))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return inner.deserialize(text);
    },
  };
}
