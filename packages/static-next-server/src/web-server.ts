import { createServer } from 'node:http';
import { InterceptedResponse } from './around-next/intercepted-response.ts';
import { boundBody } from './bound-body.ts';
import { BoundedRequest } from './bounded-request.ts';
import { answerClientErrors } from './client-errors.ts';
import { limitConnections } from './limit-connections.ts';
import type { Around, AreaOf, Exchange, Lifecycle, Shortcut, Step } from './exchange.ts';
import { fail, refuse } from './refuse.ts';
import { finishHeaders } from './response-headers.ts';
import type { Share } from './steps/places.ts';
import { readTarget } from './target.ts';
import { hasTwoHosts, twoHosts } from './two-hosts.ts';

interface WebServerOptions {
  readonly lifecycle: Lifecycle;
  readonly areaOf: AreaOf;
  /** Of every answer, whatever Next says. */
  readonly headers: ReadonlyMap<string, string>;
  readonly connections: Share;
  /** Answers from memory, before anything else is done for a request and around all that is. */
  readonly shortcut?: Shortcut | undefined;
  /** The first is the outermost. */
  readonly around?: readonly Around[];
  /** What becomes of a request, from the first to the one that answers or refuses. */
  readonly steps: readonly Step[];
}

/** After how long without a byte somebody gives the connection back. */
const idleMs = 120_000;

const timeouts = {
  headersTimeout: 15_000,
  // Long enough for a picture over a slow line.
  requestTimeout: 120_000,
  // Longer than a proxy in front keeps its connections (usually 60 s), so that it closes first.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

const ignore = () => undefined;

/** An HTTP server that takes each request through the steps, one after the other. */
export function createWebServer(options: WebServerOptions) {
  const { lifecycle, areaOf, headers, steps, shortcut, around = [] } = options;
  const server = createServer(
    { ...timeouts, IncomingMessage: BoundedRequest, ServerResponse: InterceptedResponse },
    (request, response) => {
      // A visitor who hangs up is no error of ours.
      response.on('error', ignore);
      const isUnclear = hasTwoHosts(request);
      const isPlain = !lifecycle.draining && !isUnclear;
      if (isPlain && shortcut?.({ request, response }) === 'answered') return;
      response.beforeHead = () => {
        const ofArea = exchange.area.headers;
        finishHeaders(response, ofArea === undefined ? headers : new Map([...headers, ...ofArea]));
        if (lifecycle.draining) response.shouldKeepAlive = false;
      };
      if (lifecycle.draining) response.shouldKeepAlive = false;
      // Our steps and what Next and Payload do listen for its end, each once: no leak.
      response.setMaxListeners(30);
      const target = isUnclear ? twoHosts : readTarget(request.url ?? '/');
      const path = 'path' in target ? target.path : '';
      const exchange: Exchange = { request, response, path, area: areaOf(path, request.headers) };
      // Next sees what was judged, and nothing else.
      if ('url' in target) request.url = target.url;
      const refusal = boundBody(exchange) ?? ('status' in target ? target : undefined);
      const answer = () =>
        void (refusal === undefined ? takeThrough(steps, exchange) : refuse(exchange, refusal));
      around.reduceRight<() => void>((go, each) => () => each(exchange, go), answer)();
    },
  );
  limitConnections(server, options.connections);
  answerClientErrors(server);
  server.setTimeout(idleMs);
  return server;
}

export type WebServer = ReturnType<typeof createWebServer>;

async function takeThrough(steps: readonly Step[], exchange: Exchange): Promise<void> {
  try {
    for (const step of steps) {
      const given = step(exchange);
      // A step that answers from memory is not to wait its turn for nothing.
      const outcome = given instanceof Promise ? await given : given;
      if (outcome === 'answered') return;
      if (outcome !== undefined) {
        await refuse(exchange, outcome);
        return;
      }
    }
    throw new Error('No step answers this.');
  } catch (error) {
    await fail(exchange, error);
  }
}
