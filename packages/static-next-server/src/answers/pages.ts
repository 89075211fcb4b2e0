import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { AskNext, NextAnswer } from '../around-next/ask-next.ts';
import type { Area, Exchange } from '../exchange.ts';
import { inlineScripts } from './inline-scripts.ts';
import { createStore, KeptAnswer } from './kept-answer.ts';

/** No path: they begin with a slash. */
const notFoundKey = 'not found';
/** Next's own address of `global-not-found.tsx`: always there, always rendered on the server. */
const notFoundPath = '/_not-found';

/**
 * Decides which HTML document a visitor gets once Next's is there, and sends it. Keeps the public
 * pages as they were last sent, by path: that saves hashing and compressing a static page twice, and
 * it is what visitors get while Next cannot make the page (stale-if-error). Nothing personal gets in
 * here: see `isEverybodys`.
 */
export class Pages {
  readonly #kept: ReturnType<typeof createStore>;
  /** Paths that are answered with their last good page. */
  readonly #failing = new Set<string>();

  constructor(
    maxBytes: number,
    private readonly ask: AskNext,
  ) {
    this.#kept = createStore(maxBytes);
  }

  /** Sends the document that Next made, or a better one in its place. */
  async send(exchange: Exchange, body: Buffer): Promise<void> {
    const { response, path, area, rescue } = exchange;
    const status = response.statusCode;
    if (status >= 500 && (await rescue?.()) === true) return;
    const made: NextAnswer = { status, headers: response.getHeaders(), body };
    const answer = isEmptyNotFound(area, made) ? await this.#completeNotFound(made) : made;
    if (!response.isOpen) return;
    const page = this.from(path, area, answer);
    if (status < 500 && this.#failing.delete(path)) console.error(`GET ${path} works again.`);
    response.removeHeader('Link');
    const isKept = !/private|no-store/.test(made.headers['cache-control'] ?? '');
    await page.send(exchange, { status, isKept });
  }

  /**
   * Answers with the page as it was when Next could last make it: an edit expires a page at once,
   * and if the database dies before the next visitor comes, Next has nothing to show.
   * @returns false when there is none, and nothing was sent
   */
  async sendLastGood(exchange: Exchange): Promise<boolean> {
    const { response, path } = exchange;
    const page = this.lastGood(path);
    if (page === undefined) return false;
    if (!response.isOpen) return true;
    // Next has said why (src/instrumentation.ts).
    this.#failing.add(path);
    response.clearHeaders();
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Served', 'last-good');
    await page.send(exchange, { isKept: false });
    return true;
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

  async #completeNotFound(shell: NextAnswer): Promise<NextAnswer> {
    const complete = await this.ask(notFoundPath).catch(() => undefined);
    return complete?.status === 404 ? complete : shell;
  }
}

/**
 * `notFound()` in a page that is made on demand answers with a shell that is empty until scripts
 * run; only a path that matches no route gets the page of `global-not-found.tsx`. A visitor
 * without scripts, or a search engine, should see the same page for both.
 */
function isEmptyNotFound(area: Area, { status, body }: NextAnswer): boolean {
  const isShell = body.subarray(0, 512).includes('<html id="__next_error__"');
  return status === 404 && area.isPublic === true && isShell;
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
