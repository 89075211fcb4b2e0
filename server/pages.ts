import type { OutgoingHttpHeaders } from 'node:http';
import { withAnalyticsId } from './analytics-id';
import { areaOf } from './areas';
import type { NextAnswer } from './ask-next';
import { ByteBoundedCache } from './byte-bounded-cache';
import { CompressedBody, type BackgroundQueue } from './compressed-body';
import { contentSecurityPolicy } from './content-security-policy';
import { contentTag } from './etag';

/** An HTML document, ready to be sent. */
export interface Page {
  readonly body: CompressedBody;
  readonly policy: string;
  readonly etag: string;
  /** Where the document's preloads are; goes with it when it is sent in place of another. */
  readonly link: OutgoingHttpHeaders[string];
  readonly bytes: number;
}

/** No path: they begin with a slash. */
const notFoundKey = 'not found';

/**
 * The public pages as they were last sent, by path. That saves hashing and compressing a static
 * page twice, and it is what visitors get while Next cannot make the page (stale-if-error).
 * Nothing personal gets in here: see `isEverybodys`.
 */
export class Pages {
  readonly #kept: ByteBoundedCache<Page>;

  constructor(
    private readonly settings: {
      readonly secure: boolean;
      /** Of Google Analytics; undefined when the site counts nobody. */
      readonly analyticsId?: string | undefined;
      readonly maxBytes: number;
      readonly background: BackgroundQueue;
    },
  ) {
    this.#kept = new ByteBoundedCache(settings.maxBytes);
  }

  /** The answer as a page; a public one is kept. */
  from(path: string, made: NextAnswer): Page {
    const answer = { ...made, body: this.#withSettings(path, made.body) };
    const key = keyFor(path, answer);
    if (key === undefined) return this.#make(path, answer);
    const kept = this.#kept.get(key);
    if (kept?.body.plain.equals(answer.body) === true) return kept;
    const page = this.#make(path, answer);
    this.#kept.set(key, page);
    return page;
  }

  lastGood(path: string): Page | undefined {
    return this.#kept.get(path);
  }

  #withSettings(path: string, body: Buffer): Buffer {
    const { analyticsId } = this.settings;
    if (analyticsId === undefined || areaOf(path) !== 'site') return body;
    return withAnalyticsId(body, analyticsId);
  }

  #make(path: string, { body, headers }: NextAnswer): Page {
    const { secure, analyticsId } = this.settings;
    const analytics = analyticsId !== undefined;
    // A form that goes back is a page within an answer of the API, and has the page's policy.
    const own = headers['content-security-policy'];
    const policy =
      typeof own === 'string'
        ? own
        : contentSecurityPolicy(body, areaOf(path), { secure, analytics });
    const compressed = new CompressedBody(body, this.settings.background);
    return {
      body: compressed,
      policy,
      // Browsers do not update a kept page's policy on a 304, so a new policy needs a new tag.
      etag: contentTag(policy, body),
      link: headers['link'],
      bytes: compressed.bytes,
    };
  }
}

function keyFor(path: string, { status, headers }: NextAnswer): string | undefined {
  if (areaOf(path) !== 'site' || headers['set-cookie'] !== undefined) return undefined;
  // One for all: strangers can make up any number of paths that do not exist.
  if (status === 404) return notFoundKey;
  return status === 200 && isEverybodys(headers) ? path : undefined;
}

/** Next says by these headers that it did not look at the request when it made the page. */
function isEverybodys(headers: OutgoingHttpHeaders): boolean {
  const caching = headers['cache-control'] ?? '';
  if (/private|no-store/.test(caching)) return false;
  return caching.includes('s-maxage') || headers['x-nextjs-cache'] !== undefined;
}
