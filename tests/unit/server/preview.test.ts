import { Socket } from 'node:net';
import { BoundedRequest, InterceptedResponse } from 'static-next-server';
import { expect, it } from 'vitest';

import { areasWith } from '../../../server/areas';
import { settlePreview } from '../../../server/preview';

const previewId = 'f00d'.repeat(8);
const areaOf = areasWith({ secure: false, previewId });
const bypass = `__prerender_bypass=${previewId}`;

async function pass(path: string, cookie?: string) {
  const request = new BoundedRequest(new Socket());
  if (cookie !== undefined) request.headers = { cookie };
  const area = areaOf(path, request.headers);
  const response = new InterceptedResponse(request);
  expect(await settlePreview(previewId)({ request, response, path, area })).toBeUndefined();
  return request.headers.cookie;
}

it('the cookie of a preview reaches pages alone', async () => {
  expect(await pass('/work', `a=b; ${bypass}; c=d`)).toBe(`a=b; c=d; ${bypass}`);
  for (const path of ['/admin', '/cms', '/api/contact', '/sitemap.xml', '/_next/image']) {
    expect(await pass(path, `a=b; ${bypass}; c=d`)).toBe('a=b; c=d');
    expect(await pass(path, `${bypass};c=d;${bypass}`)).toBe('c=d');
    expect(await pass(path, 'not__prerender_bypass=x')).toBe('not__prerender_bypass=x');
    expect(await pass(path)).toBeUndefined();
  }
});
