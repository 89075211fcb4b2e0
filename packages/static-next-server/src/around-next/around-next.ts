import { MissingPages, type IsMissing, type WhenMissing } from '../answers/missing-pages.ts';
import { Pages, type WhenShown } from '../answers/pages.ts';
import { ReadyPages, type PageResult } from '../answers/ready-pages.ts';
import { StaticAssets } from '../answers/static-assets.ts';
import { isRead, type Area, type Exchange, type Shortcut, type Step } from '../exchange.ts';
import type { Expiry } from '../expiry/expiry.ts';
import { asksForData } from '../next-internals/requests.ts';
import { isCached } from '../next-internals/answers.ts';
import { fail, refuse } from '../refuse.ts';
import { headerText } from '../response-headers.ts';
import { createAskNext } from './ask-next.ts';
import type { Handler } from './intercepted-response.ts';
import { streamTreatment } from './stream-treatment.ts';

export interface AroundNextOptions {
  /** Next's request handler. */
  readonly handler: Handler;
  /** The host by which Next is asked for a page that nobody visits. */
  readonly host: string;
  /** After so long a visitor gets the last good page, and an asking of our own gives up. */
  readonly pageMs: number;
  /** What expires the pages that are kept: the one that Next's `cacheHandler` tells. */
  readonly expiry: Expiry;
  /** Of every answer, as `createWebServer` has them. */
  readonly headers: ReadonlyMap<string, string>;
  readonly pageStoreBytes: number;
  readonly assetBytes: number;
  readonly whenMissing?: WhenMissing;
  readonly isMissing?: IsMissing;
  readonly whenShown?: WhenShown;
  /** The one cookie with which a visitor may be due another page than others: that of Next's draft mode. */
  readonly draftCookie: string;
}

export interface AroundNext {
  /** Answers with a page that is ready: comes before all that costs, or is the server's shortcut. */
  readonly sendReadyPage: Shortcut;
  /** Answers where there is certainly no page: comes before all that costs, too. */
  readonly sendMissingPage: Step;
  /** Decides what becomes of the answer that a later step writes: comes before all that answer. */
  readonly intercept: Step;
  /** Answers with a script or style that is in memory. */
  readonly sendKeptAsset: Step;
  /** Has Next answer: the last step. */
  readonly askNext: Step;
  /** Whether a page is kept at a path as a browser writes it. */
  readonly hasPage: (url: string) => boolean;
  /** Has a page made anew, without a visitor. */
  readonly makePage: (url: string, area: Area) => Promise<PageResult>;
}

/** The steps that send, keep and replace what Next makes; they share what they keep. */
export function aroundNext(options: AroundNextOptions): AroundNext {
  const { handler, host, pageMs, expiry, headers } = options;
  const assets = new StaticAssets(options.assetBytes);
  const ask = createAskNext(handler, host, pageMs);
  const ready = new ReadyPages({ ask, expiry, headers, maxBytes: options.pageStoreBytes, pageMs });
  const missing = new MissingPages({ ...options, ready, ask });
  const pages = new Pages({ ...options, ready, ask, missing });

  const sendMissing: Step = (exchange) =>
    asksForPublicPage(exchange) ? missing.send(exchange) : undefined;

  return {
    sendReadyPage: (asked) => (pages.sendReady(asked) ? 'answered' : undefined),
    sendMissingPage: (exchange) => (exchange.request.hasBody ? undefined : sendMissing(exchange)),
    intercept(exchange) {
      const { request, response, area } = exchange;
      const isPublicPage = asksForPublicPage(exchange);
      const since = expiry.lastChange;
      if (isPublicPage) exchange.rescue = () => pages.sendLastGood(exchange);
      const timer = isPublicPage
        ? setTimeout(() => void giveUp(exchange, pageMs), pageMs)
        : undefined;
      response.once('close', () => clearTimeout(timer));
      response.plan = {
        treat: () => {
          pages.learn(exchange);
          if (sendersFailure(exchange) !== undefined) return 'hold';
          // A public page that failed is replaced, even where Next says so in plain text.
          const isFailedPage = response.statusCode >= 500 && isPublicPage;
          const isHtml = headerText(response, 'Content-Type').startsWith('text/html');
          if (isHtml && isNamed(exchange)) return streamTreatment(request, response);
          const isHeld = isHtml || isFailedPage || assets.accepts(exchange);
          return isHeld ? 'hold' : streamTreatment(request, response);
        },
        whole: (_, body) => {
          clearTimeout(timer);
          const refusal = sendersFailure(exchange);
          const send = () =>
            assets.accepts(exchange)
              ? assets.send(exchange, body)
              : pages.send(exchange, body, since);
          const sent = refusal === undefined ? send() : refuse(exchange, refusal);
          sent.catch((error: unknown) => fail(exchange, error));
        },
      };
      // To HEAD, Next answers without a body, which the headers of a page are made from. Node leaves
      // the body out by itself.
      if (request.method === 'HEAD' && area.isForPrograms !== true) {
        exchange.isHead = true;
        request.method = 'GET';
      }
      return undefined;
    },
    sendKeptAsset: assets.sendKept,
    async askNext(exchange) {
      if (await pages.sendMade(exchange)) return 'answered' as const;
      // It came with a body, which had to come first.
      const outcome = exchange.request.hasBody ? await sendMissing(exchange) : undefined;
      if (outcome === undefined) await handler(exchange.request, exchange.response);
      return outcome ?? ('answered' as const);
    },
    hasPage: (url) => ready.lastGood(url)?.isPage === true,
    makePage: (url, area) => ready.make(url, area),
  };
}

/**
 * Whether a public page is asked for as HTML, not the data that Next's router fetches from the same
 * address. Settled at the start: Next takes the telling headers off the request.
 */
const asksForPublicPage = (exchange: Exchange) =>
  isRead(exchange) && exchange.area.isPublic === true && !asksForData(exchange.request.headers);

/**
 * Gives a page whose scripts have the nonce of this visit its policy.
 * @returns false for any other: one that Next has kept, or a refusal, which may be one
 */
function isNamed({ nonce, area, response }: Exchange): boolean {
  if (nonce === undefined || response.statusCode !== 200) return false;
  if (isCached(response.getHeaders())) return false;
  response.setHeader(
    'Content-Security-Policy',
    area.policy([nonce, ...(area.ownScripts ?? [])], []),
  );
  response.removeHeader('Link');
  return true;
}

/** How a failure of Next is refused that comes of what was sent. */
const sendersFailure = ({ response, refusalOfFailure }: Exchange) =>
  response.statusCode < 500 ? undefined : refusalOfFailure?.();

async function giveUp(exchange: Exchange, pageMs: number): Promise<void> {
  if (!exchange.response.isOpen) return;
  console.error(`GET ${exchange.path} took longer than ${pageMs} ms.`);
  await refuse(exchange, {
    status: 503,
    code: 'busy',
    reason: 'This page takes too long just now. Try again in a moment.',
    headers: { 'Retry-After': '5' },
  });
}
