import type { AskNext, NextAnswer } from '../around-next/ask-next.ts';
import { isRead, type Area, type Exchange, type Refusal } from '../exchange.ts';
import type { Expiry } from '../expiry/expiry.ts';
import { isEmptyShell, notFoundPath } from '../next-internals/answers.ts';
import { asksForData } from '../next-internals/requests.ts';
import { refuse } from '../refuse.ts';
import { isEverybodys, isFromBefore, isPrivate, lifetimeMs } from './everybodys.ts';
import { makePage } from './make-page.ts';
import type { ReadyPages } from './ready-pages.ts';
import type { WholeAnswer } from './whole-answer.ts';

/**
 * Asked of each public address at which Next has nothing.
 * @returns what to answer instead of the page that says so
 */
export type WhenMissing = (
  visit: {
    readonly path: string;
    readonly query: string;
    readonly request: Exchange['request'];
  },
  ask: AskNext,
) => Promise<Refusal | undefined>;

/**
 * Asked of a public address before Next is.
 * @returns whether there is certainly no page, so that Next need not look
 */
export type IsMissing = (path: string, ask: AskNext) => Promise<boolean>;

interface PagesOptions {
  readonly ready: ReadyPages;
  readonly ask: AskNext;
  readonly expiry: Pick<Expiry, 'time' | 'lastChange'>;
  readonly whenMissing?: WhenMissing;
  readonly isMissing?: IsMissing;
  /** The name of the one cookie by which a page may be another one: that of Next's draft mode. */
  readonly draftCookie: string;
}

/** The page that says that there is none, and what Next said with it. */
interface Nothing {
  readonly page: WholeAnswer;
  readonly headers: NextAnswer['headers'];
  /** When it is too old, though nothing has expired it. */
  readonly until: number;
}

/**
 * Decides which page a visitor gets, and sends it: the one that is ready, the one that Next makes
 * for this request, or the last good one while Next cannot make it (stale-if-error).
 */
