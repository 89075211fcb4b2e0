import { expect, it } from 'vitest';

import { developmentHeaders } from '../../../server/development-headers';
import { draftCookie } from '@/platform/next/draft-mode';

const saidAt = (source: string, cookie?: 'has' | 'missing') => {
  const found = developmentHeaders.find(
    (each) => each.source.startsWith(source) && (cookie === undefined || cookie in each),
  );
  return new Map(found?.headers.map(({ key, value }) => [key, value]));
};

it('says in development what production says, but for inline code', () => {
  const ofPages = saidAt('/(', 'missing');
  expect(ofPages.get('Content-Security-Policy')).toContain(
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline';",
  );
  expect(ofPages.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(ofPages.get('X-Content-Type-Options')).toBe('nosniff');
  expect(ofPages.get('X-Frame-Options')).toBe('DENY');
  expect(saidAt('/cms').get('Content-Security-Policy')).toContain('worker-src');
});

it('lets the panel show a preview there, too', () => {
  const ofPreview = saidAt('/(', 'has');
  expect(ofPreview.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
  expect(ofPreview.get('X-Frame-Options')).toBe('SAMEORIGIN');
  expect(JSON.stringify(developmentHeaders)).toContain(`"key":"${draftCookie}"`);
});

it.each([
  ['/', true],
  ['/work/x', true],
  ['/api-development', true],
  ['/administration', true],
  ['/cms-migration', true],
  ['/admin', false],
  ['/cms/collections', false],
  ['/_next/static/x.js', false],
])('tells public pages by the first part of their address: %s', (path, isPage) => {
  const ofPages = developmentHeaders.filter(({ source }) => source.startsWith('/('));
  expect(ofPages.map(({ source }) => new RegExp(`^${source}$`).test(path))).toEqual([
    isPage,
    isPage,
  ]);
});
