import { createServer } from 'node:http';
import { InterceptedResponse } from './around-next/intercepted-response.ts';
import { boundBody } from './bound-body.ts';
import { BoundedRequest } from './bounded-request.ts';
import { answerClientErrors } from './client-errors.ts';
import { limitConnections, hangUpOnCrowd } from './limit-connections.ts';
import type { Around, AreaOf, Exchange, Lifecycle, Outcome, Shortcut, Step } from './exchange.ts';
import { fail, refuse } from './refuse.ts';
import { finishHeaders } from './response-headers.ts';
import type { Share } from './steps/places.ts';
import { readTarget, hasTwoHosts, twoHosts } from './target.ts';

interface WebServerOptions {
  readonly lifecycle: Lifecycle;
  readonly areaOf: AreaOf;
  /** Of every answer, whatever Next says. */
  readonly headers: ReadonlyMap<string, string>;
  readonly connections: Share;
  /** Answers from memory, before anything else is done for a request. */
  readonly shortcut?: Shortcut | undefined;
  /** Steps that answer from memory, too. Nothing stands around them: it would cost more than they do. */
  readonly first?: readonly Step[];
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
  const { lifecycle, areaOf, headers, shortcut, first = [], around = [], steps } = options;
  const server = createServer(
    { ...timeouts, IncomingMessage: BoundedRequest, ServerResponse: InterceptedResponse },
    (request, response) => {
      // A visitor who hangs up is no error of ours.
      response.on('error', ignore);
      if (hangUpOnCrowd(request, response)) return;
      const isUnclear = hasTwoHosts(request);
      const isPlain = !lifecycle.draining && !isUnclear;
      if (isPlain && shortcut?.({ request, response }) === 'answered') return;
      const target = isUnclear ? twoHosts : readTarget(request.url ?? '/');
      const path = 'path' in target ? target.path : '';
      const exchange: Exchange = { request, response, path, area: areaOf(path, request.headers) };
      response.beforeHead = () => {
        const ofArea = exchange.area.headers;
        finishHeaders(response, ofArea === undefined ? headers : new Map([...headers, ...ofArea]));
        if (lifecycle.draining) response.shouldKeepAlive = false;
      };
      if (lifecycle.draining) response.shouldKeepAlive = false;
      // Next sees what was judged, and nothing else.
      if ('url' in target) request.url = target.url;
      const refusal = boundBody(exchange) ?? ('status' in target ? target : undefined);
      const answer = () =>
        refusal === undefined
          ? takeThrough(steps, exchange, () => void fail(exchange, new Error('No step answers.')))
          : void refuse(exchange, refusal);
      const go = () => {
        // Our steps and what Next and Payload do listen for its end, each once: no leak.
        response.setMaxListeners(30);
        around.reduceRight<() => void>((inner, each) => () => each(exchange, inner), answer)();
      };
      if (refusal === undefined) takeThrough(first, exchange, go);
      else go();
    },
  );
  limitConnections(server, options.connections);
  answerClientErrors(server);
  server.setTimeout(idleMs);
  return server;
}

export type WebServer = ReturnType<typeof createWebServer>;

/**
 * Takes a request through the steps until one settles it.
 * @param otherwise called when none has
 */
function takeThrough(steps: readonly Step[], exchange: Exchange, otherwise: () => void): void {
  const from = (at: number): void => {
    const step = steps[at];
    if (step === undefined) {
      otherwise();
      return;
    }
    const settle = (outcome: Outcome) => {
      if (outcome === undefined) from(at + 1);
      else if (outcome !== 'answered')
        refuse(exchange, outcome).catch((error: unknown) => fail(exchange, error));
    };
    const outcome = step(exchange);
    // A step that answers from memory is not to wait its turn for nothing.
    if (outcome instanceof Promise)
      outcome.then(settle).catch((error: unknown) => fail(exchange, error));
    else settle(outcome);
  };
  try {
    from(0);
  } catch (error) {
    void fail(exchange, error);
  }
}
