import { expect, test } from 'vitest';
import type { Exchange } from '../../src/exchange.ts';
import { next, send, serverForEach, staticPage } from './support.ts';

/** What the site says of a failed action, and what was found out about each. */
let isSendersFault = true;
const seen: (boolean | undefined)[] = [];

const { current } = serverForEach([
  (exchange: Exchange) => {
    seen.push(exchange.hasAction);
    exchange.refusalOfFailure = () =>
      isSendersFault ? { status: 400, code: 'bad-request', reason: 'Send it again.' } : undefined;
    return undefined;
  },
]);

const boundary = 'multipart/form-data; boundary=x';
const field = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n--x--\r\n`;
const post = (headers: Record<string, string>, body: string) =>
  send({ port: current().port, method: 'POST', path: '/admin', headers, body });

test.each([
  ['text/html', '<html>a stack</html>'],
  ['text/x-component', '0:{"digest":"1"}'],
])('a failure that is the sender’s is refused in place of %s', async (type, body) => {
  next.set('/admin', (_, response) => {
    response.statusCode = 500;
    response.setHeader('Content-Type', type);
    response.end(body);
  });
  const failed = () => post({ 'Content-Type': 'text/plain', 'Next-Action': 'a' }, '[');
  isSendersFault = true;
  const refused = await failed();
  expect([refused.status, refused.body.toString()]).toEqual([400, 'Send it again.\n']);
  isSendersFault = false;
  const ours = await failed();
  expect([ours.status, ours.body.toString()]).toEqual([500, body]);
});

test('what did not fail is left alone', async () => {
  isSendersFault = true;
  next.set('/admin', staticPage('<html>done</html>'));
  const { status, body } = await post({ 'Content-Type': boundary }, field('note'));
  expect([status, body.toString()]).toEqual([200, '<html>done</html>']);
});

test('a request asks for an action by its header, or by a field of its form', async () => {
  seen.length = 0;
  next.set('/admin', staticPage('<html>done</html>'));
  await post({ 'Content-Type': boundary }, field('note'));
  await post({ 'Content-Type': boundary }, field('$ACTION_REF_1'));
  await post({ 'Content-Type': boundary, 'Next-Action': 'a' }, field('note'));
  await post({ 'Content-Type': 'text/plain', 'Next-Action': 'a' }, '[]');
  await send({ port: current().port, path: '/admin', headers: { 'Next-Action': 'a' } });
  expect(seen).toEqual([false, true, true, true, false]);
});
