import { request as send, type IncomingMessage } from 'node:http';

import { expect, test } from '../support/site';

/** Neither fetch nor Playwright sends TRACE. */
const answerTo = (method: string, address: URL) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    send(address, { method }, (answer) => resolve(answer.resume()))
      .on('error', reject)
      .end();
  });

test('a verb that the site does not know is refused, where Next would fail', async ({
  baseURL,
}) => {
  for (const path of ['/', '/industries/fintech', '/api/contact', '/api/users', '/admin', '/none'])
    for (const method of ['TRACE', 'PROPFIND']) {
      const { statusCode, headers } = await answerTo(method, new URL(path, baseURL));
      expect([method, path, statusCode]).toEqual([method, path, 405]);
      expect(headers.allow).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
    }
});
