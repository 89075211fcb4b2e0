import { Pages } from '../answers/pages.ts';
import { StaticAssets } from '../answers/static-assets.ts';
import { isRead, type Exchange, type Step } from '../exchange.ts';
import { fail, refuse } from '../refuse.ts';
import { headerText } from '../response-headers.ts';
import { createAskNext, type AskNext } from './ask-next.ts';
import type { Handler } from './intercepted-response.ts';
import { streamTreatment } from './stream-treatment.ts';

export interface AroundNextOptions {
  /** Next's request handler. */
  readonly handler: Handler;
  /** The host by which Next is asked for a page that nobody visits. */
  readonly host: string;
  /** After so long a visitor gets the last good page, and an asking of our own gives up. */
  readonly pageMs: number;
  readonly pageStoreBytes: number;
  readonly assetBytes: number;
}

export interface AroundNext {
  /** Decides what becomes of the answer that a later step writes: comes before all that answer. */
  readonly intercept: Step;
  /** Answers with a script or style that is in memory. */
  readonly sendKeptAsset: Step;
  /** Has Next answer: the last step. */
  readonly askNext: Step;
  /** Asks Next without a visitor. */
  readonly ask: AskNext;
  readonly pages: Pages;
}

/** The steps that send, keep and replace what Next makes; they share what they keep. */
export function aroundNext(options: AroundNextOptions): AroundNext {
  const { handler, host, pageMs } = options;
  const assets = new StaticAssets(options.assetBytes);
  const ask = createAskNext(handler, host, pageMs);
  const pages = new Pages(options.pageStoreBytes, ask);

  return {
    intercept(exchange) {
      const { request, response, area } = exchange;
      const isPublicPage = asksForPublicPage(exchange);
      if (isPublicPage) exchange.rescue = () => pages.sendLastGood(exchange);
      const timer = isPublicPage
        ? setTimeout(() => void giveUp(exchange, pageMs), pageMs)
        : undefined;
      response.once('close', () => clearTimeout(timer));
      response.plan = {
        treat: () => {
          // A public page that failed is replaced, even where Next says so in plain text.
          const isFailedPage = response.statusCode >= 500 && isPublicPage;
          const isHtml = headerText(response, 'Content-Type').startsWith('text/html');
          const isHeld = isHtml || isFailedPage || assets.accepts(exchange);
          return isHeld ? 'hold' : streamTreatment(request, response);
        },
        whole: (_, body) => {
          clearTimeout(timer);
          const keeper = assets.accepts(exchange) ? assets : pages;
          keeper.send(exchange, body).catch((error: unknown) => fail(exchange, error));
        },
      };
      // To HEAD, Next answers without a body, which the headers of a page are made from. Node leaves
      // the body out by itself.
      if (request.method === 'HEAD' && area.isForPrograms !== true) request.method = 'GET';
      return undefined;
    },
    sendKeptAsset: assets.sendKept,
    askNext: ({ request, response }) => handler(request, response).then(() => 'answered' as const),
    ask,
    pages,
  };
}

/**
 * Whether a public page is asked for as HTML, not the data that Next's router fetches from the same
 * address. Settled at the start: Next takes the telling headers off the request.
 */
const asksForPublicPage = (exchange: Exchange) =>
  isRead(exchange) &&
  exchange.area.isPublic === true &&
  exchange.request.headers['rsc'] === undefined;

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
