import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startAbusedSite, type AbusedSite } from '../support/abuse/abused-site';

let site: AbusedSite;
beforeAll(async () => {
  site = await startAbusedSite();
});
afterAll(() => site.close());

const bodies: readonly (readonly [type: string, body: string])[] = [
  ['application/json', '{"words":"x"}'],
  ['application/json', '{'],
  ['application/x-www-form-urlencoded', ''],
  ['application/x-www-form-urlencoded', `words=${'x'.repeat(200_000)}`],
  ['multipart/form-data; boundary=a', '--b\r\n'],
  ['multipart/form-data; boundary=a', '--a--\r\n'],
  ['multipart/form-data', ''],
  ['multipart/form-data', 'x'],
  ['text/plain', 'x'],
  ['', 'x'],
];

/** On the one connection of the agent. */
const ask = (agent: Agent, method: string, path: string, [type, body]: readonly [string, string]) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(new URL(path, site.url), {
      ...{ agent, method, timeout: 10_000 },
      headers: { ...(type && { 'Content-Type': type }), 'Content-Length': body.length },
    });
    sent.on('response', (answer) => {
      text(answer).then(() => resolve(answer.statusCode ?? 0), reject);
    });
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${path} is not answered`)));
    sent.on('error', reject);
    sent.end(body);
  });

test.each([
  ...['/api/contact', '/api/quote', '/api/forms/newsletter', '/api/received/C-2222-22/add'],
  ...['/api/users/login', '/api/media', '/api/v1/conversations', '/api/incoming-mail', '/api/mcp'],
  ...['/api/mail/unsubscribe/x', '/admin', '/admin/attachments', '/admin/import-file', '/cms'],
  ...['/contact', '/nowhere'],
])('%s refuses what is odd, and its connection serves whoever comes next', async (path) => {
  for (const sent of bodies) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await ask(agent, 'POST', path, sent), sent.join(' ').slice(0, 60)).toBeLessThan(500);
    expect(await ask(agent, 'GET', '/robots.txt', ['', ''])).toBe(200);
    agent.destroy();
  }
});
