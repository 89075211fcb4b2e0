import type { AskNext, NextAnswer } from '../around-next/ask-next.ts';
import { isRead, type Area, type Exchange } from '../exchange.ts';
import { notFoundPath } from '../next-internals/answers.ts';
import { asksForData } from '../next-internals/requests.ts';
import { refuse } from '../refuse.ts';
import { isPublicResponse, isFromBefore, isPrivate } from './public-response.ts';
import { makePage } from './make-page.ts';
import type { MissingPages } from './missing-pages.ts';
import { pathOf, type ReadyPages } from './ready-pages.ts';
import type { WholeAnswer } from './whole-answer.ts';

/** Told of each whole public page that somebody was sent, or has already and was told so. */
export type WhenShown = (
  visit: { readonly path: string; readonly request: Exchange['request'] },
  ask: AskNext,
) => void;

interface PagesOptions {
  readonly ready: ReadyPages;
  readonly ask: AskNext;
  readonly missing: MissingPages;
  /** The name of the one cookie by which a page may be another one: that of Next's draft mode. */
  readonly draftCookie: string;
  readonly whenShown?: WhenShown;
}

/**
 * Decides which page a visitor gets, and sends it: the one that is ready, the one that Next makes
 * for this request, or the last good one while Next cannot make it (stale-if-error).
 */
export class Pages {
  /** The last one, for all addresses: strangers can make up any number of them. */
  #notFound: WholeAnswer | undefined;
  /** Paths that are answered with their last good page. */
  readonly #failing = new Set<string>();

  private readonly ready: ReadyPages;
  private readonly ask: AskNext;

  constructor(private readonly options: PagesOptions) {
    this.ready = options.ready;
    this.ask = options.ask;
  }

  /** Answers with a page that is ready: the shortest way that there is. */
  sendReady({ request, response }: Pick<Exchange, 'request' | 'response'>): boolean {
    if (!this.#isPlainVisit(request)) return false;
    const path = pathOf(request);
    const page = this.ready.get(path);
    if (page?.sendNow(request, response) !== true) return false;
    if (page.kept.isPage && request.method === 'GET') this.#tellShown(path, request);
    return true;
  }

  /**
   * Has the page made that is asked for, if it is one of those that are kept, and sends it, whatever
   * else comes with the visit: Next would not look at it. What its router asks for gets its answer from
   * Next, but not before the page is made: so Next makes it for nobody in particular, and never joins
   * the visit to a making that began too early.
   * @returns false when Next is to answer
   */
  async sendMade(exchange: Exchange): Promise<boolean> {
    const { request, response, path, area, rescue } = exchange;
    const url = keptUrl(exchange);
    if (url === undefined || !this.ready.has(url)) return false;
    const made = this.ready.get(url) ?? (await this.ready.make(url, area));
    if (made === 'gone') return false;
    if (made === 'failed') return (await rescue?.()) ?? false;
    this.#sayWhenMended(path);
    if (asksForData(request.headers)) return false;
    await made.send(request, response);
    if (made.kept.isPage) this.#tellIfShown(url, exchange);
    return true;
  }

  /** Takes note of a page that Next has just sent to somebody, if it is one to be kept. */
  learn(exchange: Exchange): void {
    const { response, area } = exchange;
    const answer = { status: response.statusCode, headers: response.getHeaders() };
    const url = isPublicResponse(answer) ? keptUrl(exchange) : undefined;
    if (url !== undefined && !this.ready.has(url)) void this.ready.make(url, area);
  }

  /**
   * Sends the document that Next made, or a better one in its place.
   * @param since the last change when the visitor came
   */
  async send(exchange: Exchange, body: Buffer, since: number): Promise<void> {
    const { response, path, area, rescue } = exchange;
    const own = { status: response.statusCode, headers: response.getHeaders(), body };
    let made = await this.#newest(exchange, since, own);
    if (made.status >= 500 && (await rescue?.()) === true) return;
    if (made.status === 404 && isAtPublicAddress(area)) {
      const instead = await this.options.missing.insteadOf(exchange);
      if (!response.isOpen) return;
      if (instead !== undefined) return refuse(exchange, instead);
      made = await this.#wholeNotFound(made);
    }
    if (!response.isOpen) return;
    const page = this.#prepare(exchange, made);
    if (made.status < 500) this.#sayWhenMended(path);
    response.removeHeader('Link');
    const isPassing = made.status >= 500 && exchange.isPassingFailure?.() === true;
    if (isPassing) response.setHeader('Retry-After', '5');
    const status = isPassing ? 503 : made.status;
    await page.send(exchange, { status, mayKeep: !isPrivate(made.headers) });
    const url = isPublicResponse(made) ? keptUrl(exchange) : undefined;
    if (url !== undefined && page.isPage) this.#tellIfShown(url, exchange);
  }

  /**
   * Answers with the page as it was when Next could last make it: an edit expires a page at once,
   * and if the database dies before the next visitor comes, Next has nothing to show.
   * @returns false when there is none, and nothing was sent
   */
  async sendLastGood(exchange: Exchange): Promise<boolean> {
    const { request, response, path } = exchange;
    const page = this.#lastGood(exchange);
    if (page === undefined) return false;
    if (!response.isOpen) return true;
    // Next has said why (src/instrumentation.ts).
    this.#failing.add(path);
    response.clearHeaders();
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Served', 'last-good');
    await page.send(exchange, { mayKeep: false });
    if (page.isPage) this.#tellIfShown(pathOf(request), exchange);
    return true;
  }

  #tellIfShown(path: string, { request, isHead }: Exchange): void {
    if (isHead !== true) this.#tellShown(path, request);
  }

