import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import { createWebServer, limitInFlight, type Area, type Step } from 'static-next-server';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { jsonLogOptions, logConsoleAsJson } from '@/platform/log-format';
import { requestLimits } from '@/platform/limits';
import { currentRequest, withRequestId } from '@/platform/current-request';
import { createMetrics } from '~/server/watching/metrics';
import { nameRequest } from '~/server/watching/request-ids';

const port = await vi.hoisted(async () => {
  const { freePort } = await import('../../../scripts/steps/web-process.mjs');
  const free = await freePort();
  Object.assign(process.env, { METRICS_PORT: String(free), TRUSTED_PROXY_HOPS: '1' });
  return free;
});

const area: Area = { body: { bytes: 1024, ms: 1000 }, policy: () => '', isForPrograms: true };
const metrics = createMetrics();
const ids: (string | undefined)[] = [];

/** Stands for Next: says what it knows of the request after it has waited for something. */
const answer: Step = async ({ path, response }) => {
  await wait(5);
  ids.push(currentRequest()?.id);
  if (path === '/api/refused') return { status: 403, code: 'forbidden', reason: 'Not for you.' };
  response.setHeader('X-Request-Id', 'from Next');
  response.answer(200, 'well');
  return 'answered';
};

const server = createWebServer({
  lifecycle: { prepared: true, draining: false },
  areaOf: () => area,
  headers: new Map(),
  connections: { most: 100, mostOfOne: 100 },
  around: [metrics.measure, nameRequest],
  steps: [
    limitInFlight({ ...requestLimits, addressOf: () => 'one', watch: metrics.watchPlaces }),
    answer,
  ],
});

let url = '';
beforeAll(async () => {
  metrics.listen();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = z.object({ port: z.number() }).parse(server.address());
  url = `http://127.0.0.1:${taken}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await metrics.close();
});

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

test('each answer and refusal names its request, and the work knows the name', async () => {
  ids.length = 0;
  for (const path of ['/api/well', '/api/refused', '/api/%00']) {
    const { headers } = await fetch(`${url}${path}`);
    expect(headers.get('x-request-id')).toMatch(uuid);
    if (path !== '/api/%00') expect(ids.at(-1)).toBe(headers.get('x-request-id'));
  }
  expect(new Set(ids).size).toBe(ids.length);
  const named = { 'X-Request-Id': 'proxy-7f3a91' };
  expect((await fetch(url, { headers: named })).headers.get('x-request-id')).toBe('proxy-7f3a91');
  const odd = { 'X-Request-Id': 'a"b <script>' };
  expect((await fetch(url, { headers: odd })).headers.get('x-request-id')).toMatch(uuid);
  expect(currentRequest()?.id).toBeUndefined();
});

test('the figures tell requests by area and status, and what is kept waiting', async () => {
  await fetch(`${url}/industries/${'x'.repeat(20)}`);
  await fetch(`${url}/api/refused`);
  await fetch(`${url}/api/contact`);
  const answered = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answered.headers.get('content-type')).toContain('text/plain');
  const text = await answered.text();
  for (const line of [
    /^site_requests_total\{area="site",status="200"\} \d+$/m,
    /^site_requests_total\{area="api",status="403"\} \d+$/m,
    /^site_requests_total\{area="door",status="200"\} 1$/m,
    /^site_request_seconds_count\{area="door"\} 1$/m,
    /^site_requests_open\{area="door"\} 0$/m,
    /^site_places_taken\{kind="answering"\} 0$/m,
    /^site_spool_submissions\{state="waiting"\} 0$/m,
    /^site_jobs_waiting \d+$/m,
    /^site_database_connections\{name="staff",state="active"\} \d+$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
  ])
    expect(text).toMatch(line);
  // Nothing that a stranger chose, and nothing of the site itself.
  expect(text).not.toContain('xxxx');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});

test('in JSON a line is an object with its request, and without what people sent', () => {
  const lines: string[] = [];
  const last = () => z.record(z.string(), z.unknown()).parse(JSON.parse(lines.at(-1) ?? ''));
  const to = { write: (line: string) => void lines.push(line) };
  const kept = { ...console };
  try {
    logConsoleAsJson(to);
    console.error(
      'GET /x failed:',
      new Error('Failed query: insert into "users" params: ann@x.test'),
    );
    const msg = 'GET /x failed: PostgreSQL broke the connection off';
    expect(last()).toMatchObject({ level: 'error', msg });
    expect(lines.at(-1)).not.toMatch(/ann@x\.test|"users"/);
    console.info('%s is up', 'It');
    expect(last()).toMatchObject({ level: 'info', msg: 'It is up' });
  } finally {
    Object.assign(console, kept);
  }
  const logger = pino(jsonLogOptions, to);
  withRequestId('proxy-1234', () => {
    logger.error({ err: new Error('Odd') });
  });
  expect(last()).toMatchObject({ level: 'error', requestId: 'proxy-1234' });
  expect(Date.parse(String(last().time))).toBeGreaterThan(0);
  logger.info('Between requests');
  expect(last()).not.toHaveProperty('requestId');
});
