import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { NextAnswer } from '../around-next/ask-next.ts';
import type { Area } from '../exchange.ts';
import { inlineScripts } from './inline-scripts.ts';
import { createStore, KeptAnswer } from './kept-answer.ts';

/** No path: they begin with a slash. */
const notFoundKey = 'not found';

/**
 * The public pages as they were last sent, by path. That saves hashing and compressing a static
 * page twice, and it is what visitors get while Next cannot make the page (stale-if-error).
 * Nothing personal gets in here: see `isEverybodys`.
 */
export class PageStore {
  readonly #kept: ReturnType<typeof createStore>;

  constructor(maxBytes: number) {
    this.#kept = createStore(maxBytes);
  }

  /** The answer as a page; a public one is kept. */
  from(path: string, area: Area, made: NextAnswer): KeptAnswer {
    const answer = { ...made, body: area.adjust?.(made.body) ?? made.body };
    const key = area.isPublic === true ? keyFor(path, answer) : undefined;
    if (key === undefined) return makePage(area, answer);
    const kept = this.#kept.get(key);
    if (kept?.plain.equals(answer.body) === true) return kept;
    const page = makePage(area, answer);
    this.#kept.set(key, page);
    return page;
  }

  lastGood(path: string): KeptAnswer | undefined {
    return this.#kept.get(path);
  }
}

function makePage(area: Area, { body, headers: { link, ...headers } }: NextAnswer): KeptAnswer {
  // An answer before Next may be a page of another area, and then brings that one's policy.
  const own = headers['content-security-policy'];
  const policy = typeof own === 'string' ? own : area.policy(scriptHashes(body));
  const kept = new Map([['Content-Security-Policy', policy]]);
  // Where the document's preloads are: goes with it when it is sent in place of another.
  if (link !== undefined) kept.set('Link', String(link));
  return new KeptAnswer(body, kept);
}

/**
 * Next's inline scripts carry the page's data and change with its content; a nonce would make every
 * page dynamic, so a policy names each script by its hash.
 */
function scriptHashes(html: Buffer): string[] {
  const hashes = inlineScripts(html).map((script) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });
  return [...new Set(hashes)];
}

function keyFor(path: string, { status, headers }: NextAnswer): string | undefined {
  if (headers['set-cookie'] !== undefined) return undefined;
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