  #tellShown(path: string, request: Exchange['request']): void {
    this.options.whenShown?.({ path, request }, this.ask);
  }

  /** Whether the visitor gets the public page: no query and no other cookie changes it. */
  #isPlainVisit(request: Exchange['request']): boolean {
    const isDraft = request.headers.cookie?.includes(this.options.draftCookie) === true;
    return !isDraft && asksForPage(request);
  }

  /** What Next has made for this visitor, unless it began to make it before the last change. */
  async #newest(exchange: Exchange, since: number, made: NextAnswer): Promise<NextAnswer> {
    const url = keptUrl(exchange);
    return url !== undefined && isFromBefore(since, made.headers)
      ? this.ready.askUntilNew(url, since)
      : made;
  }

  /**
   * `notFound()` in a page that is made on demand answers with a shell that is empty until scripts
   * run; only a path that matches no route gets the page of `global-not-found.tsx`. A visitor without
   * scripts, or a search engine, should see the same page for both.
   */
  async #wholeNotFound(made: NextAnswer): Promise<NextAnswer> {
    const whole = await this.ask(notFoundPath).catch(() => undefined);
    return whole?.status === 404 ? { ...made, body: whole.body } : made;
  }

  #prepare(exchange: Exchange, made: NextAnswer): WholeAnswer {
    const { area } = exchange;
    if (area.isPublic !== true || made.status !== 404)
      return makePage(area, made, this.#lastGood(exchange));
    return (this.#notFound = makePage(area, made, this.#notFound).keep());
  }

  #lastGood(exchange: Exchange): WholeAnswer | undefined {
    const url = keptUrl(exchange);
    return url === undefined ? undefined : this.ready.lastGood(url);
  }

  #sayWhenMended(path: string): void {
    if (this.#failing.delete(path)) console.error(`GET ${path} works again.`);
  }
}

/** Whether a visitor asks for the page itself, whole. */
function asksForPage({ method, headers }: Exchange['request']): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.authorization === undefined &&
    !asksForData(headers) &&
    headers.range === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}

/** Under which a public page is kept. The server has written the address in the one normal way. */
function keptUrl(exchange: Exchange): string | undefined {
  const { request, area } = exchange;
  return area.isPublic === true && isRead(exchange) ? pathOf(request) : undefined;
}

const isAtPublicAddress = ({ isPublic, showsPublic }: Area): boolean =>
  isPublic === true || showsPublic === true;
