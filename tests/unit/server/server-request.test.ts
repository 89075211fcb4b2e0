import { IncomingMessage, type IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import {
  dropRequestPolicy,
  isForeignWrite,
  stateClientAddress,
  tameMethodOverride,
} from '../../../server/request-headers';
import { readUrl } from '../../../server/request-url';

describe('readUrl', () => {
  it.each([
    ['/', '/'],
    ['/industries/healthcare?x=1', '/industries/healthcare'],
    ['/caf%C3%A9', '/café'],
    ['/quote?discount=50%', '/quote'],
  ])('reads %s', (url, path) => {
    expect(readUrl(url)).toEqual({ path });
  });

  it.each([
    ['/%00', 400],
    ['/api/industries?where[slug][equals]=a%00b', 400],
    ['/item/%E0%A4%A', 400],
    ['/%', 400],
    ['http://elsewhere.example/', 400],
    ['*', 400],
    [`/?${'a'.repeat(8192)}`, 414],
  ])('refuses %.40s with %i', (url, status) => {
    expect(readUrl(url)).toMatchObject({ refusal: { status } });
  });
});

function requestWith(headers: IncomingHttpHeaders): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers = headers;
  return request;
}

describe('request headers', () => {
  const override = { 'x-payload-http-method-override': 'GET' };

  it('drops the method override of an anonymous request', () => {
    const request = requestWith({ ...override, 'x-http-method-override': 'GET', cookie: 'a=b' });
    expect(tameMethodOverride(request)).toBe(true);
    expect(request.headers).toEqual({ cookie: 'a=b' });
  });

  it("keeps the panel's, with a body no longer than a query may be", () => {
    const session = { ...override, cookie: 'a=b; payload-token=x' };
    const short = requestWith({ ...session, 'content-length': '900' });
    expect(tameMethodOverride(short)).toBe(true);
    expect(short.headers).toMatchObject(override);
    expect(tameMethodOverride(requestWith({ ...session, 'content-length': '20000' }))).toBe(false);
    expect(tameMethodOverride(requestWith(session))).toBe(false);
  });

  it('lets nobody hand Next a nonce', () => {
    const request = requestWith({ 'content-security-policy': "script-src 'nonce-x'" });
    dropRequestPolicy(request);
    expect(request.headers).toEqual({});
  });

  it('believes X-Forwarded-For only from a trusted proxy', () => {
    const forged = requestWith({ 'x-forwarded-for': '1.2.3.4' });
    stateClientAddress(forged, 0);
    expect(forged.headers['x-forwarded-for']).toBe('unknown');
    const proxied = requestWith({ 'x-forwarded-for': '1.2.3.4' });
    stateClientAddress(proxied, 1);
    expect(proxied.headers['x-forwarded-for']).toBe('1.2.3.4');
  });
});

describe('isForeignWrite', () => {
  const site = 'https://onelayer.example';
  const write = (origin?: string, host = 'onelayer.example', method = 'POST') =>
    isForeignWrite({ method, headers: { origin, host } }, site);

  it.each([
    ['the site itself', write(site)],
    ['the same host over plain http', write('http://127.0.0.1:3000', '127.0.0.1:3000')],
    ['the public address behind a proxy that changes the host', write(site, 'web:3000')],
    ['no origin, such as curl', write(undefined)],
    ['a read from elsewhere', write('https://evil.example', 'onelayer.example', 'GET')],
  ])('lets in %s', (_, foreign) => {
    expect(foreign).toBe(false);
  });

  it.each([
    ['another site', write('https://evil.example')],
    ['another port of the same machine', write('http://localhost:8080', 'localhost:3000')],
    ['a sandboxed frame', write('null')],
    ['a delete from elsewhere', write('https://evil.example', 'onelayer.example', 'DELETE')],
  ])('finds %s', (_, foreign) => {
    expect(foreign).toBe(true);
  });
});
