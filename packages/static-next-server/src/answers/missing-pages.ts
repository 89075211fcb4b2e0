import type { AskNext } from '../around-next/ask-next.ts';
import type { Area, Exchange, Outcome, Refusal } from '../exchange.ts';
import type { Expiry } from '../expiry/expiry.ts';
import { notFoundPath } from '../next-internals/answers.ts';
import { asksForData } from '../next-internals/requests.ts';
import { goOn, type Soon } from '../soon.ts';
import { isPrivate, lifetimeMs } from './public-response.ts';
import { makePage } from './make-page.ts';
import { ReadyAnswer } from './ready-answer.ts';
import { pathOf, type ReadyPages } from './ready-pages.ts';

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
) => Soon<Refusal | undefined>;

/**
 * Asked of a public address before Next is.
 * @returns whether there is certainly no page, so that Next need not look
 */
export type IsMissing = (path: string, ask: AskNext) => Soon<boolean>;

export interface MissingPagesOptions {
  readonly ready: ReadyPages;
  readonly ask: AskNext;
  readonly expiry: Pick<Expiry, 'time' | 'lastChange'>;
  /** Of every answer. */
  readonly headers: ReadonlyMap<string, string>;
  readonly whenMissing?: WhenMissing;
  readonly isMissing?: IsMissing;
}

/** Ready to send. */
interface NotFoundPage {
  readonly answer: ReadyAnswer;
  /** When it is too old, though nothing has expired it. */
  readonly until: number;
}

/**
 * Answers the addresses that certainly have no page with one page for all of them, which Next makes
 * once, until something expires. It is kept under no address, since strangers can make up any number.
 */
export class MissingPages {
  #last: NotFoundPage | undefined;
  /** Of the last one that was asked for, when that was. */
  #since = -1;
  #making: Promise<NotFoundPage | undefined> | undefined;

  constructor(private readonly options: MissingPagesOptions) {}

  /** Answers or redirects where there is certainly no page; leaves the rest to Next. */
  send(exchange: Exchange): Soon<Outcome> {
    const { isMissing, ask } = this.options;
    if (isMissing === undefined || asksForData(exchange.request.headers)) return undefined;
    return goOn(isMissing(exchange.path, ask), (missing) =>
      missing ? this.#sendNotFound(exchange) : undefined,
    );
  }

  /** What to answer instead of a page that says that there is none. */
  insteadOf({ request, path }: Exchange): Soon<Refusal | undefined> {
    const { url = '' } = request;
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    return this.options.whenMissing?.({ path, query, request }, this.options.ask);
  }

  #sendNotFound(exchange: Exchange): Soon<Outcome> {
    const { request, response, area } = exchange;
    return goOn(this.#notFound(area), (page) => {
      if (page === undefined) return undefined;
      // There may have been a page here.
      this.options.ready.forget(pathOf(request));
      return goOn(this.insteadOf(exchange), (instead) => {
        if (!response.isOpen) return 'answered';
        if (instead !== undefined) return instead;
        if (page.answer.sendNow(request, response)) return 'answered';
        return page.answer.send(request, response).then(() => 'answered' as const);
      });
    });
  }

  #notFound(area: Area): Soon<NotFoundPage | undefined> {
    const { lastChange, time } = this.options.expiry;
    const isOfNow = this.#since >= lastChange;
    if (isOfNow && this.#making !== undefined) return this.#making;
    if (isOfNow && this.#last !== undefined && Date.now() < this.#last.until) return this.#last;
    this.#since = time;
    const making = this.#make(area, time).then((made) => {
      // Another may have been asked for since.
      if (this.#making !== making) return made;
      this.#making = undefined;
      if (made === undefined) this.#since = -1;
      else this.#last = made;
      return made;
    });
    this.#making = making;
    return making;
  }

  async #make(area: Area, since: number): Promise<NotFoundPage | undefined> {
    const { ready, headers } = this.options;
    const made = await ready.askUntilNew(notFoundPath, since).catch(() => undefined);
    if (made?.status !== 404 || isPrivate(made.headers)) return undefined;
    const page = makePage(area, made, this.#last?.answer.kept).keep();
    const answer = new ReadyAnswer(page, made.headers, headers, { status: 404 });
    return { answer, until: Date.now() + lifetimeMs(made.headers) };
  }
}
