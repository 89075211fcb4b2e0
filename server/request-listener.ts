import type { IncomingMessage } from 'node:http';
import { areaOf } from './areas';
import { createExchange, type Exchange } from './exchange';
import type { Health } from './health';
import type { InFlight } from './in-flight';
import type { Handler, InterceptedResponse } from './intercepted-response';
import type { Lifecycle } from './lifecycle';
import type { PageAnswers } from './page-answers';
import {
  dropRequestPolicy,
  isForeignWrite,
  stateClientAddress,
  tameMethodOverride,
} from './request-headers';
import { readUrl } from './request-url';
import { finishHeaders } from './response-headers';
import type { StaticAssets } from './static-assets';
import { isHtml, streamTreatment } from './treatment';

export interface ListenerParts {
  readonly handler: Handler;
  readonly security: ReadonlyMap<string, string>;
  readonly siteOrigin: string;
  readonly trustedProxyHops: number;
  readonly lifecycle: Lifecycle;
  readonly health: Health;
  readonly inFlight: InFlight;
  readonly assets: StaticAssets;
  readonly pages: PageAnswers;
  /** How long a visitor waits for Next before a public page is answered without it. */
  readonly pagePatienceMs: number;
}

/** The way of every request: refused, answered from memory, or passed to Next under a plan. */
export function createRequestListener(parts: ListenerParts) {
  return (request: IncomingMessage, response: InterceptedResponse): void => {
    response.beforeHead = () => {
      finishHeaders(response, parts.security);
      if (parts.lifecycle.draining) response.setHeader('Connection', 'close');
    };
    // A visitor who hangs up is no error of ours.
    response.on('error', () => undefined);
    const url = readUrl(request.url ?? '/');
    if ('refusal' in url) {
      refuse(response, '', { ...url.refusal, code: 'bad-request' });
      return;
    }
    if (parts.health.answer(url.path, response)) return;
    if (!parts.inFlight.admit(response)) {
      response.setHeader('Retry-After', '2');
      const reason = 'Too many requests are being answered. Try again in a moment.';
      refuse(response, url.path, { status: 503, code: 'busy', reason });
      return;
    }
    if (isForeignWrite(request, parts.siteOrigin)) {
      const reason = 'Only pages of this site may write here.';
      refuse(response, url.path, { status: 403, code: 'foreign-origin', reason });
      return;
    }
    if (!tameMethodOverride(request)) {
      const reason = 'The query is too long.';
      refuse(response, url.path, { status: 413, code: 'too-large', reason });
      return;
    }
    dropRequestPolicy(request);
    stateClientAddress(request, parts.trustedProxyHops);
    answer(parts, createExchange(request, response, url.path));
  };
}

function answer(parts: ListenerParts, exchange: Exchange): void {
  const { request, response, path, isPublicPage } = exchange;
  const { assets, pages } = parts;
  const name = `${request.method ?? 'GET'} ${path}`;

  function fail(error: unknown): void {
    if (!response.isOpen) {
      if (!response.writableEnded) response.destroy();
      return;
    }
    console.error(`${name} failed:`, error);
    const reason = 'Something went wrong here. Try again in a moment.';
    void insteadOfNext({ status: 500, code: 'failed', reason });
  }

  async function insteadOfNext(refusal: Refusal): Promise<void> {
    if (await pages.sendLastGood(exchange).catch(() => false)) return;
    if (!response.isOpen) return;
    response.clearHeaders();
    response.setHeader('Retry-After', '5');
    refuse(response, path, refusal);
  }

  const patience = isPublicPage
    ? setTimeout(() => {
        if (!response.isOpen) return;
        console.error(`${name} took longer than ${parts.pagePatienceMs} ms.`);
        const reason = 'This page takes too long just now. Try again in a moment.';
        void insteadOfNext({ status: 503, code: 'busy', reason });
      }, parts.pagePatienceMs)
    : undefined;
  response.once('close', () => clearTimeout(patience));

  response.plan = {
    treat: () => {
      // A public page that failed is replaced, even where Next says so in plain text.
      const isFailedPage = response.statusCode >= 500 && isPublicPage;
      if (isHtml(response) || isFailedPage) return 'hold';
      if (assets.accepts(exchange)) return 'hold';
      return streamTreatment(request, response);
    },
    whole: (_, body) => {
      clearTimeout(patience);
      const sending = assets.accepts(exchange)
        ? assets.keepAndSend(exchange, body)
        : pages.send(exchange, body);
      sending.catch(fail);
    },
  };

  // To HEAD, Next answers without a body, which the headers of a page are made from. Node leaves
  // the body out by itself. The API keeps its own idea of HEAD.
  if (request.method === 'HEAD' && areaOf(path) !== 'api') request.method = 'GET';

  assets
    .sendKept(exchange)
    .then((isSent) => (isSent ? undefined : parts.handler(request, response)))
    .catch(fail);
}

interface Refusal {
  readonly status: number;
  /** Stable, for programs. */
  readonly code: string;
  readonly reason: string;
}

/** In the shape that the door of the forms uses, to a program; in a line of text to a person. */
function refuse(
  response: InterceptedResponse,
  path: string,
  { status, code, reason }: Refusal,
): void {
  const isForProgram = areaOf(path) === 'api';
  const type = isForProgram ? 'application/json' : 'text/plain; charset=utf-8';
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-store');
  response.answer(
    status,
    isForProgram ? JSON.stringify({ error: { code, message: reason } }) : `${reason}\n`,
  );
}
