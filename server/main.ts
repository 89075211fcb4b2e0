import { createServer, IncomingMessage, type ServerOptions } from 'node:http';
import next from 'next';
import { getSpoolCounts, isSpoolHealthy, openDoor } from '@/submissions/door';
import { env } from '@/env';
import { internalToken } from '@/platform/internal-token';
import { createAskNext } from './ask-next';
import { withBodyLimit } from './body-limit';
import { BackgroundQueue } from './compressed-body';
import { withDoor } from './door';
import { drainOnSignal } from './drain';
import { createDatabaseCheck, createHealth } from './health';
import { keepHeapSmall } from './heap';
import { InFlight } from './in-flight';
import { InterceptedResponse } from './intercepted-response';
import type { Lifecycle } from './lifecycle';
import { listen } from './listen';
import { PageAnswers } from './page-answers';
import { Pages } from './pages';
import { createRequestListener } from './request-listener';
import { isSecure, securityHeaders } from './response-headers';
import { StaticAssets } from './static-assets';
import { visitPages } from './warm-up';

const megabyte = 1024 * 1024;
const pagePatienceMs = 8_000;

const timeouts: ServerOptions<typeof IncomingMessage, typeof InterceptedResponse> = {
  headersTimeout: 15_000,
  // Long enough for a picture over a slow line.
  requestTimeout: 120_000,
  // Longer than a proxy in front keeps its connections (usually 60 s), so that it closes first.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

async function main(): Promise<void> {
  keepHeapSmall();
  const root = process.cwd();
  const lifecycle: Lifecycle = { prepared: false, draining: false };
  const background = new BackgroundQueue();
  const database = createDatabaseCheck(env.DATABASE_URL);
  const app = next({
    dev: false,
    dir: root,
    hostname: env.HOST,
    port: env.PORT,
    // Next would put a websocket listener on our server that never closes what it does not know.
    httpServer: createServer(),
  });
  const prepared = app.prepare();
  // Whoever comes before that waits; a failure ends the process below.
  prepared.catch(() => undefined);

  const handler = withDoor(
    withBodyLimit(async (request, response) => {
      await prepared;
      return app.getRequestHandler()(request, response);
    }),
  );
  const askNext = createAskNext(handler, new URL(env.SERVER_URL).host, pagePatienceMs);
  const pages = new Pages({
    secure: isSecure(env.SERVER_URL),
    analyticsId: env.ANALYTICS_ID,
    maxBytes: 64 * megabyte,
    background,
  });
  const server = createServer(
    { ...timeouts, IncomingMessage, ServerResponse: InterceptedResponse },
    createRequestListener({
      handler,
      security: securityHeaders(env.SERVER_URL),
      siteOrigin: new URL(env.SERVER_URL).origin,
      trustedProxyHops: env.TRUSTED_PROXY_HOPS,
      lifecycle,
      health: createHealth(lifecycle, database.check, { isSpoolHealthy, getSpoolCounts }),
      inFlight: new InFlight(512),
      assets: new StaticAssets(64 * megabyte, background),
      pages: new PageAnswers(pages, askNext),
      pagePatienceMs,
    }),
  );
  // Somebody who does not read the answer gives the connection back.
  server.setTimeout(120_000);

  drainOnSignal(server, lifecycle, () => Promise.all([app.close(), database.close()]));
  await openDoor();
  await listen(server, env.PORT, env.HOST);
  await prepared;
  lifecycle.prepared = true;
  await visitPages(root, askNext, pages, lifecycle, internalToken).catch((error: unknown) =>
    console.error('Could not warm up the public pages:', error),
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
