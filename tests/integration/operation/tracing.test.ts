import { readFileSync } from 'node:fs';
import { once } from 'node:events';

import { answerBeforeNext, createWebServer, type Area, type Step } from 'static-next-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { contactForm } from '@/forms';
import { startTracing, stopTracing } from '@/platform/tracing/start-tracing';
import { traced } from '@/platform/tracing/tracing';
import { submit } from '@/submissions/submit';
import { nameRequest } from '~/server/watching/request-ids';
import { traceRequests } from '~/server/watching/trace-requests';

import { payload } from '../../support/payload';
import { emptyTables } from '../../support/submissions/sent-submissions';

const receiver = await vi.hoisted(async () => {
  const { startOtlpReceiver } = await import('../../support/sites/otlp-receiver');
  const started = await startOtlpReceiver();
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: started.url,
    OTEL_SERVICE_NAME: 'tests',
    TRUSTED_PROXY_HOPS: '1',
  });
  return started;
});

const area: Area = { body: { bytes: 10_000, ms: 5000 }, policy: () => '', isForPrograms: true };
/** Stands for Next. */
const answer: Step = ({ path, response }) => {
  if (path.includes('nothing')) return { status: 404, code: 'not-found', reason: 'Nothing.' };
  if (path.includes('broken')) throw new Error('canary in a message');
  response.answer(200, 'well');
  return 'answered';
};
const server = createWebServer({
  lifecycle: { prepared: true, draining: false },
  areaOf: () => area,
  headers: new Map(),
  connections: { most: 100, mostOfOne: 100 },
  around: [nameRequest, traceRequests],
  steps: [
    answerBeforeNext(new Map([['/api/contact', (request) => submit(contactForm, request)]])),
    answer,
  ],
});

let url = '';
beforeAll(async () => {
  await startTracing();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  globalThis.tracing = undefined;
  server.closeAllConnections();
  server.close();
  await receiver.close();
  await emptyTables();
});

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

test('who watches is told of requests, submissions and jobs, and nothing of anybody', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const posted = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      traceparent: `00-${trace}-00f067aa0ba902b7-01`,
      Cookie: 'payload-token=canary-token',
    },
    body: JSON.stringify({ name: 'canary name', email: 'canary@a.example', message: 'canary' }),
  });
  expect(posted.status).toBe(201);
  for (const path of [
    ...['/work?q=canary', '/nothing/canary@a.example', '/received/C-canary', '/broken'],
    ...['/admin/new-password/canary', '/admin/attachments/canary/canary'],
  ])
    await (await fetch(`${url}${path}`)).text();
  expect(error).toHaveBeenCalled();
  await payload.jobs.queue({ task: 'apply-retention', input: {}, overrideAccess: true });
  await payload.jobs.run({
    where: { taskSlug: { equals: 'apply-retention' } },
    limit: 10,
    sequential: true,
    silent: { info: true },
    overrideAccess: true,
  });
  const failing = traced({ name: 'job', attributes: {} }, () =>
    Promise.reject(new TypeError('canary in a message')),
  );
  await expect(failing).rejects.toThrow('canary');
  await stopTracing();

  const told = receiver.spans.map(({ name, attributes, status }) => ({
    name,
    path: attributes['url.path'],
    status: attributes['http.response.status_code'],
    task: attributes['task'],
    error: attributes['error.type'],
    failed: status.code === 2,
  }));
  const named = (name: string) => told.filter((one) => one.name === name);
  expect(named('POST door')).toMatchObject([{ path: '/api/contact', status: 201 }]);
  expect(named('submission')).toMatchObject([{ status: 201, failed: false }]);
  expect(named('job')).toMatchObject([
    { task: 'apply-retention', failed: false },
    { error: 'TypeError', failed: true },
  ]);
  expect(named('GET site').map(({ path, status }) => [path, status])).toEqual([
    ['/work', 200],
    [undefined, 404],
    ['/received/…', 200],
    ['/broken', 500],
  ]);
  expect(named('GET admin').map(({ path }) => path)).toEqual([
    '/admin/new-password/…',
    '/admin/attachments/…',
  ]);
  const [request] = receiver.spans.filter(({ name }) => name === 'POST door');
  const [submission] = receiver.spans.filter(({ name }) => name === 'submission');
  expect(request?.traceId).toBe(trace);
  expect(submission).toMatchObject({ traceId: trace, parentSpanId: request?.spanId });
  expect([...receiver.services]).toEqual(['tests']);
  expect(receiver.bodies.every((body) => body.startsWith('/v1/traces '))).toBe(true);
  expect(receiver.bodies.join()).not.toContain('canary');
});

test('whoever does not switch it on loads nothing of it', () => {
  const tracing = globalThis.tracing;
  globalThis.tracing = undefined;
  expect(traced({ name: 'x', attributes: {} }, () => 7)).toBe(7);
  globalThis.tracing = tracing;
  for (const file of ['tracing', 'start-tracing']) {
    const text = readFileSync(`src/platform/tracing/${file}.ts`, 'utf8');
    expect(text).not.toMatch(/^import (?!type).*(opentelemetry|exporting)/m);
  }
});
