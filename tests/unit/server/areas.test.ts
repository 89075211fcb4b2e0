import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

import { BoundedRequest, InterceptedResponse, Markup } from 'static-next-server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { areasWith, toastStyles } from '../../../server/areas';
import { settlePreview } from '../../../server/preview';

const scripts = ["'sha256-a'", "'sha256-b'"];
const policyOf = (path: string, secure = false, analyticsId?: string) =>
  areasWith({ secure, analyticsId })(path).policy(scripts, ["'sha256-s'"]);

describe('the policy of a page', () => {
  it('names its scripts and nothing unsafe for scripts', () => {
    const policy = policyOf('/about');
    expect(policy.split('; ')).toContain(`script-src 'self' 'sha256-a' 'sha256-b'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('names the inline styles of a public page, and allows any where React runs', () => {
    const [, ofPage = ''] = /style-src ([^;]*);/.exec(policyOf('/about')) ?? [];
    expect(ofPage.split(' ')).toEqual(["'self'", "'unsafe-hashes'", ...toastStyles, "'sha256-s'"]);
    expect(policyOf('/api/media/file/a.html')).toContain("style-src 'self';");
    for (const path of ['/cms', '/admin'])
      expect(policyOf(path)).toContain("style-src 'self' 'unsafe-inline';");
  });

  it('names what sonner writes into a page', () => {
    const sonner = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
    const [, written = '""'] = /^__insertCSS\((".*")\);$/m.exec(sonner) ?? [];
    const texts = ['', z.string().min(1).parse(JSON.parse(written))];
    const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
    expect(hashes.map((hash) => `'sha256-${hash}'`)).toEqual(toastStyles);
  });

  it('upgrades requests only where the site is reached over https', () => {
    expect(policyOf('/', true)).toContain('upgrade-insecure-requests');
    expect(policyOf('/')).not.toContain('upgrade-insecure-requests');
  });

  it('lets players of videos in on pages alone that have one', () => {
    const frames = "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com";
    const policyWith = (path: string, html: string) =>
      areasWith({ secure: false })(path).policy(scripts, [], new Markup(Buffer.from(html)));
    const film =
      '<a href="https://vimeo.com/1" data-video="https://player.vimeo.com/video/1">Play</a>';
    for (const path of ['/', '/spring', '/insights/an-article']) {
      expect(policyWith(path, film).split('; ')).toContain(frames);
      expect(policyWith(path, '<p>data-video</p>')).not.toContain('frame-src');
    }
    for (const path of ['/cms', '/admin', '/api/insights/a'])
      expect(policyWith(path, film)).not.toContain('frame-src');
  });

  it('allows workers from memory in the panel only', () => {
    expect(policyOf('/cms/login')).toContain("worker-src 'self' blob:");
    expect(policyOf('/')).not.toContain('worker-src');
  });

  it('names no script in what the API serves: people uploaded it', () => {
    expect(policyOf('/api/media/file/a.html')).toContain("script-src 'self';");
  });

  it('lets Google in on public pages only, only where analytics is set, and no advertising', () => {
    const directives = policyOf('/about', false, 'G-1').split('; ');
    expect(directives).toContain(
      `script-src 'self' https://www.googletagmanager.com 'sha256-a' 'sha256-b'`,
    );
    expect(directives).toContain(
      "img-src 'self' data: blob: https://*.google-analytics.com https://*.googletagmanager.com",
    );
    expect(directives).toContain(
      "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
    );
    for (const path of ['/admin', '/cms', '/api/media', '/_next/static/a.js'])
      expect(policyOf(path, false, 'G-1')).toBe(policyOf(path));
    expect(policyOf('/about')).not.toContain('google');
  });
});

describe('the id of Google Analytics', () => {
  const html = Buffer.from('<html><head><title>£</title></head>text</html>');
  const adjusted = (path: string, analyticsId?: string) => {
    const page = new Markup(html);
    areasWith({ secure: false, analyticsId })(path).adjust?.(page);
    return page.toBuffer();
  };

  it('is written into public pages, where it is set', () => {
    expect(adjusted('/about', 'G-1').toString()).toBe(
      '<html><head><title>£</title><meta name="analytics-id" content="G-1"/></head>text</html>',
    );
    expect(adjusted('/about')).toEqual(html);
  });

  it.each(['/admin', '/cms', '/api/media/file/a.html'])('is not written into %s', (path) => {
    expect(adjusted(path, 'G-1')).toEqual(html);
  });
});

it('only public pages are kept', () => {
  const areaOf = areasWith({ secure: false });
  expect(areaOf('/about').isPublic).toBe(true);
  for (const path of ['/admin', '/cms/login', '/api/x', '/_next/static/a.js'])
    expect(areaOf(path).isPublic).not.toBe(true);
});

describe('a preview', () => {
  const previewId = 'f00d'.repeat(8);
  const areaOf = areasWith({ secure: false, analyticsId: 'G-1', previewId });
  const inPreview = (path: string, id = previewId) =>
    areaOf(path, { cookie: `a=b; __prerender_bypass=${id}; payload-token=x` });

  it('is kept by nobody and counted by nobody, and this site may show it in a frame', () => {
    const { isPublic, policy, headers, adjust } = inPreview('/industries/retail');
    expect(isPublic).not.toBe(true);
    expect(policy(scripts, [])).toContain("frame-ancestors 'self'");
    expect(policy(scripts, [])).not.toContain('google');
    expect(headers?.get('X-Frame-Options')).toBe('SAMEORIGIN');
    const page = new Markup(Buffer.from('<head></head>'));
    adjust?.(page);
    expect(page.toBuffer().toString()).toBe('<head></head>');
  });

  it('is none with a cookie that somebody made up, nor without one', () => {
    for (const id of ['', 'f00d', previewId.replace('f', 'e'), `${previewId}0`])
      expect(inPreview('/', id)).toBe(areaOf('/'));
    expect(areasWith({ secure: false })('/', { cookie: '__prerender_bypass=' }).isPublic).toBe(
      true,
    );
  });

  it.each([
    ['the first', `__prerender_bypass=${previewId}; a=b; __prerender_bypass=made-up`, true],
    ['the last', `__prerender_bypass=made-up; a=b; __prerender_bypass=${previewId}`, true],
    ['one that is encoded', `a=b;__prerender_bypass=%66${previewId.slice(1)}`, true],
    ['none of several', 'a=b; __prerender_bypass=x; __prerender_bypass=%', false],
    ['one without a value', 'a=b; __prerender_bypass', false],
  ])('is judged by Next as here when %s is a preview’s', (_which, cookie, isOne) => {
    expect(areaOf('/', { cookie }) === areaOf('/')).toBe(!isOne);
    const headers = { cookie };
    const request = new BoundedRequest(new Socket());
    request.headers = headers;
    const response = new InterceptedResponse(request);
    const area = areaOf('/', { cookie });
    void settlePreview(previewId)({ request, response, path: '/', area });
    expect(headers.cookie).toBe(isOne ? `a=b; __prerender_bypass=${previewId}` : 'a=b');
  });

  it('changes nothing of the staff’s pages, the API and files', () => {
    for (const path of ['/sitemap.xml', '/robots.txt', '/llms.txt', '/work.html'])
      expect(inPreview(path)).toBe(areaOf(path));
    for (const path of ['/admin', '/cms', '/cms/preview', '/api/media', '/_next/static/a.js'])
      expect(inPreview(path)).toBe(areaOf(path));
  });
});
