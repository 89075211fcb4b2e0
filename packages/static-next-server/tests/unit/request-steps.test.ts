import type { IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { InterceptedResponse } from '../../src/around-next/intercepted-response.ts';
import { BoundedRequest } from '../../src/bounded-request.ts';
import {
  settleNonce,
  refuseForeignWrites,
  stateClientAddress,
} from '../../src/steps/request-headers.ts';
import { areas } from './support.ts';

function exchangeWith(headers: IncomingHttpHeaders, method = 'GET') {
  const request = new BoundedRequest(new Socket());
  request.headers = headers;
  request.method = method;
  return { request, response: new InterceptedResponse(request), path: '/', area: areas.site };
}

describe('request headers', () => {
  it('let nobody hand Next a nonce', async () => {
    const exchange = exchangeWith({ 'content-security-policy': "script-src 'nonce-x'" });
    await settleNonce(exchange);
    expect(exchange.request.headers).toEqual({});
  });

  it('are believed as to the address only from a trusted proxy', async () => {
    const forged = exchangeWith({ 'x-forwarded-for': '1.2.3.4' });
    await stateClientAddress(0)(forged);
    expect(forged.request.headers['x-forwarded-for']).toBe('unknown');
    const proxied = exchangeWith({ 'x-forwarded-for': '1.2.3.4' });
    await stateClientAddress(1)(proxied);
    expect(proxied.request.headers['x-forwarded-for']).toBe('1.2.3.4');
  });
});

describe('refuseForeignWrites', () => {
  const site = 'https://agency.example';
  const write = (origin?: string, host = 'agency.example', method = 'POST') =>
    refuseForeignWrites(site)(exchangeWith({ origin, host }, method));
  const fromBrowser = (from: string) =>
    refuseForeignWrites(site)(
      exchangeWith({ host: 'agency.example', 'sec-fetch-site': from }, 'POST'),
    );

  it.each([
    ['the site itself', write(site)],
    ['the same host over plain http', write('http://127.0.0.1:3000', '127.0.0.1:3000')],
    ['the public address behind a proxy that changes the host', write(site, 'web:3000')],
    ['no origin, such as curl', write(undefined)],
    ['a browser that keeps its origin to itself', fromBrowser('same-origin')],
    ['a read from elsewhere', write('https://evil.example', 'agency.example', 'GET')],
  ])('lets in %s', async (_, outcome) => {
    expect(await outcome).toBeUndefined();
  });

  it.each([
    ['another site', write('https://evil.example')],
    ['another port of the same machine', write('http://localhost:8080', 'localhost:3000')],
    ['a sandboxed frame', write('null')],
    ['its public name without TLS', write('http://agency.example')],
    ['another scheme', write('capacitor://localhost:3000', 'localhost:3000')],
    ['another site that keeps its origin to itself', fromBrowser('cross-site')],
    ['a sibling that does', fromBrowser('same-site')],
    ['a delete from elsewhere', write('https://evil.example', 'agency.example', 'DELETE')],
  ])('refuses %s', async (_, outcome) => {
    expect(await outcome).toMatchObject({ status: 403, code: 'foreign-origin' });
  });
});
