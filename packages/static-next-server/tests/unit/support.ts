import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { Agent, IncomingMessage, Server, ServerResponse } from 'node:http';
import { afterEach, beforeEach, vi } from 'vitest';
import { Expiry } from '../../src/expiry/expiry.ts';
import { aroundNext } from '../../src/around-next/around-next.ts';
import { createWebServer } from '../../src/web-server.ts';
import type { Area, AreaOf, Refusal, Step } from '../../src/exchange.ts';
import { allowMethods } from '../../src/steps/allow-methods.ts';
import { checkForm } from '../../src/steps/check-form.ts';
import { health } from '../../src/steps/health.ts';
import { limitInFlight } from '../../src/steps/limit-in-flight.ts';
import { settleNonce } from '../../src/steps/request-headers.ts';

export type NextAnswers = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const policyWith = (scripts: readonly string[]) => `script-src 'self' ${scripts.join(' ')}`.trim();

const megabyte = 1024 * 1024;

export const areas = {
  site: { isPublic: true, body: { bytes: 1024, ms: 300 }, policy: policyWith },
  preview: { showsPublic: true, body: { bytes: 1024, ms: 300 }, policy: policyWith },
  staff: {
    isPersonal: true,
    hasForms: true,
    body: { bytes: megabyte, ms: 10_000 },
    policy: policyWith,
  },
  api: {
    isForPrograms: true,
    body: { bytes: megabyte, ms: 10_000 },
    policy: () => policyWith([]),
  },
} satisfies Record<string, Area>;

export const areaOf: AreaOf = (path, headers) => {
  const first = path.split('/')[1];
  const site = headers?.cookie === 'preview' ? areas.preview : areas.site;
  return first === 'api' ? areas.api : first === 'admin' ? areas.staff : site;
};

/** What Next answers, by path; a test changes it as it goes. */
export const next = new Map<string, NextAnswers>();
/** What is answered instead where Next has nothing, by path and query. */
export const elsewhere = new Map<string, Refusal>();
/** At which there is certainly no page, as the site says. */
export const missing = new Set<string>();
/** The pages that the site was told of as shown. */
export const shown: string[] = [];
/** The paths that Next was asked for, in their order. */
export const asked: string[] = [];
export const expiry = new Expiry();
export const lifecycle = { prepared: true, draining: false };
export const up = { database: true };
/** What was written to the console as an error. */
export const logged: string[] = [];

export const text = 'A page with enough text to be worth compressing. '.repeat(60);
export const document = `<html><script>a()</script><p>${text}</p></html>`;
export const notFound = '<html lang="en"><h1>Nothing here</h1></html>';
export const shell = '<!DOCTYPE html><html id="__next_error__"><head></head></html>';

export const staticPage =
  (body: string, status = 200, cache = 'HIT', seconds = 31536000): NextAnswers =>
  (request, response) => {
    response.statusCode = status;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', `s-maxage=${seconds}`);
    response.setHeader('X-Nextjs-Cache', cache);
    response.setHeader('X-Powered-By', 'Next.js, Payload');
    // As Next does: to HEAD, it has no body to say anything about.
    response.end(request.method === 'HEAD' ? undefined : body);
  };

/** What a site knows it says at once; of some addresses it has to read first. */
const soon = <Value>(path: string, value: Value): Value | Promise<Value> =>
  path.startsWith('/later') ? Promise.resolve(value) : value;

/** What an edit does: Next has other answers, and the site is told. */
export function edit(...changes: readonly (readonly [path: string, answers: NextAnswers])[]): void {
  for (const [path, answers] of changes) next.set(path, answers);
  expiry.expire(['content']);
}

const limits = {
  answering: { most: 3, mostOfOne: 3 },
  coming: { most: 20, mostOfOne: 10 },
  large: { most: 3, mostOfOne: 2 },
  // A test says who it is.
  addressOf: ({ headers, socket }: IncomingMessage) =>
    String(headers['x-test-address'] ?? socket.remoteAddress),
};

export interface Running {
  readonly site: ReturnType<typeof aroundNext>;
  readonly server: ReturnType<typeof createWebServer>;
  readonly port: number;
}

/** A server as it is composed for a site, around the Next above. */
export async function startServer(before: readonly Step[] = []): Promise<Running> {
  const headers = new Map([['X-Frame-Options', 'DENY']]);
  const site = aroundNext({
    handler: async (request, response) => {
      const [path = ''] = (request.url ?? '').split('?', 1);
      asked.push(path);
      const answer = next.get(path);
      await (answer ?? staticPage(notFound, 404))(request, response);
    },
    host: 'localhost',
    pageMs: 150,
    expiry,
    headers,
    pageStoreBytes: 1e6,
    assetBytes: 1e6,
    draftCookie: 'preview',
    isMissing: (path) => soon(path, missing.has(path)),
    whenMissing: ({ path, query }) => soon(path, elsewhere.get(path + query)),
    whenShown: ({ path }) => shown.push(path),
  });
  const server = createWebServer({
    lifecycle,
    areaOf,
    headers,
    connections: { most: 100, mostOfOne: 40 },
    shortcut: site.sendReadyPage,
    first: [site.sendMissingPage],
    steps: [
      allowMethods,
      health(lifecycle, { database: () => Promise.resolve(up.database) }),
      limitInFlight(limits),
      checkForm,
      settleNonce,
      site.intercept,
      ...before,
      site.sendKeptAsset,
      site.askNext,
    ],
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { site, server, port: portOf(server) };
}

export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Starts a server before each test, and ends it. */
export function serverForEach(before: readonly Step[] = []) {
  let running: Running | undefined;
  const current = () => {
    if (running === undefined) throw new Error('The server runs within a test only.');
    return running;
  };
  beforeEach(async () => {
    next.clear();
    elsewhere.clear();
    missing.clear();
    lifecycle.draining = false;
    up.database = true;
    logged.length = 0;
    asked.length = 0;
    shown.length = 0;
    vi.spyOn(console, 'error').mockImplementation((...parts) => void logged.push(parts.join(' ')));
    next.set('/_not-found', staticPage(notFound, 404));
    next.set('/', staticPage(document));
    running = await startServer(before);
  });
  afterEach(() => {
    current().server.close();
    current().server.closeAllConnections();
    vi.restoreAllMocks();
  });
  return {
    current,
    /** Has the page kept, as it is after its first visit. */
    ready: async (path: string) => {
      await current().site.makePage(path, areaOf(path));
    },
    get: (path: string, headers: Record<string, string> = {}, method = 'GET', agent?: Agent) =>
      send({ port: current().port, path, headers, method, agent }),
  };
}

interface Sending {
  readonly port: number;
  readonly path: string;
  readonly headers?: Record<string, string | number>;
  readonly method?: string;
  readonly agent?: Agent | undefined;
  readonly body?: string;
}

export function send({ body, ...options }: Sending): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
