import { createServer, type IncomingMessage } from 'node:http';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { freePort } from '../../scripts/steps/web-process.mjs';
import { startProxy, type Proxy } from '../support/cluster/proxy';

const asked: IncomingMessage[] = [];
const site = createServer((request, response) => {
  asked.push(request);
  const caching = request.url === '/received/A' ? 'private, no-store' : 'public, max-age=0';
  response.writeHead(200, { 'Cache-Control': caching }).end(String(asked.length));
});

let url: string;
let proxy: Proxy | undefined;
beforeAll(async () => {
  const [at, port] = [await freePort(), await freePort()];
  await new Promise<void>((resolve) => site.listen(at, '127.0.0.1', resolve));
  url = `http://localhost:${port}`;
  proxy = await startProxy(process.env.NGINX_PROGRAM ?? 'nginx', port, [at, at]);
});
afterAll(async () => {
  await proxy?.close();
  site.close();
});

const twice = async (path: string) => [
  await (await fetch(url + path)).text(),
  await (await fetch(url + path)).text(),
];

test('the proxy keeps a page, and nothing of one person', async () => {
  const [page, samePage] = await twice('/work');
  expect(samePage).toBe(page);
  const [received, receivedAgain] = await twice('/received/A');
  expect(receivedAgain).not.toBe(received);
});

test('the proxy names a request itself', async () => {
  await fetch(`${url}/named`, { headers: { 'X-Request-Id': 'a-stranger-chose-this' } });
  expect(asked.at(-1)?.headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
});