export class Pages {
  /** The last one, for all addresses: strangers can make up any number of them. */
  #notFound: WholeAnswer | undefined;
  /** The one that was made for nobody in particular, and the time at which it was asked for. */
  #nothing: { readonly since: number; readonly made: Promise<Nothing | undefined> } | undefined;
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
    return this.ready.get(pathOf(request))?.sendNow(request, response) ?? false;
  }

  /**
   * Has the page made that is asked for, if it is one of those that are kept, and sends it. What asks
   * for more than the page gets its answer from Next, but not before the page is made: so Next
   * makes it for nobody in particular, and never joins the visit to a making that began too early.
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
    if (!asksForPage(request)) return false;
    await made.send(request, response);
    return true;
  }

  /**
   * Says at an address that certainly has no page that there is none: with one page for all of them,
   * which Next makes once, until something expires.
   * @returns false when Next is to look
   */
  async sendMissing(exchange: Exchange): Promise<boolean> {
    const { request, response, path, area } = exchange;
    if (keptUrl(exchange) === undefined || asksForData(request.headers)) return false;
    if ((await this.options.isMissing?.(path, this.ask)) !== true) return false;
    const nothing = await this.#makeNothing(area);
    if (nothing === undefined) return false;
    const instead = await this.#insteadOf(exchange);
    if (!response.isOpen) return true;
    if (instead !== undefined) await refuse(exchange, instead);
    else {
      const { page, headers } = nothing;
      for (const name of ['cache-control', 'vary'])
        if (headers[name] !== undefined) response.setHeader(name, headers[name]);
      await page.send(exchange, { status: 404, mayKeep: !isPrivate(headers) });
    }
    return true;
  }

  async #makeNothing(area: Area): Promise<Nothing | undefined> {
    const { expiry } = this.options;
    const known = this.#nothing;
    if (known !== undefined && known.since >= expiry.lastChange) {
      const nothing = await known.made;
      if (nothing !== undefined && Date.now() < nothing.until) return nothing;
      // Whoever waited for it as well may have begun to make a new one: that is for all of them.
      if (this.#nothing !== known) return this.#nothing?.made;
    }
    const since = expiry.time;
    const making = { since, made: this.#askForNothing(area, since) };
    this.#nothing = making;
    return making.made;
  }

  async #askForNothing(area: Area, since: number): Promise<Nothing | undefined> {
    const answer = await this.ready.askUntilNew(notFoundPath, since).catch(() => undefined);
    if (answer?.status !== 404) return undefined;
    const page = (this.#notFound = makePage(area, answer, this.#notFound).keep());
    return { page, headers: answer.headers, until: Date.now() + lifetimeMs(answer.headers) };
  }

  /** Takes note of a page that Next has just sent to somebody, if it is one to be kept. */
  learn(exchange: Exchange): void {
    const { response, area } = exchange;
    const answer = { status: response.statusCode, headers: response.getHeaders() };
    const url = isEverybodys(answer) ? keptUrl(exchange) : undefined;
    if (url !== undefined && !this.ready.has(url)) void this.ready.make(url, area);
  }

  /**
   * Sends the document that Next made, or a better one in its place.
   * @param since the last change when the visitor came
   */
  async send(exchange: Exchange, body: Buffer, since: number): Promise<void> {
    const { response, path, rescue } = exchange;
    const own = { status: response.statusCode, headers: response.getHeaders(), body };
    const made = await this.#better(exchange, since, own);
    if (made.status >= 500 && (await rescue?.()) === true) return;
    const instead = made.status === 404 ? await this.#insteadOf(exchange) : undefined;
    if (!response.isOpen) return;
    if (instead !== undefined) return refuse(exchange, instead);
    const page = this.#prepare(exchange, made);
    if (made.status < 500) this.#sayWhenMended(path);
    response.removeHeader('Link');
    await page.send(exchange, { status: made.status, mayKeep: !isPrivate(made.headers) });
  }

  /**
   * Answers with the page as it was when Next could last make it: an edit expires a page at once,
   * and if the database dies before the next visitor comes, Next has nothing to show.
   * @returns false when there is none, and nothing was sent
   */
  async sendLastGood(exchange: Exchange): Promise<boolean> {
    const { response, path } = exchange;
    const page = this.#lastGood(exchange);
    if (page === undefined) return false;
    if (!response.isOpen) return true;
    // Next has said why (src/instrumentation.ts).
    this.#failing.add(path);
    response.clearHeaders();
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Served', 'last-good');
    await page.send(exchange, { mayKeep: false });
    return true;
  }

  /** Whether a page that is everybody's is this visitor's, too: no query and no other cookie changes it. */
  #isPlainVisit(request: Exchange['request']): boolean {
    const isDraft = request.headers.cookie?.includes(this.options.draftCookie) === true;
    return !isDraft && asksForPage(request);
  }

  async #insteadOf({ request, path, area }: Exchange): Promise<Refusal | undefined> {
    if (!isAtPublicAddress(area)) return undefined;
    const { url = '' } = request;
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    return this.options.whenMissing?.({ path, query, request }, this.ask);
  }

  /** What Next has made for this visitor, unless there is something better for everybody. */
  async #better(exchange: Exchange, since: number, made: NextAnswer): Promise<NextAnswer> {
    const url = keptUrl(exchange);
    if (url !== undefined && isFromBefore(since, made.headers))
      return this.ready.askUntilNew(url, since);
    if (!isEmptyNotFound(exchange.area, made)) return made;
    const complete = await this.ask(notFoundPath).catch(() => undefined);
    return complete?.status === 404 ? { ...made, body: complete.body } : made;
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

/** Without the query: Next says of no page that it is everybody's when it was drawn by its query. */
function pathOf({ url = '' }: Exchange['request']): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** Under which a public page is kept. The server has written the address in the one normal way. */
function keptUrl(exchange: Exchange): string | undefined {
  const { request, area } = exchange;
  return area.isPublic === true && isRead(exchange) ? pathOf(request) : undefined;
}

const isAtPublicAddress = ({ isPublic, showsPublic }: Area): boolean =>
  isPublic === true || showsPublic === true;

/**
 * `notFound()` in a page that is made on demand answers with a shell that is empty until scripts
 * run; only a path that matches no route gets the page of `global-not-found.tsx`. A visitor
 * without scripts, or a search engine, should see the same page for both.
 */
function isEmptyNotFound(area: Area, { status, body }: NextAnswer): boolean {
  return status === 404 && isAtPublicAddress(area) && isEmptyShell(body);
}
