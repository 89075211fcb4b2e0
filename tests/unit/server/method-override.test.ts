import type { IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { BoundedRequest, InterceptedResponse } from 'static-next-server';
import { expect, it } from 'vitest';
import { areasWith } from '../../../server/areas';
import { tameMethodOverride } from '../../../server/method-override';

const override = { 'x-payload-http-method-override': 'GET' };

async function pass(headers: IncomingHttpHeaders) {
  const request = new BoundedRequest(new Socket());
  request.headers = headers;
  const path = '/api/industries';
  const area = areasWith({ secure: false })(path);
  const response = new InterceptedResponse(request);
  return { refusal: await tameMethodOverride({ request, response, path, area }), request };
}

it('drops the method override of an anonymous request', async () => {
  const anonymous = { ...override, 'x-http-method-override': 'GET', cookie: 'a=b' };
  const { refusal, request } = await pass(anonymous);
  expect(refusal).toBeUndefined();
  expect(request.headers).toEqual({ cookie: 'a=b' });
});

it("keeps the panel's, with a body no longer than a query may be", async () => {
  const session = { ...override, cookie: 'a=b; payload-token=x' };
  const short = await pass({ ...session, 'content-length': '900' });
  expect(short.refusal).toBeUndefined();
  expect(short.request.headers).toMatchObject(override);
  const tooLarge = { status: 413, code: 'too-large' };
  expect((await pass({ ...session, 'content-length': '20000' })).refusal).toMatchObject(tooLarge);
  expect((await pass(session)).refusal).toMatchObject(tooLarge);
});
