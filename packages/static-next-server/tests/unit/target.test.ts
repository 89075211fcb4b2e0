import { describe, expect, it, test } from 'vitest';
import { readTarget } from '../../src/target.ts';
import { next, serverForEach } from './support.ts';

describe('readTarget', () => {
  it.each([
    ['/', '/', '/'],
    ['/industries/healthcare?x=1', '/industries/healthcare', '/industries/healthcare?x=1'],
    ['/caf%C3%A9', '/café', '/caf%C3%A9'],
    ['/caf%c3%a9', '/café', '/caf%C3%A9'],
    ['/quote?discount=50%', '/quote', '/quote?discount=50%'],
    ['/%61pi/%75sers?a=/../b//', '/api/users', '/api/users?a=/../b//'],
    ['/a%3Fb', '/a?b', '/a%3Fb'],
    ["/@a:$&+,;=!*'()~", "/@a:$&+,;=!*'()~", "/@a:$&+,;=!*'()~"],
    ['http://elsewhere.example/api/users?x', '/api/users', '/api/users?x'],
    ['HTTPS://elsewhere.example', '/', '/'],
    ['http://elsewhere.example?x', '/', '/?x'],
    ['/..a/b..', '/..a/b..', '/..a/b..'],
  ])('reads %s', (given, path, url) => {
    expect(readTarget(given)).toEqual({ path, url });
  });

  it.each([
    '/%00',
    '/api/industries?where[slug][equals]=a%00b',
    '/item/%E0%A4%A',
    '/%',
    '*',
    'ftp://elsewhere.example/',
    '/./api/users/login',
    '/x/../api/users/login',
    '/x/..',
    '/.',
    '/%2e/api/users',
    '/x/%2E%2e/api/users',
    '/x/.%2E/api/users',
    '/x\\..\\api',
    '/x%5C..%5Capi',
    '/api%2Fusers',
    '/api%2fusers',
    '/%252e%252E/api',
    '/api%252Fusers',
    '/api%255cusers',
    '/a%0Ab',
    '/a%7f',
    '/api#/users',
    '/x?a#b',
    'http://elsewhere.example/x/../api',
    '//elsewhere.example/../api',
  ])('refuses %s', (given) => {
    expect(readTarget(given)).toMatchObject({ status: 400 });
  });

  it('refuses what is too long', () => {
    expect(readTarget(`/?${'a'.repeat(8192)}`)).toMatchObject({ status: 414 });
  });

  it.each([
    ['//api//users', '/api/users'],
    ['/industries/', '/industries'],
    ['//elsewhere.example', '/elsewhere.example'],
    ['/%61pi/?x=//', '/api?x=//'],
  ])('sends %s to the path without empty parts', (given, Location) => {
    expect(readTarget(given)).toMatchObject({ status: 308, headers: { Location } });
  });

  it('takes one form for the same path, whatever is read again', () => {
    for (const given of ['/%61pi/x', '/caf%c3%a9', '/a%3fb%23', '/@%40']) {
      const first = readTarget(given);
      expect('url' in first && readTarget(first.url)).toEqual(first);
    }
  });
});

const { get } = serverForEach();

test('Next is asked for the very path that was judged', async () => {
  const seen: string[] = [];
  next.set('/api/users', ({ url = '' }, response) => {
    seen.push(url);
    response.end();
  });
  for (const path of ['/api/users', '/%61pi/users?x', '/api/u%73ers']) await get(path);
  expect(seen).toEqual(['/api/users', '/api/users?x', '/api/users']);
});
