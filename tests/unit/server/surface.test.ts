import { Socket } from 'node:net';
import { BoundedRequest, InterceptedResponse } from 'static-next-server';
import { expect, it } from 'vitest';
import { areasWith } from '../../../server/areas';
import { keepToSurface } from '../../../server/surface';

const areaOf = areasWith({ secure: false });

async function statusOf(
  method: string,
  path: string,
  action?: string,
  type = 'multipart/form-data',
) {
  const request = new BoundedRequest(new Socket());
  request.method = method;
  request.headers['content-type'] = type;
  if (action !== undefined) request.headers['next-action'] = action;
  const response = new InterceptedResponse(request);
  const outcome = await keepToSurface({ request, response, path, area: areaOf(path) });
  return typeof outcome === 'object' ? outcome.status : undefined;
}

it('lets pages be read, forms of staff be sent, and Payload say what its routes take', async () => {
  for (const [method, path] of [
    ['GET', '/'],
    ['HEAD', '/industries/x'],
    ['POST', '/admin'],
    ['POST', '/cms/login'],
    ['DELETE', '/api/media/1'],
    ['OPTIONS', '/api/contact'],
    ['GET', '/_next/static/a.js'],
    ['GET', '/_next/nope'],
  ] as const)
    expect([method, path, await statusOf(method, path)]).toEqual([method, path, undefined]);
  expect(await statusOf('POST', '/admin', 'a0'.repeat(21))).toBeUndefined();
});

it('refuses everything else', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    for (const path of ['/', '/industries/x', '/nowhere', '/_next/static/a.js'])
      expect([method, path, await statusOf(method, path)]).toEqual([method, path, 405]);
  for (const method of ['PUT', 'PATCH', 'DELETE'])
    expect(await statusOf(method, '/admin/account')).toBe(405);
  for (const path of ['/_global-error', '/_not-found', '/_error/x'])
    expect(await statusOf('GET', path)).toBe(404);
  for (const action of ['', 'x', 'A0'.repeat(21), 'a0'.repeat(40)])
    expect(await statusOf('POST', '/admin', action)).toBe(400);
  for (const type of ['text/plain', 'application/json', '']) {
    expect(await statusOf('POST', '/cms/login', undefined, type)).toBe(415);
    expect(await statusOf('POST', '/cms/login', 'a0'.repeat(21), type)).toBeUndefined();
  }
});
