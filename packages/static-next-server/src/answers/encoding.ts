import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** In the order in which we like them when a browser has no preference. */
const offered = ['br', 'gzip', 'x-gzip', 'identity'] as const;

/** Browsers send a handful of different headers, and strangers any number. */
const negotiated = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding that an `Accept-Encoding` header admits (RFC 9110, 12.5.3). */
export function negotiateEncoding(header: string | undefined): Encoding {
  const known = negotiated.get(header ?? '');
  if (known !== undefined) return known;
  const encoding = negotiate(header);
  negotiated.set(header ?? '', encoding);
  return encoding;
}

function negotiate(header: string | undefined): Encoding {
  const request = { headers: { 'accept-encoding': header } };
  const best = new Negotiator(request).encoding(offered, { preferred: offered });
  // Two names for one. And who takes nothing that we have gets it plain: a 406 would help nobody.
  return best === 'x-gzip' ? 'gzip' : (best ?? 'identity');
}
