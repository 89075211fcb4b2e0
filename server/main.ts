import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import next from 'next';
import {
  allowMethods,
  answerBeforeNext,
  aroundNext,
  checkForm,
  createWebServer,
  drainOnSignal,
  settleNonce,
  health,
  limitInFlight,
  loadServerCode,
  readRoutes,
  refuseForeignWrites,
  stateClientAddress,
  type Answer,
  type Lifecycle,
} from 'static-next-server';
import { env, isSecure } from '@/env';
import { isOn } from '@/features';
import { writtenForms } from '@/forms';
import { expiry, expiryChannel } from '@/platform/expiry/expiry';
import { beginLog } from '@/platform/log-format';
import { connectionLimits, requestLimits } from '@/platform/limits';
import { draftCookie, readPreviewId } from '@/platform/next/draft-mode';
import { finishWork } from '@/platform/shut-down';
import { startTracing, stopTracing } from '@/platform/tracing/start-tracing';
import { getSpoolCounts, isSpoolHealthy, openDoor, submit, submitMade } from '@/submissions/door';
import { areasWith } from './areas';
import { readBrowserCode } from './browser-code';
import { countViews } from './count-views';
import { createDatabaseCheck } from './database-check';
import { freshenPages, keepBuiltPages } from './freshen-pages';
import { askForDocuments, pagesWithReact } from './react-pages';
import { limitAskedPages } from './limit-asked-pages';
import { createMetrics } from './watching/metrics';
import { tameMethodOverride } from './method-override';
import { watchMissing, knowMissing } from './missing-pages';
import { sendOwnFiles } from './own-files';
import { nameRequest } from './watching/request-ids';
import { ofUnlistedSite } from './search-engines';
import { securityHeaders } from './security-headers';
import { connectionsOf, senderOf } from './sender';
import { settlePreview } from './preview';
import { keepToSurface, knowOutages, refuseUnreadActions } from './surface';
import { traceRequests } from './watching/trace-requests';

/** One that an editor made, by its slug. */
const madeFormPath = /^\/api\/forms\/([a-z0-9-]{1,100})$/;

async function main(): Promise<void> {
  beginLog();
  await startTracing();
  const address = new URL(env.SERVER_URL);
  const lifecycle: Lifecycle = { prepared: false, draining: false };
  const browserCode = readBrowserCode(env.NEXT_DIST_DIR);
  const previewId = readPreviewId(env.NEXT_DIST_DIR);
  const routeOf = readRoutes(resolve(env.NEXT_DIST_DIR));
  const keepsReact = pagesWithReact(browserCode?.withReact ?? [], routeOf);
  const areaOf = areasWith({
    secure: isSecure,
    analyticsId: env.ANALYTICS_ID,
    browserCode,
    previewId,
    keepsReact,
  });
  const headers = new Map([...securityHeaders(isSecure), ...ofUnlistedSite]);
  const database = createDatabaseCheck(env.DATABASE_URL);
  const app = next({
    dev: false,
    dir: process.cwd(),
    hostname: env.HOST,
    port: env.PORT,
    // Next would put a websocket listener on our server that never closes what it does not know.
    httpServer: createServer(),
  });
  const prepared = app.prepare();
  // Requests before that wait; a failure ends the process below.
  prepared.catch(() => undefined);

  const views = isOn('views') ? countViews() : undefined;
  const missing = watchMissing(previewId, views?.whenFollowed);
  const site = aroundNext({
    handler: async (request, response) => {
      await prepared;
      await app.getRequestHandler()(request, response);
    },
    host: address.host,
    pageMs: 8_000,
    expiry,
    headers,
    pageStoreBytes: 64 * 2 ** 20,
    assetBytes: 64 * 2 ** 20,
    draftCookie,
    whenMissing: missing.whenMissing,
    isMissing: knowMissing(env.NEXT_DIST_DIR),
    ...(views && { whenShown: views.whenShown }),
  });

  // The door is open before Next is (docs/decisions/10); `next dev` serves the same by its routes.
  const written = new Map<string, Answer>(
    writtenForms.map((form) => [`/api/${form.name}`, (request) => submit(form, request)]),
  );
  const door = {
    get: (path: string): Answer | undefined => {
      const slug = madeFormPath.exec(path)?.[1];
      return slug === undefined ? written.get(path) : (request) => submitMade(slug, request);
    },
  };

  const metrics = env.METRICS_PORT === undefined ? undefined : createMetrics();
  const asDocument = askForDocuments(keepsReact);
  // Metrics and traces tell of these pages, too.
  const isWatched = metrics !== undefined || globalThis.tracing !== undefined;
  const server = createWebServer({
    lifecycle,
    areaOf,
    headers,
    connections: connectionsOf(connectionLimits),
    ...(isWatched
      ? {}
      : { shortcut: site.sendReadyPage, first: [asDocument, site.sendMissingPage] }),
    around: [
      ...(metrics === undefined ? [] : [metrics.measure]),
      nameRequest,
      ...(globalThis.tracing === undefined ? [] : [traceRequests]),
    ],
    steps: [
      allowMethods,
      ...(isWatched ? [site.sendReadyPage, asDocument, site.sendMissingPage] : []),
      health(lifecycle, { database: database.check, spool: isSpoolHealthy }, waitingOnDisk),
      sendOwnFiles(address.origin),
      keepToSurface,
      limitInFlight({ ...requestLimits, addressOf: senderOf, watch: metrics?.watchPlaces }),
      refuseForeignWrites(address.origin),
      ...(views ? [views.takeSeen(site.hasPage)] : []),
      checkForm,
      tameMethodOverride,
      settleNonce,
      settlePreview(previewId),
      stateClientAddress(env.TRUSTED_PROXY_HOPS),
      limitAskedPages,
      refuseUnreadActions,
      knowOutages,
      site.intercept,
      answerBeforeNext(door),
      site.sendKeptAsset,
      site.askNext,
    ],
  });

  drainOnSignal(server, lifecycle, {
    finishWork,
    closeRest: () =>
      Promise.all([
        metrics?.close(),
        app.close(),
        database.close(),
        expiryChannel.close(),
        missing.flush(),
        views?.flush(),
        stopTracing(),
      ]),
  });
  await openDoor();
  metrics?.listen();
  server.listen(env.PORT, env.HOST);
  await once(server, 'listening');
  await prepared;
  await loadServerCode(resolve(env.NEXT_DIST_DIR));
  const around = { site, areaOf, lifecycle };
  // Ready means that no page is missing, should the database go away from now on.
  const pages = await keepBuiltPages(around);
  lifecycle.prepared = true;

  // A start without this serves as well; only the first visitors wait longer.
  await freshenPages(pages, around).catch((error: unknown) =>
    console.error('Could not make the public pages anew:', error),
  );
}

/** What `/readyz` tells besides, when there is any. */
function waitingOnDisk() {
  const spool = getSpoolCounts();
  return Object.values(spool).some((count) => count > 0) ? { spool } : {};
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
