import { describe, expect, it } from 'vitest';
import { warmUp } from '../../src/around-next/warm-up.ts';
import {
  areaOf,
  document,
  edit,
  lifecycle,
  logged,
  next,
  serverForEach,
  shell,
  staticPage,
  type NextAnswers,
} from './support.ts';

const { current, get, ready } = serverForEach();

describe('a page that Next cannot make', () => {
  const failing: [string, NextAnswers][] = [
    ['answers 500', staticPage(shell, 500)],
    ['throws', () => Promise.reject(new Error('database is gone'))],
    [
      'answers in plain text',
      (_, response) => {
        response.statusCode = 500;
        response.setHeader('Content-Type', 'text/plain');
        response.end('Internal Server Error');
      },
    ],
    ['never answers', () => undefined],
  ];

  it.each(failing)('is answered with its last good copy when Next %s', async (_, failure) => {
    await ready('/');
    edit(['/', failure]);
    const { status, headers, body } = await get('/?utm_source=x');
    expect(status).toBe(200);
    expect(body.toString()).toBe(document);
    expect(headers['x-served']).toBe('last-good');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
    expect(headers['content-security-policy']).toContain('sha256-');
  });

  it.each(failing)('is a failure when there is no copy and Next %s', async (_, failure) => {
    next.set('/fresh', failure);
    expect((await get('/fresh')).status).toBeGreaterThanOrEqual(500);
  });

  it('is answered though nobody has visited it, once the process is warm', async () => {
    next.set('/unvisited', staticPage(document));
    await warmUp(['/unvisited', '/broken'], { site: current().site, areaOf, lifecycle });
    edit(['/unvisited', staticPage(shell, 500)]);
    expect((await get('/unvisited')).headers['x-served']).toBe('last-good');
  });

  it('is logged when it works again, without the query; Next says what failed', async () => {
    await ready('/');
    edit(['/', staticPage(shell, 500)]);
    await get('/?email=a@b.example');
    await get('/');
    next.set('/', staticPage(document));
    await get('/');
    expect(logged).toEqual(['GET / works again.']);
  });

  it("does not stand in for the data of Next's router, which takes it for an error", async () => {
    await ready('/');
    edit(['/', staticPage(shell, 500)]);
    expect((await get('/', { rsc: '1' })).status).toBe(500);
  });

  it('does not stand in for the staff area', async () => {
    next.set('/admin', staticPage(document));
    await get('/admin');
    next.set('/admin', staticPage(shell, 500));
    expect((await get('/admin')).status).toBe(500);
  });
});
